// Where the page is: a path, changed without loading anew.
export type Place =
  | { page: "start" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "carry"; code: string }
  | { page: "replay"; id: string }
  | { page: "lost" };

/** Reads a path as a place. */
export function placeOf(path: string, hash = ""): Place {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second] = parts;
  if (parts.length === 0) return { page: "start" };
  if (parts.length === 2 && second) {
    if (first === "t") return { page: "table", id: second };
    if (first === "rules") return { page: "rules", game: second, clause: hash.replace("#", "") || null };
    if (first === "replay") return { page: "replay", id: second };
    if (first === "carry") return { page: "carry", code: second };
  }
  return { page: "lost" };
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const route = new Route();

/** Lets links of our own change the page without loading it anew: <main use:links>. */
export function links(node: HTMLElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    route.go(link.pathname + link.search + link.hash);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}

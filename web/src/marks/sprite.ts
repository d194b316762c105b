// All drawings as symbols, put into the page once: a <use> finds them by id and inherits the inks of its place.
import marks from "./marks.svg?raw";

export function addSprite(): void {
  const sprite = new DOMParser().parseFromString(marks, "image/svg+xml").documentElement;
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(sprite);
}

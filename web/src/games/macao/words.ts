// What the table of Les Ombres de Macao says itself: cards, outlooks, and the question on the plate.
import type { MacaoOutlook, MacaoView } from "../../api/schema";
import { say } from "../../words/words.svelte";
import type { Board, Progress, Question } from "../game";
import { aim } from "./aim.svelte";
import { isCard, outlookOf } from "./notation";

export const resourceName = (resource: string): string => say(`macao-resource-${resource}`);
export const kindName = (view: MacaoView, name: string): string => say(`macao-kind-${view.cards[name]?.kind ?? "widow"}`);

/** A card with what it produces; a Widow needs none. */
export function cardName(view: MacaoView, name: string): string {
  const card = view.cards[name];
  if (!card || card.kind === "widow") return kindName(view, name);
  const kind = kindName(view, name);
  const resource = resourceName(card.produces);
  const [one, two] = card.links;
  if (one && two) return say("macao-card-trader", { kind, one: resourceName(one), two: resourceName(two), resource });
  return say("macao-card", { kind, resource });
}

export const tileName = (tile: string): string => say(`macao-tile-${tile}`);
export const targetName = (view: MacaoView, target: string): string => (isCard(view, target) ? cardName(view, target) : tileName(target));
export const needsText = (needs: string): string => say(`macao-needs-${needs.replaceAll(" ", "-")}`);

export function costText(view: MacaoView, target: string): string {
  const tile = view.tiles[target];
  if (tile?.needs) return needsText(tile.needs);
  const cost = (isCard(view, target) ? view.cards[target]?.cost : tile?.cost) ?? [];
  const units = [...new Set(cost)].map((unit) => [resourceName(unit), cost.filter((other) => other === unit).length] as const);
  return units.map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");
}

/** How near one is to a target, in a sentence: what it takes, or what is missing. */
export function outlookText(view: MacaoView, outlook: MacaoOutlook): string {
  if (view.tiles[outlook.target]?.needs) return say(outlook.may ? "macao-outlook-met" : "macao-outlook-unmet");
  if (outlook.short) return say("macao-outlook-missing", { count: outlook.short, helps: outlook.helps.map(resourceName).join(", ") });
  return outlook.blues ? say("macao-outlook-blue", { count: outlook.blues }) : say("macao-outlook-free");
}

export function progress(view: MacaoView): Progress {
  const all = Object.keys(view.tiles).length;
  const left = view.centre.length;
  return { text: say("macao-places-left", { left, all }), past: all - left, all };
}

function targetQuestion(view: MacaoView, target: string): Question {
  const outlook = outlookOf(view, target);
  const name = isCard(view, target) ? kindName(view, target) : tileName(target);
  const title = say(isCard(view, target) ? "macao-ask-recruit" : "macao-ask-open", { name });
  return { title, text: outlook ? outlookText(view, outlook) : costText(view, target) };
}

export function question(board: Board<MacaoView>): Question {
  const { view } = board;
  const name = board.names[view.seat] ?? "";
  if (!board.legal.length) {
    const text = view.phase === "turn" ? say("macao-ask-wait-turn") : say(`macao-ask-wait-${view.phase}`);
    return { title: say("macao-ask-wait", { name }), text };
  }
  switch (view.phase) {
    case "paying": {
      const due = view.payment!.units.filter((unit) => unit.how === "due").map((unit) => resourceName(unit.resource));
      const target = view.payment!.target;
      const title = say(isCard(view, target) ? "macao-ask-recruit" : "macao-ask-open", { name: isCard(view, target) ? kindName(view, target) : tileName(target) });
      return { title, text: say("macao-ask-pay", { resources: [...new Set(due)].join(", ") }) };
    }
    case "turn":
      if (aim.target) return targetQuestion(view, aim.target);
      if (aim.pile && view.piles[aim.pile - 1]?.top) return contactQuestion(view);
      return { title: say("macao-ask-turn"), text: say("macao-ask-turn.text") };
    case "contacting":
      if (aim.pile && view.piles[aim.pile - 1]?.top) return contactQuestion(view);
      return { title: say("macao-ask-contacting"), text: say("macao-ask-contacting.text") };
    default:
      return { title: say(`macao-ask-${view.phase}`), text: say(`macao-ask-${view.phase}.text`) };
  }
}

function contactQuestion(view: MacaoView): Question {
  const top = view.piles[aim.pile - 1]!.top!;
  return { title: say("macao-ask-contact", { name: kindName(view, top) }), text: say(`macao-effect-${view.cards[top]!.kind}`) };
}

/** The guided first rounds: one explanation a step. */
export function guide(board: Board<MacaoView>): string | null {
  const { view } = board;
  if (view.round > 4 || view.phase === "ended") return null;
  if (!board.legal.length) return "macao-guide-wait";
  if (view.phase !== "turn") return ["paying", "killing", "reserving"].includes(view.phase) ? `macao-guide-${view.phase}` : null;
  if (view.outlooks.some((outlook) => outlook.may && isCard(view, outlook.target))) return "macao-guide-recruit";
  return view.round === 1 ? "macao-guide-contact" : "macao-guide-turn";
}

/** What something is called for those who do not see it: its parts, one after the other. */
export function labelOf(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(say("macao-between"));
}

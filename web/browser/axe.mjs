// What axe-core finds on a page, and whether it scrolls sideways: one line a finding.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };

export async function findings(page, name) {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  // Through the debugger, so that the page's policy against foreign scripts stays as it is.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((rules) => window.axe.run(document, rules), RULES);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${name}: ${id}: ${node.html.slice(0, 200)} (${node.failureSummary})`)),
    ...(wide > 0 ? [`${name}: scrolls sideways by ${wide}`] : []),
  ];
}

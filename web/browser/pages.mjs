// What a stranger's browser loads for each page: bytes over the line, compressed, and when the first content is seen.
import { base, device } from "./harness.mjs";
import { openTable } from "./tables.mjs";

/** Opens a table of each game; returns the paths of all pages, by name. */
export async function pagePaths() {
  const paths = { "start page": "/", "rules of Shanghaien": "/rules/shanghaien" };
  for (const game of ["shanghaien", "macao", "montego_bay"]) {
    const page = await device();
    const id = await openTable(page, game, 2);
    paths[`table of ${game}`] = `/t/${id}`;
    if (game === "shanghaien") paths["replay of shanghaien"] = `/replay/${id}`;
    await page.context().close();
  }
  return paths;
}

/**
 * Loads a page with an empty cache; returns its bytes, requests and milliseconds to the first content. The steps of a
 * match do not count: there are as many as the match is long.
 */
export async function measure(path, locale) {
  const page = await device({ locale });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const found = { bytes: 0, requests: 0 };
  const steps = new Set();
  session.on("Network.responseReceived", ({ requestId, response }) => response.url.includes("/steps?") && steps.add(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (steps.has(requestId)) return;
    found.bytes += encodedDataLength;
    found.requests += 1;
  });
  await page.goto(base + path, { waitUntil: "networkidle" });
  await page.locator("main").waitFor();
  await page.evaluate(() => document.fonts.ready);
  found.first = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime);
  await page.context().close();
  return found;
}

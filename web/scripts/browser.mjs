// Debian's Chromium under playwright-core, as the tests and the screenshots use it.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const browserPath = process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path));

export async function launch() {
  if (!browserPath) throw new Error("No Chromium found. On Debian: apt-get install chromium; else set CHROMIUM.");
  return chromium.launch({
    executablePath: browserPath,
    args: [
      "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync",
    ],
  });
}

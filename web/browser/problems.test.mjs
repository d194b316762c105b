import assert from "node:assert/strict";
import { test } from "node:test";
import { base, device, playBot, useBrowser } from "./harness.mjs";

useBrowser();

const ANY = /.*/;

test("a bad link has a page of its own", async () => {
  const page = await device({ expected: ANY });
  for (const path of ["/t/00000000000000000000", "/t/nonsense", "/nowhere/at/all"]) {
    await page.goto(base + path);
    await page.locator(".notice h1", { hasText: "Off the chart" }).waitFor();
    await page.getByRole("link", { name: "Start page" }).waitFor();
  }
});

test("a table that was given up says so", async () => {
  const page = await device();
  await page.goto(base);
  await page.locator(".game .btn.dark").first().click();
  await page.locator("input[value=friends]").check({ force: true });
  await page.locator("dialog .btn.go").click();
  await page.getByRole("button", { name: "Give this table up" }).click();
  await page.locator(".notice h1", { hasText: "Given up" }).waitFor();
});

test("a server that is gone: the table stays, frozen, and says when it tries again; the start page says it, too", async () => {
  const page = await device({ expected: ANY });
  await playBot(page);
  await page.context().setOffline(true);
  await page.locator(".banner", { hasText: "The line is down" }).waitFor();
  assert.equal(await page.locator(".tavern .slot").count(), 6, "the table is frozen, not hidden");
  assert.equal(await page.locator(".ghost, .acts .btn:not(.off)").count(), 0);
  await page.context().setOffline(false);
  await page.locator(".banner").waitFor({ state: "detached" });
});

test("an open page learns that the server was updated, and offers to load anew", async () => {
  const page = await device({ expected: ANY });
  await playBot(page);
  await page.route(`${base}/`, (route) => route.fulfill({ body: "<!doctype html><script type=module src=/assets/index-new.js></script>" }));
  await page.context().setOffline(true);
  await page.locator(".banner", { hasText: "The line is down" }).waitFor();
  await page.context().setOffline(false);
  await page.locator(".banner", { hasText: "Portside was updated" }).waitFor();
});

test("errors in the page are shown, not swallowed, and can be put away", async () => {
  const page = await device({ expected: ANY });
  await page.goto(base);
  await page.locator(".game .btn.dark").first().waitFor();
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error("a plank is loose"))));
  await page.locator(".errors .banner", { hasText: "a plank is loose" }).waitFor();
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error("a rope is frayed");
    }),
  );
  await page.locator(".errors .banner", { hasText: "a rope is frayed" }).waitFor();
  for (const left of [1, 0]) {
    await page.locator(".errors .btn").first().click();
    await page.waitForFunction((count) => document.querySelectorAll(".errors .banner").length === count, left);
  }
});

test("a part of the client that can't be loaded says so", async () => {
  const page = await device({ expected: ANY });
  await page.route(/PlaySheet|TablePage|Start-/, (route) => route.abort());
  await page.goto(base);
  await page.locator(".errors .banner", { hasText: "Portside was updated" }).waitFor();
});

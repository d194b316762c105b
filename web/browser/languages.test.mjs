import assert from "node:assert/strict";
import { test } from "node:test";
import { base, device, useBrowser } from "./harness.mjs";

useBrowser();

const WORDS = {
  en: { play: "Play", roll: "Roll", log: "LOG" },
  fr: { play: "Jouer", roll: "Lancer", log: "JOURNAL" },
  ru: { play: "Играть", roll: "Бросить", log: "ЖУРНАЛ" },
};

for (const [lang, words] of Object.entries(WORDS)) {
  test(`the browser's language is spoken: ${lang}`, async () => {
    const page = await device({ locale: lang });
    await page.goto(base);
    await page.locator(".game .btn.dark", { hasText: words.play }).first().click();
    assert.equal(await page.locator("html").getAttribute("lang"), lang);
    await page.locator("input[value=device]").check({ force: true });
    await page.locator("dialog .btn.go").click();
    await page.locator(".acts .btn", { hasText: words.roll }).waitFor();
    assert.equal(await page.locator(".log h2").innerText(), words.log);
  });
}

test("the language is changed in play: the client's words and the server's sentences", async () => {
  const page = await device();
  await page.goto(base);
  await page.locator(".game .btn.dark").first().click();
  await page.locator("input[value=device]").check({ force: true });
  await page.locator("dialog .btn.go").click();
  await page.locator(".log li", { hasText: "The match begins." }).waitFor();
  for (const [lang, line] of [["Русский", "Партия начинается"], ["Français", "La partie commence"], ["English", "The match begins."]]) {
    await page.getByRole("button", { name: /^(Menu|Меню)$/ }).click();
    await page.getByRole("button", { name: lang }).click();
    await page.keyboard.press("Escape");
    await page.locator(".log li", { hasText: line }).waitFor();
  }
});

// Recorded matches in the server's place: the same positions each time, in every language. The messages that the
// browser of seat 0 gets are made by ../fixtures.py.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { base } from "./harness.mjs";

const HERE = import.meta.dirname;
const PYTHON = process.env.PYTHON ?? join(HERE, "../../.venv/bin/python");

export const recordPath = (game, name) => join(HERE, `../../tests/records/${game}/${name}.record`);

const made = {};

/** The messages of a recorded match, by language. */
export const messagesOf = (game, name) => (made[`${game}/${name}`] ??= make(game, name));

function make(game, name) {
  const folder = mkdtempSync(join(tmpdir(), "portside-fixture-"));
  const file = join(folder, "match.json");
  execFileSync(PYTHON, [join(HERE, "../fixtures.py"), recordPath(game, name), file]);
  const messages = JSON.parse(readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  return messages;
}

export const viewOf = (message) => message.table.match.view;
export const isMine = (message) => message.table.match.legal.length > 0;

/** Plays the server for the table /t/fixture. `live` is told how to send, and gets what the page sends. */
export async function serve(page, snapshot, steps, why, live) {
  await page.route("**/api/tables/fixture?*", (route) => route.fulfill({ json: snapshot }));
  await page.route("**/api/tables/fixture/why?*", (route) => route.fulfill({ json: why }));
  await page.route("**/api/tables/fixture/steps?*", (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [from, to] = [Number(asked.get("from")), Number(asked.get("to"))];
    return route.fulfill({ json: { steps: steps.filter(({ index }) => index >= from && index < to), total: steps.length } });
  });
  await page.routeWebSocket(/\/live/, (socket) => {
    const send = (message) => socket.send(JSON.stringify(message));
    send(snapshot);
    live(send, (hear) => socket.onMessage((text) => hear(JSON.parse(text))));
  });
}

const stepsOf = (messages) => messages.flatMap((message) => message.steps ?? []);

/** Shows the table after one of a match's messages; `next` sends the one after it, `acted` waits for an act of the page. */
export async function showAt(page, messages, index, why = []) {
  const told = messages.slice(0, index + 1);
  const snapshot = { type: "snapshot", table: messages[index].table, log: told.flatMap((message) => message.log) };
  let sent = index;
  let tell;
  let act;
  const acted = new Promise((resolve) => (act = resolve));
  await serve(page, snapshot, stepsOf(told), why, (send, onMessage) => {
    tell = send;
    onMessage((command) => {
      if (command.do !== "act") return;
      send({ type: "done", id: command.id, version: command.version });
      act(command.action);
    });
  });
  await page.goto(`${base}/t/fixture`);
  await page.locator(".chart, .text").first().waitFor();
  return { next: () => tell(messages[(sent += 1)]), acted };
}

/** Plays a whole match: each action of the page is followed by the news of it, and of all up to our next turn. */
export async function playThrough(page, messages) {
  const [snapshot, ...news] = messages;
  const mine = (message) => isMine(message) || message.table.status === "over";
  await serve(page, snapshot, stepsOf(messages), [], (send, onMessage) => {
    let next = 0;
    const advance = () => {
      do send(news[next++]);
      while (next < news.length && !mine(news[next - 1]));
    };
    if (!mine(snapshot)) advance();
    onMessage((command) => {
      if (command.do !== "act") return;
      send({ type: "done", id: command.id, version: command.version + 1 });
      advance();
    });
  });
  await page.goto(`${base}/t/fixture`);
}

// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { placeOf } from "../src/route.svelte";
import { clockText } from "../src/table/clock";
import { paragraphs, spans } from "../src/table/markdown";
import { paced } from "../src/table/pace";

describe("paths", () => {
  test.each([
    ["/", { page: "start" }],
    ["/t/abc", { page: "table", id: "abc" }],
    ["/rules/macao", { page: "rules", game: "macao", clause: null }],
    ["/carry/x", { page: "carry", code: "x" }],
    ["/t", { page: "lost" }],
    ["/t/a/b", { page: "lost" }],
  ])("%s", (path, place) => expect(placeOf(path)).toEqual(place));

  test("the hash names a clause", () => {
    expect(placeOf("/rules/shanghaien", "#SH-9")).toEqual({ page: "rules", game: "shanghaien", clause: "SH-9" });
  });
});

describe("clocks", () => {
  const say = (id: string, values = {}) => `${id} ${JSON.stringify(values)}`;
  test.each([
    [0, "0:00"],
    [7_001, "0:08"],
    [607_000, "10:07"],
    [3_600_000, "1:00:00"],
    [3 * 86_400_000, 'web-clock-days {"days":3}'],
  ])("%i ms", (left, text) => expect(clockText(left, say)).toBe(text));
});

describe("the Markdown of our rulebooks", () => {
  test("paragraphs and lists are told apart", () => {
    const blocks = paragraphs("One\ntwo.\n\n- a\n- b\n\nThree");
    expect(blocks.map(({ list, lines }) => [list, lines.length])).toEqual([[false, 2], [true, 2], [false, 1]]);
  });

  test("what looks like HTML stays text", () => {
    expect(spans("<b>no</b> **yes** *so*")).toEqual([
      { text: "<b>no</b> ", strong: false, em: false },
      { text: "yes", strong: true, em: false },
      { text: " ", strong: false, em: false },
      { text: "so", strong: false, em: true },
    ]);
  });
});

test("a story that is longer than a turn may take is hurried in proportion", () => {
  const stages = [1000, 3000, 1000].map((ms) => ({ view: null, ms }));
  expect(paced(stages).map(({ ms }) => ms)).toEqual([500, 1500, 500]);
  expect(paced(stages.slice(0, 1)).map(({ ms }) => ms)).toEqual([1000]);
});

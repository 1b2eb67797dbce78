import { describe, expect, test } from "vitest";
import {
  type Block,
  countUndescribed,
  emptyDocument,
  readingMinutes,
  type TextRun,
  wordCount,
} from "./entry-document.ts";

const id = "01890000-0000-7000-8000-000000000001";

const wordsOf = (...blocks: (Block | string)[]): number =>
  wordCount({
    version: 1,
    blocks: blocks.map((block) => (typeof block === "string" ? { kind: "paragraph", text: [{ text: block }] } : block)),
  });

const runs = (...texts: string[]): TextRun[] => texts.map((text) => ({ text }));

describe("the words of an entry", () => {
  test("are none in one without text", () => {
    expect(wordCount(emptyDocument)).toBe(0);
    expect(wordsOf("", "   ", "\n", { kind: "paragraph", text: [] })).toBe(0);
    expect(wordsOf({ kind: "divider" }, { kind: "teaserEnd" })).toBe(0);
    const cards = (["look", "product", "item", "brand"] as const).map(
      (subject) => ({ kind: "card", subject, id }) as const,
    );
    expect(wordsOf(...cards)).toBe(0);
  });

  test.each([
    ["Wool", 1],
    ["Wool, washed by hand.", 4],
    ["A well-worn, hand-me-down coat", 4],
    ["It’s Ada's, isn’t it?", 4],
    ["Wool - and silk – and linen — all of it", 8],
    ["… ! ? * & 🧥", 0],
    ["The 1960s had 3 of them", 6],
    ["one\ntwo\u00a0three\tfour", 4],
    // One word of Hindi with marks on its letters, one of French with its accent as a sign of its own.
    ["हिन्दी", 1],
    ["me\u0301langer", 1],
    ["пальто из шерсти", 3],
    ["معطف من الصوف", 3],
    ["양모 코트", 2],
  ])("“%s” has %i", (text, count) => {
    expect(wordsOf(text)).toBe(count);
  });

  test("are counted by their signs where no spaces are written", () => {
    expect(wordsOf("我的羊毛外套穿了十年。")).toBe(5);
    expect(wordsOf("コートを着る。")).toBe(3);
    expect(wordsOf("Tシャツと coat を着る")).toBe(6);
    expect(readingMinutes(wordsOf("羊毛".repeat(1_100)))).toBe(5);
  });

  test("are those of every block that holds text", () => {
    expect(
      wordsOf(
        { kind: "heading", level: 2, text: runs("What follows") },
        { kind: "list", isOrdered: true, items: [runs("Red"), runs("Blue and green")] },
        { kind: "quote", paragraphs: [runs("Which half"), runs("is yours?")] },
        { kind: "pullQuote", text: "It began" },
        { kind: "figure", layout: "inset", photos: [{ id, alt: "Not these words" }], caption: runs("Both of them") },
        // A mark within a word begins a run, and no word.
        { kind: "paragraph", text: runs("Wash", "ed by ", "hand") },
      ),
    ).toBe(2 + 4 + 4 + 2 + 3 + 3);
  });
});

test("photos without a description are counted, one by one", () => {
  const figure = (...alts: string[]): Block => ({
    ...{ kind: "figure", layout: "inset", caption: runs("Lining") },
    photos: alts.map((alt) => ({ id, alt })),
  });
  const blocks = [figure("A hook."), figure("", "  "), figure("", "A coat.")];
  expect(countUndescribed({ version: 1, blocks })).toBe(3);
  expect(countUndescribed(emptyDocument)).toBe(0);
});

describe("the minutes of reading", () => {
  test.each([
    [0, 1],
    [1, 1],
    [329, 1],
    [330, 2],
    [2_200, 10],
    [22_000, 100],
  ])("%i words take %i", (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});

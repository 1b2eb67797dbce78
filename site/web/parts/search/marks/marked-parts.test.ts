import { describe, expect, test } from "vitest";
import { markedParts } from "./marked-parts.ts";

/** With brackets around what is marked. */
const marked = (text: string, ...words: string[]): string =>
  markedParts(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join("");

describe("what is marked", () => {
  test.each([
    ["a word", "Corduroy trousers", ["corduroy"], "[Corduroy] trousers"],
    ["every place of it", "Coat on coat", ["coat"], "[Coat] on [coat]"],
    ["several words", "Rain on a wool coat", ["coat", "rain"], "[Rain] on a wool [coat]"],
    ["the beginning of a word", "Corduroy", ["cordu"], "[Cordu]roy"],
    ["a word within another", "Needlecord", ["cord"], "Needle[cord]"],
    ["words that overlap", "Corduroy", ["cordu", "duroy"], "[Corduroy]"],
    ["a letter with an accent", "Crème scarf", ["creme"], "[Crème] scarf"],
    ["an accent that is a character of its own", "Cre\u0300me", ["creme"], "[Cre\u0300me]"],
    ["only the letter that an accent belongs to", "e\u0301clair", ["e"], "[e\u0301]clair"],
    ["letters that have no accent to drop", "Łódź, Søren, Ilık", ["lodz", "soren", "ilik"], "[Łódź], [Søren], [Ilık]"],
    ["a ligature", "Afﬁliate", ["affi"], "[Afﬁ]liate"],
    ["a word of another script", "معطف صوف", ["صوف"], "معطف [صوف]"],
    ["a Greek word of capitals", "ΛΟΓΟΣ", ["λογος"], "[ΛΟΓΟΣ]"],
    ["a syllable of Hangul", "코트", ["코트".normalize("NFKD")], "[코트]"],
    ["an emoji", "A 🧥 for rain", ["🧥"], "A [🧥] for rain"],
  ])("%s", (_, text, words, expected) => {
    expect(marked(text, ...words)).toBe(expected);
  });

  test("one or two letters only where a word begins with them", () => {
    expect(marked("Coco, Marco and a co-op", "co")).toBe("[Co]co, Marco and a [co]-op");
  });

  test("nothing without words, or where none occurs", () => {
    expect(marked("Corduroy")).toBe("Corduroy");
    expect(marked("Corduroy", "", "velvet")).toBe("Corduroy");
    expect(markedParts("", ["coat"])).toEqual([]);
  });
});

describe("whatever somebody writes", () => {
  test.each([".*", "(", "[a-z]+", "\\", "$&", "^c", "a|b", "\ud83d", "\u202e", "x".repeat(200)])(
    "“%s” stands for itself, and no letter is lost",
    (word) => {
      for (const text of ["Corduroy (new) [a-z]+ .* $& \\", "half a pair: \ud83d", "\u0301\u0301", `${word} ${word}`]) {
        const parts = markedParts(text, [word]);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.map(({ at }) => at)).toEqual([...parts.map(({ at }) => at)].sort((a, b) => a - b));
      }
    },
  );

  test("signs of regular expressions are marked as they are", () => {
    expect(marked("Price (new)", "(")).toBe("Price [(]new)");
    expect(marked("100% wool", "100%")).toBe("[100%] wool");
  });
});

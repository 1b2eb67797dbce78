import { describe, expect, test } from "vitest";
import { passageBeside, passageWith } from "./passage-with.ts";

const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");

describe("a passage", () => {
  test("is the whole of a short text, on one line", () => {
    expect(passageWith("Stroke your\n corduroy downwards.", ["corduroy"])).toBe("Stroke your corduroy downwards.");
  });

  test("of a long text stands around the first of the words", () => {
    const passage = passageWith(`${long} Crème ${long} creme`, ["velvet", "creme"]);
    expect(passage).toMatch(/^…word53 .* word59 Crème word0 .*…$/);
    expect(passage?.length).toBeLessThanOrEqual(162);
  });

  test("at the beginning or the end of a text has no mark of what is left out there", () => {
    expect(passageWith(`Corduroy ${long}`, ["corduroy"])).toMatch(/^Corduroy word0 .*…$/);
    expect(passageWith(`${long} corduroy`, ["corduroy"])).toMatch(/^…word.* corduroy$/);
  });

  test("has the word, however long it is", () => {
    const word = "x".repeat(400);
    expect(passageWith(`${long} ${word} end`, ["xxx"])).toContain(word);
  });

  test("is none without one of the words", () => {
    expect(passageWith(long, ["corduroy"])).toBeNull();
    expect(passageWith("", ["corduroy"])).toBeNull();
  });

  test("stands around what the card does not show", () => {
    expect(passageBeside("Corduroy", "The corduroy nap runs down.", ["corduroy", "nap"])).toContain("nap");
    expect(passageBeside("Corduroy nap", "The corduroy nap runs down.", ["corduroy", "nap"])).toBeNull();
  });
});

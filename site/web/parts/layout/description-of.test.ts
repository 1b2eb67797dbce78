import { describe, expect, test } from "vitest";
import { descriptionOf } from "./description-of.ts";

describe("a description", () => {
  test("is what somebody wrote, followed by our sentence where that is short", () => {
    const sentence = "See what Ada wears.";
    expect(descriptionOf("I mend", sentence)).toBe("I mend. See what Ada wears.");
    expect(descriptionOf("Who mends?\n", sentence)).toBe("Who mends? See what Ada wears.");
    expect(descriptionOf("  ", sentence)).toBe(sentence);
    expect(descriptionOf(null, sentence)).toBe(sentence);
    const long = "I mend what I have, and what I can’t mend I give to people who can, on Sundays.";
    expect(descriptionOf(long, sentence)).toBe(long);
  });
});

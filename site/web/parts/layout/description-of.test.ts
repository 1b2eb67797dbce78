import { describe, expect, test } from "vitest";
import { descriptionOf, shortened } from "./description-of.ts";

describe("a description", () => {
  test("is cut between words", () => {
    const text = shortened(`A long coat, ${"worn often ".repeat(20)}`);
    expect(text).toMatch(/worn( often)?…$/);
    expect(text.length).toBeLessThanOrEqual(155);
    expect(shortened("Short\n  enough ")).toBe("Short enough");
  });

  test("without spaces is cut anywhere but within a letter", () => {
    const text = shortened("👗".repeat(100));
    expect(text.length).toBeLessThanOrEqual(155);
    expect(text).toMatch(/^(👗)+…$/u);
  });

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

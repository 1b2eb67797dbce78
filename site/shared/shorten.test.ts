import { describe, expect, test } from "vitest";
import { shorten } from "./shorten.ts";

describe("a shortened text", () => {
  test("is cut between words", () => {
    const text = shorten(`A long coat, ${"worn often ".repeat(20)}`, 155);
    expect(text).toMatch(/worn( often)?…$/);
    expect(text.length).toBeLessThanOrEqual(155);
    expect(shorten("Short\n  enough ", 155)).toBe("Short enough");
  });

  test("without spaces is cut anywhere but within a letter", () => {
    const text = shorten("👗".repeat(100), 155);
    expect(text.length).toBeLessThanOrEqual(155);
    expect(text).toMatch(/^(👗)+…$/u);
  });
});

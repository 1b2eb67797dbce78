import { expect, test } from "vitest";
import { firstSentences } from "./first-sentences.ts";

test("a quotation ends with a sentence, and has no tags", () => {
  const first = "Third soles, first uppers. They have outlived two jobs &amp; a car.";
  const rest = `I put in cedar trees every night${" and every morning".repeat(6)}.`;
  expect(firstSentences(`<p>${first} <strong>${rest}</strong></p>`)).toBe(first.replace("&amp;", "&"));
});

test("a short review is quoted whole", () => {
  expect(firstSentences("<p>Bought as a present</p>")).toBe("Bought as a present");
});

test("one endless sentence is cut between two words", () => {
  const quoted = firstSentences(`<p>${"wool and ".repeat(80)}</p>`);
  expect(quoted).toMatch(/ …$/);
  expect(quoted.length).toBeLessThan(330);
});

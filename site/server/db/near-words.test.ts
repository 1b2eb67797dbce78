import { expect, test } from "vitest";
import { nearWords } from "./near-words.ts";
import { searchedWords } from "./searched-words.ts";

const near = (search: string, name: string, text?: string) =>
  nearWords(searchedWords(search)!, name, text)?.words ?? null;

test.each([
  ["corduroi", "Corduroy thoughts", "corduroy"],
  ["cordury zoe", "Corduroy for Zoë", "corduroy zoe"],
  ["cordury hall", "The hall of corduroy", "corduroy hall"],
  ["jaket", "A jar beside the jacket", "jacket"],
  ["corduory", "A cord for corduroy", "corduroy"],
  ["caot", "A camel coat", "coat"],
  ["bluose", "Blue blouses", "blouses"],
  ["levis’ jaket", "Levi’s, jacket", "levi’s jacket"],
])("“%s” is near “%s”", (search, name, words) => {
  expect(near(search, name)).toBe(words);
});

test("nothing is near what a name or text has as it is written", () => {
  expect(near("Corduroy hall", "Hall of corduroy")).toBeNull();
  expect(near("cordu", "Corduroy")).toBeNull();
  expect(near("corduroy rain", "Corduroy", "Worn in the rain.")).toBeNull();
});

test("nothing is near one or two letters, nor where nothing was found", () => {
  expect(near("co", "Marco")).toBeNull();
  expect(nearWords(searchedWords("corduroi")!, undefined)).toBeNull();
});

test.each([
  ["corduroi", "Corduroy", "Cordura"],
  ["corduory", "Corduroy", "Cord skirt"],
])("“%s” is more like “%s” than “%s”", (search, closer, other) => {
  const similarityOf = (name: string) => nearWords(searchedWords(search)!, name)!.similarity;
  expect(similarityOf(closer)).toBeGreaterThan(similarityOf(other));
});

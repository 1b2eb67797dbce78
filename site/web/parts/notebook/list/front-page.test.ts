import { describe, expect, test } from "vitest";
import type { EntryCard } from "../../../../shared/notebook/entry.ts";
import { sampleCategory, sampleEntry } from "../testing/sample-entries.ts";
import { frontPage } from "./front-page.ts";

const [mending, cloth] = [sampleCategory("mending"), sampleCategory("cloth")];
const categories = [mending, cloth];
const numbered = (count: number, of = (_: number): EntryCard["categories"] => []) =>
  Array.from({ length: count }, (_, at) => sampleEntry(`e${at + 1}`, { categories: of(at + 1) }));

/** By their slugs. */
function arranged(entries: EntryCard[]) {
  const { cover, pair, row, aside, rest } = frontPage(entries, categories);
  const slugs = (all: readonly EntryCard[]) => all.map(({ slug }) => slug).join(" ");
  return [cover?.slug, slugs(pair), row && slugs(row.entries), aside?.entry.slug, slugs(rest)];
}

describe("the first page of the notebook", () => {
  test("has a cover, two beside each other, and the rest as a list", () => {
    expect(arranged(numbered(6))).toEqual(["e1", "e2 e3", null, undefined, "e4 e5 e6"]);
  });

  test("leaves no half of a pair", () => {
    expect(arranged([])).toEqual([undefined, "", null, undefined, ""]);
    expect(arranged(numbered(1))).toEqual(["e1", "", null, undefined, ""]);
    expect(arranged(numbered(2))).toEqual(["e1", "", null, undefined, "e2"]);
  });

  test("gives the first category with three entries a row, and another one the place beside the list", () => {
    const entries = numbered(12, (at) => (at % 2 ? [mending] : [cloth]));
    entries[0] = sampleEntry("e1", { categories: [] });
    expect(arranged(entries)).toEqual(["e1", "e2 e3", "e5 e7 e9", "e4", "e6 e8 e10 e11 e12"]);
  });

  test("prefers a category that the cover is not in", () => {
    const entries = numbered(12, (at) => (at % 2 ? [mending] : [cloth]));
    entries[0] = sampleEntry("e1", { categories: [mending] });
    expect(arranged(entries)[2]).toBe("e4 e6 e8");
  });

  test("puts only entries with a cover there", () => {
    const entries = numbered(8, () => [mending]).map((entry, at) => (at === 4 ? { ...entry, cover: null } : entry));
    expect(arranged(entries)).toEqual(["e1", "e2 e3", "e4 e6 e7", undefined, "e5 e8"]);
  });

  test("stays as it is when further entries are loaded, and shows each entry once", () => {
    const entries = numbered(48, (at) => (at > 30 ? [mending] : []));
    const before = arranged(entries.slice(0, 24));
    expect(arranged(entries).slice(0, 4)).toEqual(before.slice(0, 4));
    expect(frontPage(entries, categories).rest).toHaveLength(45);
  });
});

import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import type { SearchRefinement } from "../../shared/search/paths.ts";
import type { SearchKind } from "../../shared/search/search-kinds.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { renewKnownWords } from "./renew-known-words.ts";

const searches = (person: Person, text: string, kind?: SearchKind, refinement?: SearchRefinement) =>
  person.sees("search", paths.searchFor(text, kind, refinement));

test.each([
  ["corduroi", "corduroy"],
  ["cordury zoe", "corduroy zoe"],
])("“%s” finds nothing as it is written, and is mended to “%s”", async (text, mended) => {
  const { ada, visitor } = await testSite();
  await ada.posts("Corduroy for Zoë");
  for (const kind of [undefined, "looks"] as const)
    expect(await searches(visitor, text, kind)).toMatchObject({ text, mended, isExact: false });
});

test.each(["corduroy", "cordu", "Corduroy Zoe", "co", "grandmother"])(
  "“%s” is found as it is written, and not mended",
  async (text) => {
    const { ada, visitor } = await testSite();
    await ada.posts("Corduroy for Zoë", { text: "Of my grandmother." });
    for (const kind of [undefined, "looks"] as const) expect((await searches(visitor, text, kind)).mended).toBeNull();
  },
);

test.each([
  ["skrit", "skirt"],
  ["Bluose", "blouse"],
  ["lnien skrit", "linen skirt"],
  ["sapde", "spade"],
  ["kıızl", "kizil"],
])("“%s” has two letters swapped, and is mended to “%s”", async (text, mended) => {
  const { ada, visitor } = await testSite();
  const titles = ["Linen skirt", "A blouse", "Spadé collar", "Kızıl kazak"];
  for (const title of titles) await ada.posts(title);
  for (const kind of [undefined, "looks"] as const) {
    const { found, ...search } = await searches(visitor, text, kind);
    expect(search).toMatchObject({ mended });
    expect(found?.looks.count).toBe(1);
  }
});

test("what has two letters swapped comes before what is only similar", async () => {
  const { ada, visitor } = await testSite();
  for (const title of ["Blouse", "Blue nose", "Bluos"]) await ada.posts(title);
  const { found, mended } = await searches(visitor, "bluose", "looks");
  expect(found?.looks.items.map((card) => card.title)).toEqual(["Blouse", "Bluos", "Blue nose"]);
  expect(mended).toBe("blouse");
});

test("a word that something has, or that a known one begins with, is not taken for one with swapped letters", async () => {
  const { ada, visitor, context } = await testSite();
  await ada.posts("Formal shirt");
  await ada.posts("Grey and calm", { text: "A trail." });
  for (const title of ["From Oslo", "A clam", "A trial"]) await ada.posts(title);
  await ada.adds("Jacket from Oslo");
  await renewKnownWords(context);
  for (const [text, title] of [
    ["form", "Formal shirt"],
    ["calm", "Grey and calm"],
    ["trail", "Grey and calm"],
  ] as const) {
    const { found, mended } = await searches(ada, text);
    expect
      .soft(
        found?.looks.items.map((card) => card.title),
        text,
      )
      .toEqual([title]);
    expect.soft([found?.wardrobe.count, mended], text).toEqual([0, null]);
  }
  expect((await searches(visitor, "form trial")).found?.looks.count).toBe(0);
});

test.each(["юкба", "kıszlı", "ßkrit", "👗👗👗👗", "sk👗rit", "skrıt%_\\"])(
  "“%s” of other letters and signs finds nothing, without harm",
  async (text) => {
    const { ada, visitor } = await testSite();
    for (const title of ["Юбка", "Kızıl", "Straße", "👗"]) await ada.posts(title);
    expect((await searches(visitor, text)).found?.looks.count).toBe(0);
  },
);

test("a search is mended only where no kind has its words, to what is nearest", async () => {
  const site = await testSite();
  await site.ada.posts("Corduroy thoughts");
  await hasEntry(site, { slug: "velvet", title: "Cordura and nylon" });
  expect((await searches(site.visitor, "corduroi")).mended).toBe("corduroy");
  await hasBrand(site, { slug: "corduroi", name: "Corduroi" });
  expect((await searches(site.visitor, "corduroi")).mended).toBeNull();
  expect((await searches(site.visitor, "corduroi", "looks")).mended).toBe("corduroy");
});

test("the words of the search are marked, and those that were found in their place", async () => {
  const { ada, visitor } = await testSite();
  await ada.posts("Corduroy for Zoë");
  expect((await searches(visitor, "Cordury ZOË")).marked).toEqual(["cordury", "zoe", "corduroy"]);
});

test("an exact search finds nothing that is only similar", async () => {
  const { ada, visitor } = await testSite();
  await ada.posts("Corduroy for Zoë");
  await ada.adds("Corduroy trousers");
  for (const kind of [undefined, "looks"] as const) {
    const { found, isExact, mended } = await searches(ada, "corduroi", kind, { exact: "1" });
    expect([found?.looks.count, found?.wardrobe.count, isExact, mended]).toEqual([0, 0, true, null]);
  }
  const { found } = await searches(visitor, "corduroy zoe", "looks", { exact: "1" });
  expect(found?.looks.items).toHaveLength(1);
});

test("a member’s full name is not told by a search that nearly has it", async () => {
  const { joins, visitor } = await testSite();
  await joins("Zoe", "Lindqvist", { username: "Zoe" });
  const { found, mended, marked } = await searches(visitor, "lindqvst");
  expect(found?.members.count).toBe(1);
  expect(mended).toBeNull();
  expect(marked).toEqual(["lindqvst"]);
});

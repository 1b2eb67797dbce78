import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import type { SearchRefinement } from "../../shared/search/paths.ts";
import type { SearchKind } from "../../shared/search/search-kinds.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

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

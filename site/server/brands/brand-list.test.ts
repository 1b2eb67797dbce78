import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { maxFound } from "../../shared/search/search-kinds.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { hasBrand } from "./testing/has-brand.ts";

const slugsAt = async (person: Person, query = "") =>
  (await person.sees("brands", paths.brands + query)).brands.items.map(({ slug }) => slug);

describe("the list of brands", () => {
  test("is in the order of names, whatever their case and accents", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "zusammen" });
    await hasBrand(site, { slug: "oland", name: "Öland" });
    await hasBrand(site, { slug: "norr", name: "norr & Sund", description: "Coats from a mill town." });
    const { brands, sort, letter, search } = await site.visitor.sees("brands", paths.brands);
    expect([sort, letter, search]).toEqual(["name", null, null]);
    expect(brands).toMatchObject({
      items: [
        { slug: "norr", name: "norr & Sund", description: "Coats from a mill town.", followers: 0, products: 0 },
        { slug: "oland", name: "Öland", logo: null, rating: null, isFollowed: null },
        { slug: "zusammen", name: "Zusammen" },
      ],
      previous: null,
      next: null,
    });
  });

  test("is sorted by followers and by age, too", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "old", createdAt: new Date("2026-01-01") });
    await hasBrand(site, { slug: "new", createdAt: new Date("2026-02-01") });
    await site.ada.followsBrand("old");
    expect(await slugsAt(site.visitor, "?sort=newest")).toEqual(["new", "old"]);
    expect(await slugsAt(site.visitor, "?sort=followers")).toEqual(["old", "new"]);
    expect((await site.visitor.opens(`${paths.brands}?sort=height`)).httpStatus).toBe(400);
  });

  test("says what the reader follows", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "norr" });
    await site.ada.followsBrand("norr");
    expect((await site.ada.sees("brands", paths.brands)).brands.items).toMatchObject([
      { followers: 1, isFollowed: true },
    ]);
  });

  test("is narrowed to an initial", async () => {
    const site = await testSite();
    for (const [slug, name] of [
      ["anna", "Anna"],
      ["aoi", "Äoi"],
      ["bo", "Bo"],
      ["fortytwo", "42"],
      ["zima", "Zima"],
      ["zimnij", "Зимний"],
    ] as const)
      await hasBrand(site, { slug, name });
    expect(await slugsAt(site.visitor, "?letter=a")).toEqual(["anna", "aoi"]);
    expect(await slugsAt(site.visitor, "?letter=z&sort=newest")).toEqual(["zima"]);
    expect(await slugsAt(site.visitor, "?letter=q")).toEqual([]);
    expect(await slugsAt(site.visitor, "?letter=other")).toEqual(["fortytwo", "zimnij"]);
    expect((await site.visitor.opens(`${paths.brands}?letter=ab`)).httpStatus).toBe(400);
  });

  test.each(["name", "followers", "newest"])("contains each brand once, in both directions, by %s", async (sort) => {
    const site = await testSite({ isConsistent: false });
    const at = new Date("2026-01-01T00:00:00Z");
    for (let count = 0; count < 55; count++)
      await hasBrand(site, {
        ...{ slug: `brand-${count}`, name: `Name ${count % 9} ${count}`, searchText: `name ${count % 9}` },
        ...{ createdAt: at, followerCount: count % 3 },
      });
    const forwards: string[] = [];
    let page = (await site.visitor.sees("brands", `${paths.brands}?sort=${sort}`)).brands;
    forwards.push(...page.items.map(({ slug }) => slug));
    while (page.next) {
      page = (await site.visitor.sees("brands", `${paths.brands}?sort=${sort}&after=${page.next}`)).brands;
      forwards.push(...page.items.map(({ slug }) => slug));
    }
    expect([forwards.length, new Set(forwards).size]).toEqual([55, 55]);
    const backwards = page.items.map(({ slug }) => slug);
    while (page.previous) {
      page = (await site.visitor.sees("brands", `${paths.brands}?sort=${sort}&before=${page.previous}`)).brands;
      backwards.unshift(...page.items.map(({ slug }) => slug));
    }
    expect(backwards).toEqual(forwards);
  });

  test("refuses the cursor of another order", async () => {
    const site = await testSite();
    for (let count = 0; count < 30; count++) await hasBrand(site, { slug: `brand-${count}` });
    const { next } = (await site.visitor.sees("brands", paths.brands)).brands;
    expect(next).not.toBeNull();
    expect((await site.visitor.opens(`${paths.brands}?sort=newest&after=${next}`)).httpStatus).toBe(400);
  });

  test("holds only what is public", async () => {
    const site = await testSite();
    const shown = await hasBrand(site, { slug: "shown" });
    for (const state of ["proposed", "hidden", "refused"] as const) await hasBrand(site, { slug: state, state });
    await hasBrand(site, { slug: "merged", state: "merged", mergedInto: shown.id });
    for (const query of ["", "?sort=newest", "?sort=followers", "?search=hidden", "?search=merged"])
      expect(
        (await slugsAt(site.ada, query)).filter((slug) => slug !== "shown"),
        query,
      ).toEqual([]);
  });
});

describe("a search for brands", () => {
  test("finds names with typos and without accents, the closest first", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "norr-sund", name: "Norr & Sund" });
    await hasBrand(site, { slug: "oland", name: "Öland 100%" });
    await hasBrand(site, { slug: "norrland" });
    const found = (text: string) => slugsAt(site.visitor, `?search=${encodeURIComponent(text)}`);
    expect((await found("NORR & SUND"))[0]).toBe("norr-sund");
    expect(await found("Nor Sund")).toContain("norr-sund");
    expect(await found("oland")).toEqual(["oland"]);
    expect(await found("100%")).toEqual(["oland"]);
    expect(await found("\\")).toEqual([]);
    expect(await found("xylophone")).toEqual([]);
    expect((await site.visitor.sees("brands", `${paths.brands}?search=%20`)).search).toBeNull();
    expect(await found("a".repeat(5000))).toEqual([]);
  });

  test("shows the fifty best, and says that there are more", async () => {
    const site = await testSite({ isConsistent: false });
    for (let count = 0; count < maxFound + 2; count++)
      await hasBrand(site, { slug: `loom-${count}`, name: `Loom ${count}` });
    const page = await site.visitor.sees("brands", `${paths.brands}?search=loom`);
    expect([page.brands.items.length, page.found, page.brands.next]).toEqual([maxFound, maxFound + 1, null]);
    expect((await site.visitor.sees("brands", `${paths.brands}?search=xylophone`)).found).toBe(0);
  });
});

import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { keepOldSlug } from "../slugs/old-slugs.ts";
import { noScope } from "../slugs/tables.ts";
import { memberId } from "../testing/cast/authors.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";
import { brandMembers, brands } from "./tables.ts";
import { hasBrand } from "./testing/has-brand.ts";

const pagesOf = (slug: string) => [
  paths.brand(slug),
  paths.brandProfile(slug),
  paths.brandCollections(slug),
  paths.brandReviews(slug),
  paths.brandFollowers(slug),
];

const keepOldAddress = ({ db }: TestSite, subjectId: string, slug: string) =>
  db.transaction((tx) => keepOldSlug(tx, { kind: "brand", scopeId: noScope, slug, subjectId, at: new Date() }));

describe("the head of a brand’s pages", () => {
  test("says who it is and what there is of it", async () => {
    const site = await testSite();
    await hasBrand(site, {
      ...{ slug: "norr-sund", name: "Norr & Sund", description: "Coats from a mill town." },
      ...{ links: ["https://norr.example"], foundedIn: 1962 },
    });
    const { brand } = await site.visitor.sees("brandProfile", paths.brandProfile("norr-sund"));
    expect(brand).toEqual({
      ...{ slug: "norr-sund", name: "Norr & Sund", description: "Coats from a mill town." },
      ...{ links: ["https://norr.example"], foundedIn: 1962, logo: null, cover: null },
      ...{ followers: 0, products: 0, rating: null, isFollowed: null, mayAnswer: false },
      counts: { collections: 0, products: 0, reviews: 0, followers: 0 },
    });
  });

  test("is the same on each page, to the members whom the brand named as well", async () => {
    const site = await testSite();
    const norr = await hasBrand(site, { slug: "norr" });
    const bea = await site.joins("Bea");
    const root = await site.joins("Root", undefined, { role: "admin" });
    await site.db
      .insert(brandMembers)
      .values({ brandId: norr.id, memberId: await memberId(site, bea), createdAt: new Date() });
    for (const path of pagesOf("norr"))
      for (const [person, mayAnswer] of [
        [site.visitor, false],
        [site.ada, false],
        [bea, true],
        [root, true],
      ] as const) {
        const payload = await person.opens(path);
        expect(payload, path).toMatchObject({ page: { data: { brand: { slug: "norr", mayAnswer } } } });
      }
  });

  test("is not there for brands that are not public, alike for everybody", async () => {
    const site = await testSite();
    const root = await site.joins("Root", undefined, { role: "admin" });
    const proposer = { proposedBy: await memberId(site, site.ada) };
    for (const state of ["proposed", "hidden", "refused"] as const)
      await hasBrand(site, { slug: state, state, ...proposer });
    for (const slug of ["proposed", "hidden", "refused", "never-there"])
      for (const path of pagesOf(slug))
        for (const person of [site.visitor, site.ada, root]) {
          const answer = await person.opens(path);
          expect([answer.httpStatus, answer.kind === "error" && answer.message], path).toEqual([
            404,
            `Page not found: ${path}`,
          ]);
        }
  });
});

describe("the followers of a brand", () => {
  test("are those with a page, newest first, without those whom a block hides, and so is their number", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "norr" });
    const [bea, cleo] = [await site.joins("Bea"), await site.joins("Cleo", undefined, { city: "Bergen" })];
    for (const person of [site.ada, bea, cleo]) await person.followsBrand("norr");
    await cleo.setsPrivacy(true);
    const seen = await site.visitor.sees("brandFollowers", paths.brandFollowers("norr"));
    expect(seen).toMatchObject({
      brand: { followers: 3, counts: { followers: 3 } },
      people: { items: [{ slug: "cleo", city: null, isPrivate: true }, { slug: "bea" }, { slug: "ada" }] },
    });
    await bea.blocks("ada");
    const toAda = await site.ada.sees("brandFollowers", paths.brandFollowers("norr"));
    expect([toAda.brand.followers, toAda.people.items.map(({ slug }) => slug)]).toEqual([2, ["cleo", "ada"]]);
    const toCleo = await cleo.sees("brandFollowers", paths.brandFollowers("norr"));
    expect([toCleo.brand.followers, toCleo.people.items.length]).toEqual([3, 3]);
  });
});

describe("an address that a brand had", () => {
  test("leads to the present one, on each of its pages, as does that of a brand that was merged", async () => {
    const site = await testSite();
    const [norr, sund, mill] = [
      await hasBrand(site, { slug: "norr" }),
      await hasBrand(site, { slug: "sund" }),
      await hasBrand(site, { slug: "mill" }),
    ];
    await keepOldAddress(site, norr.id, "norr-old");
    await keepOldAddress(site, sund.id, "sund-old");
    // Sund went into Mill, and Mill into Norr.
    await site.db.update(brands).set({ state: "merged", mergedInto: mill.id }).where(eq(brands.id, sund.id));
    await site.db.update(brands).set({ state: "merged", mergedInto: norr.id }).where(eq(brands.id, mill.id));
    for (const former of ["norr-old", "sund", "sund-old", "mill"])
      for (const [at, path] of pagesOf(former).entries()) {
        const answer = await site.visitor.gets(path);
        expect([answer.status, answer.headers.get("location")], path).toEqual([301, pagesOf("norr")[at]]);
      }
  });

  test("leads nowhere once the brand is hidden, and back again when it is shown", async () => {
    const site = await testSite();
    const norr = await hasBrand(site, { slug: "norr", state: "hidden" });
    await keepOldAddress(site, norr.id, "norr-old");
    expect((await site.visitor.gets("/brands/norr-old")).status).toBe(404);
    await site.db.update(brands).set({ state: "live" }).where(eq(brands.id, norr.id));
    expect((await site.visitor.gets("/brands/norr-old")).headers.get("location")).toBe("/brands/norr");
  });
});

import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasCollection } from "../collections/testing/has-collection.ts";
import { hasStarted, replies, talkingSite } from "../discussions/testing/talk.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { hasItem, walk } from "../outfits/testing/outfits.ts";
import { reviewedSite, reviewsShirt } from "../reviews/testing/reviewed-site.ts";
import { testSite } from "../testing/test-site.ts";
import { homeOf } from "./testing/home-of.ts";

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe("what a member does today", () => {
  /** A Thursday. */
  const clock = () => new Date("2026-03-05T12:00:00Z");

  test("is the outfit that they planned, with its items from head to foot, until they log it", async () => {
    const { ada } = await testSite({ clock });
    const { outfit } = await walk(ada);
    const { data: plan } = await ada.sends<{ id: string }>("POST", api.plans, { outfit: outfit.id, on: "2026-03-05" });
    await ada.sends("POST", api.plans, { outfit: outfit.id, on: "2026-03-15" });
    const { wardrobe } = await homeOf(ada);
    expect(wardrobe).toMatchObject({ day: "2026-03-05", hasItems: true, worn: [] });
    expect(wardrobe.plans).toMatchObject([{ id: plan.id, on: "2026-03-05", became: "planned" }]);
    expect(wardrobe.plans[0]?.outfit).toMatchObject({
      name: "For a walk",
      items: ["Coat", "Shirt", "Boots"].map((name) => ({ item: { name, photo: null } })),
    });
    await ada.sends("PUT", api.plan(plan.id), { became: "worn" });
    expect((await homeOf(ada)).wardrobe).toMatchObject({ plans: [{ became: "worn" }], worn: [] });
  });

  test("is in the week of a day, wherever the member is when it begins", async () => {
    const { ada } = await testSite({ clock: () => new Date("2026-03-08T12:00:00Z") });
    const { outfit } = await walk(ada);
    for (const on of ["2026-03-01", "2026-03-02", "2026-03-09", "2026-03-15", "2026-03-16"])
      await ada.sends("POST", api.plans, { outfit: outfit.id, on });
    expect((await homeOf(ada)).wardrobe.plans.map(({ on }) => on)).toEqual(["2026-03-02", "2026-03-09", "2026-03-15"]);
  });

  test("is what they wore besides their plans, with its photos", async () => {
    const { ada } = await testSite({ clock });
    const { boots, outfit } = await walk(ada);
    const hat = await hasItem(ada, "Hat", { photo: (await ada.hasPhoto()).id });
    const { data: plan } = await ada.sends<{ id: string }>("POST", api.plans, { outfit: outfit.id, on: "2026-03-05" });
    await ada.sends("PUT", api.plan(plan.id), { became: "worn" });
    await ada.sends("POST", api.wears, { items: [hat.id, boots.id], on: "2026-03-05" });
    expect((await homeOf(ada)).wardrobe.worn).toMatchObject([
      { on: "2026-03-05", items: [{ name: "Hat", photo: { width: expect.any(Number) } }], more: 0 },
    ]);
  });

  test("may be to name what they uploaded, or to wear what they haven’t for six weeks", async () => {
    const { ada, joins } = await testSite({ clock });
    const photos = await Promise.all(Array.from({ length: 7 }, () => ada.hasPhoto()));
    for (const { id } of photos) await ada.sends("POST", api.items, { photo: id });
    const [coat, hat] = [await hasItem(ada, "Coat"), await hasItem(ada, "Hat")];
    await ada.sends("POST", api.wears, { items: [coat.id], on: "2026-01-02" });
    await ada.sends("POST", api.wears, { items: [hat.id], on: "2026-03-01" });
    const { wardrobe } = await homeOf(ada);
    expect(wardrobe.unnamed).toMatchObject({
      count: 7,
      items: [{ name: null, photo: { id: photos[0]?.id } }, {}, {}, {}, {}, {}],
    });
    expect(wardrobe.unnamed.items.length).toBe(6);
    expect(wardrobe.unworn).toMatchObject([{ name: "Coat", lastWornOn: "2026-01-02" }]);
    const nothing = { hasItems: false, plans: [], worn: [], unnamed: { count: 0, items: [] }, unworn: [] };
    expect((await homeOf(await joins("Bea"))).wardrobe).toMatchObject(nothing);
  });
});

describe("the feed at home", () => {
  test("shows the looks of others, and not the member’s own, while they follow nobody", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    await ada.posts("Mine");
    await grace.posts("Hers", { text: "It has pockets." });
    expect(await homeOf(ada)).toMatchObject({
      feed: "new",
      looks: [{ slug: "hers", text: "It has pockets.", member: { slug: "grace" } }],
      suggestions: [{ slug: "grace" }],
      ownLooks: 1,
    });
  });

  test("shows the newest reviews by people whom the member follows, and no others", async () => {
    const { ada, longMember } = await reviewedSite();
    const [bea, cleo] = [await longMember("Bea"), await longMember("Cleo")];
    const of = await Promise.all([bea, cleo].map((person) => reviewsShirt(person)));
    expect(await homeOf(ada)).toMatchObject({ reviews: [] });
    await ada.follows("bea");
    expect(await homeOf(ada)).toMatchObject({ feed: "following", reviews: [{ id: of[0], author: { slug: "bea" } }] });
    await ada.mutes("bea");
    expect(await homeOf(ada)).toMatchObject({ reviews: [] });
  });

  test("shows what is unread in discussions that the member follows, without what muted members wrote", async () => {
    const { ada, bea, joins } = await talkingSite();
    const cleo = await joins("Cleo");
    const [followed, other] = [await hasStarted(ada, "White shirts"), await hasStarted(bea, "Wool")];
    await replies(ada, followed, "Mine lasts.");
    await replies(bea, other, "Mine doesn’t.");
    expect((await homeOf(ada)).discussions).toEqual([]);
    await replies(bea, followed, "Which one?");
    await replies(cleo, followed, "Mine too.");
    expect((await homeOf(ada)).discussions).toMatchObject([
      { slug: followed, unread: 2, last: { author: "Cleo", text: "Mine too." } },
    ]);
    await ada.mutes("cleo");
    expect((await homeOf(ada)).discussions).toMatchObject([
      {
        slug: followed,
        unread: 1,
        last: { author: "Bea", text: "Which one?" },
        faces: [{ slug: "bea" }, { slug: "ada" }],
      },
    ]);
    await ada.blocks("bea");
    expect((await homeOf(ada)).discussions).toEqual([]);
    expect((await homeOf(ada, paths.homeOf("talk"))).discussions).toMatchObject([{ slug: followed, unread: 0 }]);
  });

  test("shows the three newest of many unread discussions among the rest, and all of them as talk", async () => {
    const { ada, bea } = await talkingSite();
    const titled: string[] = [];
    for (const title of ["Hems", "Cuffs", "Collars", "Seams"]) {
      const slug = await hasStarted(ada, title);
      await replies(bea, slug, `About ${title}`);
      titled.unshift(title);
    }
    const titlesAt = async (address?: string) => (await homeOf(ada, address)).discussions.map(({ title }) => title);
    expect(await titlesAt()).toEqual(titled.slice(0, 3));
    expect(await titlesAt(paths.homeOf("talk"))).toEqual(titled);
  });

  test("shows the entries of followed authors, or else the newest", async () => {
    const site = await testSite();
    const [bea, cleo] = [await site.joins("Bea"), await site.joins("Cleo")];
    for (const [slug, by] of [
      ["wool", "bea"],
      ["silk", "cleo"],
      ["linen", "cleo"],
    ] as const)
      await hasEntry(site, { slug, by });
    const entries = async () => (await homeOf(site.ada)).entries.map(({ slug }) => slug);
    expect(await entries()).toEqual(["linen", "silk"]);
    await site.ada.follows("bea");
    expect(await entries()).toEqual(["wool"]);
    await site.ada.mutes("bea");
    expect(await entries()).toEqual(["linen", "silk"]);
    await site.ada.mutes("cleo");
    expect(await entries()).toEqual([]);
    expect([bea.slug, cleo.slug]).toEqual(["bea", "cleo"]);
  });

  test("shows the newest collections of brands that the member follows, while those are public", async () => {
    const site = await testSite();
    const { ada } = site;
    const norr = await hasBrand(site, { slug: "norr" });
    await hasBrand(site, { slug: "vale" });
    for (const slug of ["spring", "summer", "autumn"]) await hasCollection(site, { brand: "norr", slug });
    await hasCollection(site, { brand: "vale", slug: "linen" });
    const collections = async () => (await homeOf(ada)).collections.map(({ slug }) => slug);
    expect(await collections()).toEqual([]);
    await ada.followsBrand("norr");
    expect(await collections()).toEqual(["autumn", "summer", "spring"]);
    expect((await homeOf(ada, paths.homeOf("looks"))).collections).toEqual([]);
    await site.db.update(brands).set({ state: "hidden" }).where(eq(brands.id, norr.id));
    expect(await collections()).toEqual([]);
  });

  test("can be narrowed to looks, reviews or talk", async () => {
    const site = await talkingSite();
    const { ada, bea } = site;
    await hasEntry(site, { slug: "wool", by: "bea" });
    await bea.posts("Cape");
    await ada.follows("bea");
    const slug = await hasStarted(ada, "White shirts");
    await replies(ada, slug, "Mine lasts.");
    const looks = await homeOf(ada, paths.homeOf("looks"));
    expect([titles(looks.looks), looks.discussions, looks.entries, looks.suggestions]).toEqual([["Cape"], [], [], []]);
    const talk = await homeOf(ada, paths.homeOf("talk"));
    expect([talk.looks, titles(talk.discussions), talk.feed]).toEqual([[], ["White shirts"], "following"]);
    expect((await homeOf(ada, paths.homeOf("reviews"))).looks).toEqual([]);
    expect((await ada.opens("/?show=brands")).httpStatus).toBe(400);
  });
});

test("the home of a private member with requests asks no more of the database than that of others", async () => {
  const site = await talkingSite();
  const { ada, bea } = site;
  await bea.posts("Cape");
  await ada.follows("bea");
  await hasEntry(site, { slug: "wool", by: "bea" });
  const slug = await hasStarted(ada, "White shirts");
  await replies(ada, slug, "Mine lasts.");
  await replies(bea, slug, "Which one? @ada");
  const { outfit } = await walk(ada);
  await ada.sends("POST", api.plans, { outfit: outfit.id, on: new Date().toISOString().slice(0, 10) });
  await ada.setsPrivacy(true);
  const cleo = await site.joins("Cleo");
  await cleo.posts("Boots");
  await cleo.follows("ada");
  await hasBrand(site, { slug: "norr" });
  await hasCollection(site, { brand: "norr", slug: "spring" });
  await ada.followsBrand("norr");
  const home = await homeOf(ada);
  expect([titles(home.looks), home.discussions.length, home.suggestions.length]).toEqual([["Cape"], 1, 1]);
  expect(await site.queriesOf(() => ada.gets(paths.home))).toBeLessThanOrEqual(12);
});

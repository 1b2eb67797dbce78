import { describe, expect, test } from "vitest";
import { paths } from "../../../shared/paths.ts";
import { hasBrand } from "../../brands/testing/has-brand.ts";
import { postsWithBrand } from "../../brands/testing/posts-with-brand.ts";
import { homeOf } from "../../home/testing/home-of.ts";
import type { Person } from "../../testing/person.ts";
import { testSite } from "../../testing/test-site.ts";

const slugsAt = async (person: Person, query: string) =>
  (await person.sees("looks", `${paths.looks}?${query}`)).looks.items.map(({ slug }) => slug);

const withBrand = async () => {
  const site = await testSite();
  const brand = await hasBrand(site, { slug: "norr" });
  const posts = (person: Person, title: string, more?: Parameters<Person["posts"]>[1]) =>
    postsWithBrand(site, person, title, brand.id, more);
  return { ...site, posts };
};

describe("the looks with a brand", () => {
  test("are each once in their list, newest first, beside the other filters", async () => {
    const { ada, joins, visitor, posts } = await withBrand();
    const bea = await joins("Bea");
    await posts(ada, "Coat", { season: "autumn", colours: ["red"] });
    await ada.posts("Something else", { season: "autumn" });
    await posts(bea, "Hat", { season: "winter", occasion: "work" });
    const seen = await visitor.sees("looks", `${paths.looks}?brand=norr`);
    expect(seen.brand).toEqual({ slug: "norr", name: "Norr" });
    expect(seen.looks).toMatchObject({ items: [{ slug: "hat" }, { slug: "coat" }], previous: null, next: null });
    expect(await slugsAt(visitor, "brand=norr&season=autumn")).toEqual(["coat"]);
    expect(await slugsAt(visitor, "brand=norr&colour=red")).toEqual(["coat"]);
    expect(await slugsAt(visitor, "brand=norr&occasion=work&season=winter")).toEqual(["hat"]);
    expect(await slugsAt(ada, "brand=norr&season=summer")).toEqual([]);
  });

  test("are paged in both directions", async () => {
    const { ada, joins, visitor, posts } = await withBrand();
    const bea = await joins("Bea");
    for (let count = 0; count < 26; count++) await posts(count % 2 ? ada : bea, `Coat ${count}`);
    const first = (await visitor.sees("looks", `${paths.looks}?brand=norr`)).looks;
    const second = (await visitor.sees("looks", `${paths.looks}?brand=norr&after=${first.next}`)).looks;
    expect([first.items.length, second.items.map(({ slug }) => slug)]).toEqual([24, ["coat-1", "coat-0"]]);
    const back = (await visitor.sees("looks", `${paths.looks}?brand=norr&before=${second.previous}`)).looks;
    expect(back.items).toEqual(first.items);
    expect((await visitor.opens(`${paths.looks}?after=${first.next}`)).httpStatus).toBe(400);
  });

  test("are those that the reader may see and has not muted", async () => {
    const { ada, joins, visitor, posts } = await withBrand();
    const [bea, cleo, dora] = [await joins("Bea"), await joins("Cleo"), await joins("Dora")];
    await posts(bea, "Of a private member");
    await posts(cleo, "Of one who blocked her");
    await posts(dora, "Of a muted member");
    await posts(ada, "Her own");
    await posts(dora, "For her alone", { audience: "me" });
    await bea.setsPrivacy(true);
    await cleo.blocks("ada");
    await ada.mutes("dora");
    expect(await slugsAt(ada, "brand=norr")).toEqual(["her-own"]);
    expect(await slugsAt(visitor, "brand=norr")).toEqual(["her-own", "of-a-muted-member", "of-one-who-blocked-her"]);
  });

  test("are not there for a brand that is not public, as for one that never was", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "hidden", state: "hidden" });
    for (const slug of ["hidden", "never-there"])
      expect(await site.visitor.opens(`${paths.looks}?brand=${slug}`)).toMatchObject({
        httpStatus: 400,
        message: `There is no brand called “${slug}”.`,
      });
  });
});

describe("the feed of a member who follows a brand", () => {
  test("has the looks with it, each once, beside those of followed members", async () => {
    const { ada, joins, posts } = await withBrand();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    await posts(bea, "Coat");
    await cleo.posts("Boots");
    await posts(cleo, "Boots and coat");
    await bea.posts("Something else");
    expect(await slugsAt(ada, "feed=following")).toEqual([]);
    await ada.followsBrand("norr");
    expect(await slugsAt(ada, "feed=following")).toEqual(["boots-and-coat", "coat"]);
    expect(await homeOf(ada)).toMatchObject({
      feed: "following",
      looks: [{ slug: "boots-and-coat" }, { slug: "coat" }],
    });
    await ada.follows("cleo");
    expect(await slugsAt(ada, "feed=following")).toEqual(["boots-and-coat", "boots", "coat"]);
    expect(await slugsAt(ada, "feed=following&brand=norr")).toEqual(["boots-and-coat", "coat"]);
    await ada.unfollowsBrand("norr");
    expect(await slugsAt(ada, "feed=following")).toEqual(["boots-and-coat", "boots"]);
  });

  test("has neither their own nor what they may not see or have muted", async () => {
    const { ada, joins, posts } = await withBrand();
    const [bea, cleo, dora] = [await joins("Bea"), await joins("Cleo"), await joins("Dora")];
    await ada.followsBrand("norr");
    await posts(ada, "Her own");
    await posts(bea, "Of a private member");
    await posts(cleo, "Of one who blocked her");
    await posts(dora, "Of a muted member");
    await bea.setsPrivacy(true);
    await cleo.blocks("ada");
    await ada.mutes("dora");
    expect(await slugsAt(ada, "feed=following")).toEqual([]);
    await ada.follows("bea");
    await bea.accepts("ada");
    expect(await slugsAt(ada, "feed=following")).toEqual(["of-a-private-member"]);
  });

  test("is paged in both directions", async () => {
    const { ada, joins, posts } = await withBrand();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    await ada.followsBrand("norr");
    await ada.follows("bea");
    for (let count = 0; count < 26; count++)
      await (count % 2 ? bea.posts(`Coat ${count}`) : posts(cleo, `Coat ${count}`));
    const first = (await ada.sees("looks", `${paths.looks}?feed=following`)).looks;
    const second = (await ada.sees("looks", `${paths.looks}?feed=following&after=${first.next}`)).looks;
    expect([first.items.length, second.items.map(({ slug }) => slug)]).toEqual([24, ["coat-1", "coat-0"]]);
    const back = (await ada.sees("looks", `${paths.looks}?feed=following&before=${second.previous}`)).looks;
    expect(back.items.map(({ slug }) => slug)).toEqual(first.items.map(({ slug }) => slug));
  });
});

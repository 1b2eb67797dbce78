import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { hasStarted, replies } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { items } from "../items/tables.ts";
import { reviewedSite, reviewsShirt } from "../reviews/testing/reviewed-site.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

const seen = async (visitor: Person) => {
  const home = await visitor.sees("home", "/");
  if (home.kind !== "visitor") throw new Error("This is a member’s home.");
  return home;
};

const wears = async (person: Person, item: string, times: number) => {
  for (let time = 0; time < times; time++) await person.sends("POST", api.wears, { items: [item], on: "2026-02-01" });
};

describe("the visitors’ front page", () => {
  test("tells the life of an item in what everybody may know, and of none that is not public", async () => {
    const { ada, visitor, db } = await testSite();
    const picture = await ada.hasPhoto();
    const price = { micros: 89_000_000, currency: "EUR" };
    const coat = await ada.adds("Loden coat", { photo: picture.id, price, boughtOn: "2019-07-23", category: "coat" });
    const posts = async (title: string) => {
      const photo = await ada.hasPhoto();
      const tags = [{ photo: photo.id, x: 0.5, y: 0.5, name: "Coat", item: coat.id }];
      return ada.posts(title, { photos: [{ id: photo.id, alt: "" }], tags });
    };
    await posts("Rain");
    await wears(ada, coat.id, 2);
    expect((await seen(visitor)).garment).toBeNull();
    await wears(ada, coat.id, 1);
    await posts("Snow");
    const { garment } = await seen(visitor);
    expect(garment).toMatchObject({
      item: { id: coat.id, name: "Loden coat", wears: 3 },
      owner: { slug: "ada" },
      firstLook: { slug: "rain" },
      newestLook: { slug: "snow" },
      review: null,
    });
    expect(JSON.stringify(garment)).not.toMatch(/89000000|2019-07-23|2026-02-01/);
    await ada.sends("DELETE", api.look("snow"));
    const one = (await seen(visitor)).garment;
    expect(one).toMatchObject({ firstLook: { slug: "rain" }, newestLook: null });
    expect(Date.parse(one?.ownedSince ?? "")).toBeLessThan(Date.parse(one?.firstLook.postedAt ?? ""));
    // Named in a look before it was in the wardrobe.
    await db.update(items).set({ postedAt: new Date("2099-01-01") });
    await ada.sends("PUT", api.item(coat.id), { name: "Loden" });
    expect((await seen(visitor)).garment).toMatchObject({
      ownedSince: one?.firstLook.postedAt,
      item: { name: "Loden" },
    });
    await ada.sends("PUT", api.item(coat.id), { audience: "followers" });
    expect((await seen(visitor)).garment).toBeNull();
    await ada.sends("PUT", api.item(coat.id), { audience: "everyone" });
    await ada.sends("PUT", api.wardrobe, { audience: "me" });
    expect((await seen(visitor)).garment).toBeNull();
  });

  test("quotes reviews of what their authors wear, one of each, and no others", async () => {
    const { visitor, longMember } = await reviewedSite();
    const [bea, cleo, dora] = [await longMember("Bea"), await longMember("Cleo"), await longMember("Dora")];
    for (const [person, times] of [
      [bea, 12],
      [cleo, 2],
    ] as const) {
      await wears(person, (await person.adds("Shirt", { productSlug: "shirt" })).id, times);
      await reviewsShirt(person);
    }
    await reviewsShirt(dora);
    const proof = (await seen(visitor)).reviews.map(({ author, wears }) => [author?.slug, wears]);
    expect(proof.toSorted()).toEqual([
      ["bea", 12],
      ["cleo", 2],
    ]);
    await bea.setsPrivacy(true);
    expect((await seen(visitor)).reviews.map(({ author }) => author?.slug)).toEqual(["cleo"]);
  });

  test("lists what is talked about in groups that everybody may read", async () => {
    const site = await testSite();
    const { ada, visitor, joins } = site;
    const bea = await joins("Bea");
    await hasGroup(site, { slug: "knitwear" });
    await hasGroup(site, { slug: "inside", mayRead: "members" });
    const wool = await hasStarted(ada, "Darning wool");
    await hasStarted(ada, "Hems");
    await hasStarted(ada, "Among us", { group: "inside" });
    await replies(bea, wool, "With wool");
    const { discussions } = await seen(visitor);
    expect(discussions).toMatchObject([
      { title: "Darning wool", replies: 1, faces: [{ slug: "bea" }, { slug: "ada" }], last: { text: "With wool" } },
      { title: "Hems", replies: 0 },
    ]);
    expect(discussions).toHaveLength(2);
  });

  test("has nothing where there is nothing", async () => {
    const { visitor } = await testSite();
    expect(await seen(visitor)).toMatchObject({ garment: null, entries: [], reviews: [], discussions: [] });
  });
});

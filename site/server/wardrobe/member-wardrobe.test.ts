import { describe, expect, test } from "vitest";
import type { ItemDetail, ItemDraft } from "../../shared/items/item.ts";
import { api, paths } from "../../shared/paths.ts";
import { newUuid } from "../../shared/uuid.ts";
import { writeCursor } from "../db/cursor.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

const owns = async (person: Person, draft: ItemDraft): Promise<ItemDetail> =>
  (await person.sends<ItemDetail>("POST", api.items, draft)).data;

const wears = (person: Person, { id }: ItemDetail, on: string) => person.sends("POST", api.wears, { items: [id], on });

const wardrobe = (reader: Person, query = "", slug = "ada") =>
  reader.sees("memberWardrobe", `${paths.memberWardrobe(slug)}${query}`);

const namesIn = async (reader: Person, query = "") =>
  (await wardrobe(reader, query)).items.items.map(({ name }) => name);

async function filledWardrobe() {
  const site = await testSite();
  const { ada } = site;
  const coat = await owns(ada, {
    name: "Wool coat",
    category: "coat",
    colours: ["beige"],
    brand: "Norr & Sund",
    seasons: ["winter"],
  });
  const tee = await owns(ada, { name: "Striped tee", category: "top", colours: ["white", "navy"], brand: "Marin" });
  const boots = await owns(ada, { name: "Boots 100%", category: "boots", colours: ["brown"], brand: "marin" });
  const photo = await ada.hasPhoto("#224466");
  const unnamed = await owns(ada, { photo: photo.id });
  const wished = await owns(ada, { name: "Silk scarf", category: "scarf", isWished: true });
  const archived = await owns(ada, { name: "Old jeans", category: "jeans" });
  await ada.sends("PUT", api.item(archived.id), { archiveReason: "sold" });
  const hidden = await owns(ada, { name: "Secret hat", category: "hat", audience: "me", isFavourite: true });
  return { ...site, coat, tee, boots, unnamed, wished, archived, hidden };
}

describe("a wardrobe", () => {
  test("shows its owner everything, and others what is for them", async () => {
    const { ada, visitor, joins, coat } = await filledWardrobe();
    const bea = await joins("Bea");
    expect(await namesIn(ada)).toEqual(["Secret hat", null, "Boots 100%", "Striped tee", "Wool coat"]);
    for (const reader of [visitor, bea])
      expect(await namesIn(reader)).toEqual(["Boots 100%", "Striped tee", "Wool coat"]);

    const own = await wardrobe(ada);
    expect(own.own).toEqual({ audience: "everyone", used: 6, limit: 100 });
    expect(own.facets.shows).toEqual({
      owned: 5,
      favourite: 1,
      "never-worn": 4,
      "not-worn-lately": 4,
      wished: 1,
      archived: 1,
      unnamed: 1,
    });
    expect(own.member.counts?.items).toBe(5);
    const theirs = await wardrobe(bea);
    expect(theirs.own).toBeNull();
    expect(theirs.facets.shows).toMatchObject({ owned: 3, favourite: 0, "never-worn": 0, archived: 0, wished: 1 });
    expect(theirs.facets.categories).toEqual([
      { category: "top", items: 1 },
      { category: "coat", items: 1 },
      { category: "boots", items: 1 },
    ]);
    expect(theirs.facets.brands).toEqual([
      { brand: expect.stringMatching(/^marin$/i), items: 2 },
      { brand: "Norr & Sund", items: 1 },
    ]);
    expect(theirs.member.counts?.items).toBe(3);

    await ada.sends("PUT", api.item(coat.id), { audience: "followers" });
    expect(await namesIn(bea)).toEqual(["Boots 100%", "Striped tee"]);
    await bea.follows("ada");
    expect(await namesIn(bea)).toContain("Wool coat");
    await ada.sends("PUT", api.wardrobe, { audience: "me" });
    expect(await namesIn(bea)).toEqual([]);
    expect((await wardrobe(bea)).member.counts?.items).toBe(0);
    expect(await namesIn(ada)).toHaveLength(5);
  });

  test("is filtered, searched and sorted", async () => {
    const { ada, visitor, coat, boots } = await filledWardrobe();
    expect(await namesIn(visitor, "?category=coat")).toEqual(["Wool coat"]);
    expect(await namesIn(visitor, "?colour=navy")).toEqual(["Striped tee"]);
    expect(await namesIn(visitor, "?brand=MARIN")).toEqual(["Boots 100%", "Striped tee"]);
    expect(await namesIn(visitor, "?season=winter&brand=norr+%26+sund")).toEqual(["Wool coat"]);
    expect(await namesIn(visitor, "?search=WOOL")).toEqual(["Wool coat"]);
    expect(await namesIn(visitor, "?search=marin")).toEqual(["Boots 100%", "Striped tee"]);
    expect(await namesIn(visitor, "?search=0%25")).toEqual(["Boots 100%"]);
    expect(await namesIn(visitor, "?search=_")).toEqual([]);
    expect(await namesIn(visitor, "?show=wished")).toEqual(["Silk scarf"]);
    expect(await namesIn(ada, "?show=archived")).toEqual(["Old jeans"]);
    expect(await namesIn(ada, "?show=unnamed")).toEqual([null]);
    expect(await namesIn(ada, "?show=favourite")).toEqual(["Secret hat"]);

    await wears(ada, coat, "2024-02-29");
    await wears(ada, coat, "2024-03-01");
    await wears(ada, boots, new Date().toISOString().slice(0, 10));
    expect(await namesIn(visitor, "?sort=most-worn")).toEqual(["Wool coat", "Boots 100%", "Striped tee"]);
    expect(await namesIn(visitor, "?sort=least-worn")).toEqual(["Striped tee", "Boots 100%", "Wool coat"]);
    expect(await namesIn(ada, "?sort=name")).toEqual([null, "Boots 100%", "Secret hat", "Striped tee", "Wool coat"]);
    expect(await namesIn(ada, "?show=never-worn")).toEqual(["Secret hat", "Striped tee"]);
    expect(await namesIn(ada, "?show=not-worn-lately&sort=name")).toEqual(["Secret hat", "Striped tee", "Wool coat"]);
  });

  test("refuses what it cannot show", async () => {
    const { ada, visitor } = await testSite();
    const wardrobePath = paths.memberWardrobe("ada");
    const nul = `sort=name&after=${writeCursor("wardrobe-name", ["\0", newUuid(() => new Date())])}`;
    for (const query of ["show=all", "category=cape", "colour=mauve", "season=monsoon", "sort=price", "after=x", nul])
      expect((await ada.opens(`${wardrobePath}?${query}`)).httpStatus, query).toBe(400);
    for (const show of ["never-worn", "not-worn-lately", "archived", "unnamed"]) {
      expect((await ada.opens(`${wardrobePath}?show=${show}`)).httpStatus).toBe(200);
      expect((await visitor.opens(`${wardrobePath}?show=${show}`)).httpStatus).toBe(400);
    }
    expect((await visitor.opens(paths.memberWardrobe("nobody"))).httpStatus).toBe(404);
  });

  test("of a private member shows only the head", async () => {
    const { ada, visitor } = await filledWardrobe();
    await ada.setsPrivacy(true);
    expect(await wardrobe(visitor)).toMatchObject({ member: { counts: null }, items: { items: [] } });
    expect((await wardrobe(visitor)).facets.shows.owned).toBe(0);
  });

  test("goes on page by page in every order", async () => {
    const { ada, visitor } = await testSite();
    for (let at = 0; at < 30; at++) {
      const item = await owns(ada, { name: `Item ${`${at}`.padStart(2, "0")}` });
      if (at % 3 === 0) await wears(ada, item, "2024-02-29");
    }
    for (const sort of ["newest", "most-worn", "least-worn", "name"]) {
      const first = await wardrobe(visitor, `?sort=${sort}`);
      const second = await wardrobe(visitor, `?sort=${sort}&after=${first.items.next}`);
      const ids = [...first.items.items, ...second.items.items].map(({ id }) => id);
      expect([first.items.items.length, second.items.items.length, new Set(ids).size], sort).toEqual([24, 6, 30]);
      const back = await wardrobe(visitor, `?sort=${sort}&before=${second.items.previous}`);
      expect(back.items.items.map(({ id }) => id)).toEqual(ids.slice(0, 24));
    }
  });
});

describe("the page of an item", () => {
  test("shows its owner what others never see", async () => {
    const { ada, visitor, coat, boots } = await filledWardrobe();
    const own = { price: { micros: 290_000_000, currency: "EUR" }, boughtOn: "2023-10-14", notes: "Lining replaced" };
    await ada.sends("PUT", api.item(coat.id), { ...own, storedAt: "Behind the door" });
    await ada.sends("POST", api.wears, { items: [coat.id, boots.id], on: "2024-02-29" });
    await wears(ada, coat, "2024-03-01");
    const path = paths.item("ada", coat.id);
    const page = await ada.sees("item", path);
    expect(page.item.own).toMatchObject({ ...own, storedAt: "Behind the door", lastWornOn: "2024-03-01" });
    expect(page.item.own?.costPerWear).toEqual({ micros: 145_000_000, currency: "EUR" });
    expect(page.wears).toEqual([
      { on: "2024-03-01", times: 1 },
      { on: "2024-02-29", times: 1 },
    ]);
    expect(page.wornWith).toMatchObject([{ item: { name: "Boots 100%" }, times: 1 }]);

    const theirs = await visitor.sees("item", path);
    expect(theirs).toMatchObject({ item: { name: "Wool coat", wears: 2, own: null }, wears: null, wornWith: [] });
    const source = JSON.stringify(theirs);
    for (const secret of ["290000000", "2023-10-14", "Lining", "Behind", "2024-03-01"])
      expect(source).not.toContain(secret);
  });

  test("stands under its owner alone, and follows a changed address", async () => {
    const { ada, visitor, joins, coat, hidden, unnamed } = await filledWardrobe();
    await joins("Bea");
    for (const id of [hidden.id, unnamed.id, "coat"])
      expect((await visitor.opens(paths.item("ada", id))).httpStatus, id).toBe(404);
    for (const slug of ["bea", "nobody"])
      expect((await visitor.opens(paths.item(slug, coat.id))).httpStatus, slug).toBe(404);
    await ada.sends("PUT", api.profile, { first_name: "Ada", slug: "ada-marsh" });
    const moved = await visitor.opens(paths.item("ada", coat.id));
    expect(moved).toMatchObject({ kind: "redirect", to: paths.item("ada-marsh", coat.id) });
  });

  test("shows the looks that name it and that the reader may see", async () => {
    const { ada, visitor, coat } = await filledWardrobe();
    const photo = await ada.hasPhoto();
    const tags = [{ photo: photo.id, x: 0.5, y: 0.5, name: "Coat", item: coat.id }];
    await ada.posts("First frost", { photos: [{ id: photo.id, alt: "" }], tags });
    const other = await ada.hasPhoto();
    await ada.posts("For me", {
      photos: [{ id: other.id, alt: "" }],
      tags: [{ photo: other.id, x: 0.5, y: 0.5, name: "Coat", item: coat.id }],
      audience: "me",
    });
    const titles = async (reader: Person) =>
      (await reader.sees("item", paths.item("ada", coat.id))).looks.map(({ title }) => title);
    expect(await titles(ada)).toEqual(["For me", "First frost"]);
    expect(await titles(visitor)).toEqual(["First frost"]);
  });
});

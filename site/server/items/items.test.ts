import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import type { ItemCard, ItemDraft, OwnItemsAnswer } from "../../shared/items/item.ts";
import { api, paths } from "../../shared/paths.ts";
import { newUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import { photos } from "../photos/tables.ts";
import type { Person } from "../testing/person.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";
import { itemDetail } from "./item-detail.ts";
import { items } from "./tables.ts";
import { adds, changes, changesMany } from "./testing/item-calls.ts";

async function finds(person: Person, query = ""): Promise<ItemCard[]> {
  const { data }: { data: OwnItemsAnswer } = await (await person.gets(`${api.items}${query}`)).json();
  return data.items;
}
const namesOf = async (person: Person, query?: string) => (await finds(person, query)).map(({ name }) => name);

const countOf = async ({ db }: TestSite, slug: string) =>
  (await db.select({ count: members.itemCount }).from(members).where(eq(members.slug, slug)))[0]?.count;

const photoStatus = async (person: Person, { id }: { id: string }) =>
  (await person.gets(paths.photo(id, 1, 40, "jpg"))).status;

describe("a new item", () => {
  test("has every field, and its owner alone reads the private ones", async () => {
    const site = await testSite();
    const { ada, joins } = site;
    const photo = await ada.hasPhoto();
    const draft = {
      ...{ name: "  Wool coat ", category: "coat", colours: ["navy", "black", "navy"], brand: "Aera", size: "38" },
      ...{ material: "Wool", pattern: "plain", seasons: ["winter", "autumn"], quantity: 1, photo: photo.id },
      ...{ price: { micros: 240_000_000, currency: "EUR" }, boughtOn: "2023-10-14", notes: "A gift", storedAt: "Hall" },
      ...{ isFavourite: true },
    } satisfies ItemDraft;
    const added = await adds(ada, draft);
    expect(added).toMatchObject({ status: 200, message: "Item added" });
    expect(added.data).toMatchObject({
      ...{ name: "Wool coat", category: "coat", colours: ["navy", "black"], brand: "Aera", size: "38", wears: 0 },
      ...{ seasons: ["winter", "autumn"], isFavourite: true, isWished: false, isArchived: false, audience: "everyone" },
      owner: { slug: "ada", username: "Ada Marsh", isSubscribed: false },
      own: {
        ...{ price: draft.price, boughtOn: "2023-10-14", notes: "A gift", storedAt: "Hall", archiveReason: null },
        ...{ lastWornOn: null, costPerWear: draft.price },
      },
    });
    expect(await countOf(site, "ada")).toBe(1);
    await joins("Grace");
    const [grace] = await site.db.select().from(members).where(eq(members.slug, "grace"));
    const { detail } = await itemDetail(site.context, defined(grace), added.data.id);
    expect(detail).toMatchObject({ name: "Wool coat", own: null });
    expect(JSON.stringify(detail)).not.toMatch(/240000000|A gift|Hall|2023-10/);
  });

  test("waits for its name with a photo alone, and is proposed the photo’s colours", async () => {
    const site = await testSite();
    const { ada, visitor } = site;
    const photo = await ada.hasPhoto("#b01818");
    const { data } = await adds(ada, { photo: photo.id });
    expect(data).toMatchObject({ name: null, colours: photo.colours, photo: { id: photo.id } });
    expect(photo.colours).not.toEqual([]);
    expect(await countOf(site, "ada")).toBe(0);
    expect(await photoStatus(visitor, photo)).toBe(404);
    expect(await photoStatus(ada, photo)).toBe(200);
    expect(await changes(ada, data.id, { name: "Red shirt" })).toMatchObject({ data: { name: "Red shirt" } });
    expect(await countOf(site, "ada")).toBe(1);
    expect(await photoStatus(visitor, photo)).toBe(200);
    expect((await adds(ada, {})).data).toEqual({ name: ["Name the item, or add a photo of it."] });
  });

  test("is the same item where its photo comes again, and nobody else’s", async () => {
    const { ada, joins, db } = await testSite();
    const grace = await joins("Grace");
    const photo = await ada.hasPhoto();
    const send = () => adds(ada, { photo: photo.id }, { "Idempotency-Key": randomUUID() });
    const ids = (await Promise.all([send(), send(), send()])).map(({ data }) => data.id);
    expect(new Set(ids).size).toBe(1);
    expect(await db.$count(items)).toBe(1);
    expect(await adds(grace, { photo: photo.id })).toMatchObject({ status: 422, data: { photo: [/We can’t use/] } });
    expect((await adds(grace, { photo: randomUUID() })).status).toBe(422);
    const { photo: shown } = await ada.posts("Look");
    expect((await adds(ada, { photo: shown.id })).status).toBe(422);
  });

  test("may be added before the email address is confirmed, not while suspended, and not by visitors", async () => {
    const { joins, visitor } = await testSite();
    const fresh = await joins("Fresh", undefined, { emailVerifiedAt: null });
    const late = await joins("Late", undefined, { standing: "suspended" });
    expect((await adds(fresh, { name: "Hat" })).status).toBe(200);
    expect((await adds(late, { name: "Hat" })).status).toBe(403);
    expect((await adds(visitor, { name: "Hat" })).status).toBe(401);
  });
});

describe("a change", () => {
  test("leaves absent fields and empties those that are null", async () => {
    const { ada } = await testSite();
    const { id } = (await adds(ada, { name: "Scarf", brand: "Aera", notes: "Soft", category: "scarf" })).data;
    const changed = await changes(ada, id, { brand: null, size: "One size" });
    expect(changed).toMatchObject({ status: 200, message: "Changes saved" });
    expect(changed.data).toMatchObject({ name: "Scarf", brand: null, size: "One size", own: { notes: "Soft" } });
    expect((await changes(ada, id, { name: " " })).data).toEqual({ name: ["Name the item."] });
    expect((await changes(ada, id, { name: null })).data).toEqual({ name: ["Name the item."] });
    for (const boughtOn of ["0000-01-01", "0001-01-01", "9999-12-31"])
      expect((await changes(ada, id, { boughtOn })).data).toEqual({ boughtOn: ["Enter a date from 1900 to 2999."] });
    expect((await changes(ada, id, { boughtOn: "2023-02-29" })).status).toBe(422);
    expect((await changes(ada, id, {})).status).toBe(200);
  });

  test("is its owner’s alone: others, admins too, find no such item", async () => {
    const { ada, joins } = await testSite();
    const root = await joins("Root", undefined, { role: "admin" });
    const own = (await adds(root, { name: "Own" })).data.id;
    const { id } = (await adds(ada, { name: "Scarf" })).data;
    expect((await changes(root, id, { name: "Mine" })).status).toBe(404);
    expect((await changesMany(root, [own, id], { isFavourite: true })).status).toBe(404);
    expect((await root.sends("POST", api.itemDeletions, { ids: [own, id] })).status).toBe(404);
    expect((await changes(ada, "no-id", { name: "Mine" })).status).toBe(404);
    expect(await finds(root)).toMatchObject([{ name: "Own", isFavourite: false }]);
  });

  test("replaces the photo and releases the one before", async () => {
    const { ada, visitor, db } = await testSite();
    const [first, second] = [await ada.hasPhoto(), await ada.hasPhoto()];
    const { id } = (await adds(ada, { name: "Scarf", photo: first.id, colours: ["red"] })).data;
    expect((await changes(ada, id, { photo: second.id })).data).toMatchObject({
      photo: { id: second.id },
      colours: ["red"],
    });
    expect(await photoStatus(visitor, second)).toBe(200);
    expect(await photoStatus(visitor, first)).toBe(404);
    const [released] = await db.select().from(photos).where(eq(photos.id, first.id));
    expect(released?.unusedSince).not.toBeNull();
    expect((await changes(ada, id, { photo: null })).data.photo).toBeNull();
    const unnamed = (await adds(ada, { photo: first.id })).data;
    expect((await changes(ada, unnamed.id, { photo: null })).data).toEqual({
      photo: ["Name the item, or keep its photo."],
    });
  });

  test("of many items is for all or for none", async () => {
    const site = await testSite();
    const { ada } = site;
    const ids: string[] = [];
    for (const name of ["One", "Two", "Three"]) ids.push((await adds(ada, { name })).data.id);
    const archived = await changesMany(ada, ids, { archiveReason: "sold" });
    expect(archived).toMatchObject({ message: "3 items archived", data: ids.map((id) => ({ id, isArchived: true })) });
    expect(await countOf(site, "ada")).toBe(0);
    expect(await finds(ada)).toEqual([]);
    expect(await changesMany(ada, ids.slice(0, 2), { archiveReason: null })).toMatchObject({
      message: "2 items removed from archive",
    });
    // What cannot be changed for many at once counts as nothing.
    for (const change of [{}, { name: "Four" }])
      expect((await changesMany(ada, ids, change)).data).toEqual({ change: ["Choose what to change."] });
    expect((await changesMany(ada, [...ids, newUuid(() => new Date())], { category: "coat" })).status).toBe(404);
    expect((await changesMany(ada, ids, { audience: "me", category: "coat" })).message).toBe("Changes saved");
    expect(await countOf(site, "ada")).toBe(0);
    expect((await finds(ada)).map(({ category }) => category)).toEqual(["coat", "coat"]);
  });
});

test("the wardrobe’s audience closes and opens the photos of its items", async () => {
  const { ada, visitor, joins } = await testSite();
  const grace = await joins("Grace");
  await grace.follows("ada");
  const photo = await ada.hasPhoto();
  await adds(ada, { name: "Coat", photo: photo.id });
  const statuses = async () => [await photoStatus(visitor, photo), await photoStatus(grace, photo)];
  expect(await ada.sends("PUT", api.wardrobe, { audience: "followers" })).toMatchObject({
    message: "Privacy settings saved",
  });
  expect(await statuses()).toEqual([404, 200]);
  await ada.sends("PUT", api.wardrobe, { audience: "me" });
  expect(await statuses()).toEqual([404, 404]);
  await ada.sends("PUT", api.wardrobe, { audience: "everyone" });
  expect(await statuses()).toEqual([200, 200]);
  await ada.setsPrivacy(true);
  expect(await statuses()).toEqual([404, 200]);
  await ada.setsPrivacy(false);
  expect(await statuses()).toEqual([200, 200]);
});

test("a member finds their own items by words, category and ids", async () => {
  const { ada, joins } = await testSite();
  const grace = await joins("Grace");
  const hers = (await adds(grace, { name: "Red coat" })).data.id;
  const coat = (await adds(ada, { name: "Camel coat", category: "coat", brand: "Aera" })).data.id;
  await adds(ada, { name: "Aerated trainers", category: "shoes" });
  const rain = (await adds(ada, { name: "Rain 100% jacket", category: "jacket" })).data.id;
  await adds(ada, { name: "Sold coat", archiveReason: "sold" });
  expect(await namesOf(ada)).toEqual(["Rain 100% jacket", "Aerated trainers", "Camel coat"]);
  expect(await namesOf(ada, "?search=AERA")).toEqual(["Aerated trainers", "Camel coat"]);
  expect(await namesOf(ada, "?search=aera+coat")).toEqual(["Camel coat"]);
  expect(await namesOf(ada, "?search=100%25")).toEqual(["Rain 100% jacket"]);
  expect(await namesOf(ada, "?search=_")).toEqual([]);
  await adds(ada, { name: "İpek scarf" });
  expect(await namesOf(ada, `?search=${encodeURIComponent("İPEK")}`)).toEqual(["İpek scarf"]);
  expect(await namesOf(ada, "?category=coat")).toEqual(["Camel coat"]);
  expect(await namesOf(ada, "?category=coat&search=shoe")).toEqual([]);
  expect(await namesOf(ada, `?ids=${rain},x,${coat}`)).toEqual(["Rain 100% jacket", "Camel coat"]);
  expect(await namesOf(ada, `?ids=${hers}`)).toEqual([]);
  expect((await ada.gets(`${api.items}?category=car`)).status).toBe(400);
});

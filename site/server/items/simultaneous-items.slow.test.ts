import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ItemDetail } from "../../shared/items/item.ts";
import { freeItems } from "../../shared/limits.ts";
import { api } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { photos } from "../photos/tables.ts";
import type { Person } from "../testing/person.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";
import { items } from "./tables.ts";

const countOf = async ({ db }: TestSite) =>
  (await db.select({ count: members.itemCount }).from(members).where(eq(members.slug, "ada")))[0]?.count;

const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

/** As the page does: the photo's id is the item's key, and a busy site is asked again. */
async function adds(person: Person, photo: string, bytes: Uint8Array) {
  while ((await person.uploads(bytes, { id: photo })).status === 503);
  return person.sends<ItemDetail>("POST", api.items, { photo }, { "Idempotency-Key": photo });
}

test("twenty photos at once, each sent twice, become twenty items, and their names count", async () => {
  const site = await testSite();
  const { ada, db } = site;
  const bytes = await jpeg();
  const sent = ids(20);
  const answers = await Promise.all([...sent, ...sent].map((photo) => adds(ada, photo, bytes)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const made = [...new Set(answers.map(({ data }) => data.id))];
  expect([made.length, await db.$count(items), await db.$count(photos), await countOf(site)]).toEqual([20, 20, 20, 0]);
  await Promise.all(sent.map((photo) => adds(ada, photo, bytes)));
  expect([await db.$count(items), await db.$count(photos)]).toEqual([20, 20]);

  const names = [...made, ...made].map((id, at) => ada.sends("PUT", api.item(id), { name: `Item ${at}` }));
  await Promise.all(names);
  expect(await countOf(site)).toBe(20);
  await Promise.all(made.map((id) => ada.sends("POST", api.itemDeletions, { ids: [id] })));
  expect(await countOf(site)).toBe(0);
});

test("photos that arrive together do not pass the limit of free items", async () => {
  const site = await testSite();
  const { ada, db } = site;
  for (let at = 3; at < freeItems; at++) await ada.adds(`Sock ${at}`);
  const bytes = await jpeg();
  const answers = await Promise.all(ids(8).map((photo) => adds(ada, photo, bytes)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
  expect([await db.$count(items), await countOf(site)]).toEqual([freeItems, freeItems - 3]);
});

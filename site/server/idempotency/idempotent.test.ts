import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { LookCard } from "../../shared/looks/look.ts";
import { api, paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";
import { pruneIdempotencyKeys } from "./prune-idempotency-keys.ts";
import { creations } from "./tables.ts";

async function draftOf(ada: { hasPhoto(): Promise<{ id: string }> }, title: string) {
  return { title, photos: [{ id: (await ada.hasPhoto()).id }] };
}

test("a call with the same key gets the first answer, also at the same time, and after a change", async () => {
  const { ada, visitor } = await testSite();
  const draft = await draftOf(ada, "Twice");
  const key = { "Idempotency-Key": randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => ada.sends<LookCard>("POST", api.looks, draft, key)));
  expect(answers.map(({ status, data }) => [status, data.slug])).toEqual(Array(4).fill([200, "twice"]));
  await ada.likes("twice");
  expect(await ada.sends("POST", api.looks, draft, key)).toMatchObject({ status: 200, data: { likes: 0 } });
  expect((await visitor.sees("looks", paths.looks)).looks.items).toHaveLength(1);
});

test("a key belongs to one call, one body and one member", async () => {
  const { ada, joins } = await testSite();
  const key = { "Idempotency-Key": randomUUID() };
  const grace = await joins("Grace");
  await ada.sends("POST", api.looks, await draftOf(ada, "First"), key);
  expect(await ada.sends("POST", api.looks, await draftOf(ada, "Second"), key)).toMatchObject({
    status: 422,
    message: "This Idempotency-Key was used for another request. Send a new key.",
  });
  expect((await grace.sends("POST", api.looks, await draftOf(grace, "Hers"), key)).status).toBe(200);
  expect((await ada.sends("POST", api.looks, {}, { "Idempotency-Key": "x" })).status).toBe(400);
});

test("a refused call is not remembered, and keeps nothing", async () => {
  const { ada, db } = await testSite();
  const key = { "Idempotency-Key": randomUUID() };
  const draft = await draftOf(ada, "");
  expect((await ada.sends("POST", api.looks, draft, key)).status).toBe(422);
  expect(await db.select().from(creations)).toEqual([]);
  expect((await ada.sends("POST", api.looks, { ...draft, title: "Named" }, key)).status).toBe(200);
});

test("a repeated call counts against the limit, and one beyond it begins no transaction", async () => {
  const { ada, queriesOf } = await testSite();
  const key = { "Idempotency-Key": randomUUID() };
  const draft = await draftOf(ada, "Again");
  const again = async () => (await ada.sends("POST", api.looks, draft, key)).status;
  for (let calls = 0; calls < 20; calls++) expect(await again()).toBe(200);
  let status = 0;
  const queries = await queriesOf(async () => {
    status = await again();
  });
  // The one looks for the session.
  expect([status, queries]).toEqual([429, 1]);
});

test("answers are forgotten after a day", async () => {
  const { ada, db, context } = await testSite();
  const key = { "Idempotency-Key": randomUUID() };
  await ada.sends("POST", api.looks, await draftOf(ada, "Kept"), key);
  await pruneIdempotencyKeys(context);
  expect(await db.select().from(creations)).toHaveLength(1);
  await pruneIdempotencyKeys({ ...context, clock: () => new Date(Date.now() + 25 * 60 * 60_000) });
  expect(await db.select().from(creations)).toEqual([]);
});

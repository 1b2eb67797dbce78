import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { LookCard } from "../../shared/looks/look.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { rateLimits } from "../http/rate-limits.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { pruneIdempotencyKeys } from "./prune-idempotency-keys.ts";
import { creations } from "./tables.ts";

const keyOf = () => ({ "Idempotency-Key": randomUUID() });

async function draftOf(ada: { hasPhoto(): Promise<{ id: string }> }, title: string) {
  return { title, photos: [{ id: (await ada.hasPhoto()).id }] };
}

test("a call with the same key gets the first answer, also at the same time, and after a change", async () => {
  const { ada, joins, visitor } = await testSite();
  const draft = await draftOf(ada, "Twice");
  const key = keyOf();
  const answers = await Promise.all([1, 2, 3, 4].map(() => ada.sends<LookCard>("POST", api.looks, draft, key)));
  expect(answers.map(({ status, data }) => [status, data.slug])).toEqual(Array(4).fill([200, "twice"]));
  await (await joins("Bea")).likes("twice");
  expect(await ada.sends("POST", api.looks, draft, key)).toMatchObject({ status: 200, data: { likes: 0 } });
  expect((await visitor.sees("looks", paths.looks)).looks.items).toHaveLength(1);
});

test("a key belongs to one call, one body and one member", async () => {
  const { ada, joins } = await testSite();
  const key = keyOf();
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
  const key = keyOf();
  const draft = await draftOf(ada, "");
  expect((await ada.sends("POST", api.looks, draft, key)).status).toBe(422);
  expect(await db.select().from(creations)).toEqual([]);
  expect((await ada.sends("POST", api.looks, { ...draft, title: "Named" }, key)).status).toBe(200);
});

describe("the rate limit", () => {
  /** Posts looks of different keys until the limit of 20 an hour is used up. */
  async function usesUpTheLimit(ada: Person, key: Record<string, string>) {
    const draft = await draftOf(ada, "Again");
    await ada.sends("POST", api.looks, draft, key);
    for (let calls = 1; calls < 20; calls++) await ada.sends("POST", api.looks, {}, keyOf());
    return draft;
  }

  test("does not count a repeated call that was answered, and answers it when the limit is used up", async () => {
    const { ada } = await testSite();
    const key = keyOf();
    const draft = await draftOf(ada, "Again");
    const again = async () => (await ada.sends("POST", api.looks, draft, key)).status;
    for (let calls = 0; calls < 25; calls++) expect(await again()).toBe(200);
    for (let calls = 1; calls < 20; calls++) expect((await ada.sends("POST", api.looks, {}, keyOf())).status).toBe(422);
    expect((await ada.sends("POST", api.looks, {}, keyOf())).status).toBe(429);
    expect((await ada.sends("POST", api.looks, {})).status).toBe(429);
    expect(await again()).toBe(200);
  });

  test("is not a way around the rule that a key belongs to one body", async () => {
    const { ada } = await testSite();
    const key = keyOf();
    await usesUpTheLimit(ada, key);
    expect((await ada.sends("POST", api.looks, {}, key)).status).toBe(422);
  });

  test("begins no transaction for a new call beyond it", async () => {
    const { ada, queriesOf } = await testSite();
    await usesUpTheLimit(ada, keyOf());
    let status = 0;
    const queries = await queriesOf(async () => {
      status = (await ada.sends("POST", api.looks, {}, keyOf())).status;
    });
    // One looks for the session, one for an earlier answer.
    expect([status, queries]).toEqual([429, 2]);
  });

  test("counts replays beyond a limit of their own, and refuses them without a query in the end", async () => {
    const now = new Date();
    const { ada, db, queriesOf, context } = await testSite({ clock: () => now });
    const key = keyOf();
    const draft = await usesUpTheLimit(ada, key);
    const [member] = await db.select().from(members).where(eq(members.slug, ada.slug));
    let replays = 0;
    while (context.limits.tryTake("replay", member!.id, rateLimits.replay)) replays += 1;
    let status = 0;
    const queries = await queriesOf(async () => {
      status = (await ada.sends("POST", api.looks, draft, key)).status;
    });
    expect([replays, status, queries]).toEqual([300, 429, 1]);
  });
});

test("answers are forgotten after a day", async () => {
  const { ada, db, context } = await testSite();
  const key = keyOf();
  await ada.sends("POST", api.looks, await draftOf(ada, "Kept"), key);
  await pruneIdempotencyKeys(context);
  expect(await db.select().from(creations)).toHaveLength(1);
  await pruneIdempotencyKeys({ ...context, clock: () => new Date(Date.now() + 25 * 60 * 60_000) });
  expect(await db.select().from(creations)).toEqual([]);
});

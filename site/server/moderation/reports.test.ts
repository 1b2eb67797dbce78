import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { cases, reports } from "../cases/tables.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { moderatedSite } from "./testing/moderated-site.ts";

const reportsLook = (person: Person, slug: string, more: object = {}) =>
  person.sends("POST", api.reports, { kind: "look", slug, reason: "spam", ...more });
const reportsMember = (person: Person, slug: string, more: object = {}) =>
  person.sends("POST", api.reports, { kind: "member", slug, reason: "harassment", ...more });

describe("a report", () => {
  test("opens a case with the look as it was, which later reports join", async () => {
    const { ada, db, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea", "Stone"), await joins("Cleo")];
    const look = await bea.posts("Not my coat", { text: "Found it online." });
    const note = "It’s from a shop.";
    const first = await reportsLook(ada, look.slug, { reason: "not-theirs", note });
    expect([first.status, first.data]).toEqual([200, { reported: true, isNew: true }]);
    await bea.sends("PUT", api.look(look.slug), { title: "My coat", photos: [{ id: look.photo.id }] });
    expect((await reportsLook(cleo, look.slug)).status).toBe(200);
    expect(await db.select().from(cases)).toMatchObject([
      {
        targetKind: "look",
        state: "open",
        snapshot: {
          title: "Not my coat",
          text: "Found it online.",
          author: { slug: "bea", username: "Bea Stone" },
          photos: [look.photo.id],
        },
      },
    ]);
    expect(await db.select().from(reports).orderBy(reports.createdAt)).toMatchObject([
      { reason: "not-theirs", note },
      { reason: "spam", note: "" },
    ]);
  });

  test("of the same member a second time says so and changes nothing", async () => {
    const { ada, db, joins } = await testSite();
    await joins("Bea");
    await reportsMember(ada, "bea");
    const again = { kind: "member", slug: "bea", reason: "spam", note: "Again" };
    const keyed = { "Idempotency-Key": "again-and-again" };
    for (const headers of [undefined, keyed, keyed]) {
      const second = await ada.sends("POST", api.reports, again, headers);
      expect(second).toMatchObject({
        ...{ status: 200, message: "You’ve already reported this", data: { reported: true, isNew: false } },
      });
    }
    expect(await db.select().from(reports)).toMatchObject([{ reason: "harassment", note: "" }]);
  });

  test("opens a new case after the last one was decided", async () => {
    const { ada, db, joins } = await testSite();
    await joins("Bea");
    await reportsMember(ada, "bea");
    await db.update(cases).set({ state: "decided", decision: "warning", decidedAt: new Date() });
    await reportsMember(ada, "bea");
    expect((await db.select().from(cases)).map(({ state }) => state).sort()).toEqual(["decided", "open"]);
    expect(await db.$count(reports)).toBe(2);
  });

  test("of what was dismissed is new after a day, at once when it has changed, and for others", async () => {
    const { ada, bea, cleo, joins, passMinutes, reports: sends, reported, decides } = await moderatedSite();
    const dora = await joins("Dora");
    await ada.posts("Coat");
    const [changed, same] = [(await bea.comments("coat", "Ugly.")).data, (await bea.comments("coat", "Awful.")).data];
    const isNew = async (person: Person, { comment: { id } }: typeof same) =>
      (await sends(person, { kind: "comment", id })).data;
    for (const { comment } of [changed, same])
      await decides(await reported({ kind: "comment", id: comment.id }), { decision: "dismissed" });
    passMinutes(23 * 60);
    for (const one of [changed, same]) expect(await isNew(cleo, one)).toMatchObject({ isNew: false });
    await bea.sends("PUT", api.comment(changed.comment.id), { text: "Ugly, like you." });
    expect([await isNew(cleo, changed), await isNew(cleo, changed)]).toMatchObject([{ isNew: true }, { isNew: false }]);
    expect([await isNew(cleo, same), await isNew(dora, same)]).toMatchObject([{ isNew: false }, { isNew: true }]);
    passMinutes(60);
    expect([await isNew(cleo, same), await isNew(cleo, same)]).toMatchObject([{ isNew: true }, { isNew: false }]);
  });

  test("of fifty members at once is one case with fifty reports", async () => {
    const { db, joins } = await testSite();
    const bea = await joins("Bea");
    const look = await bea.posts("Everybody minds");
    const names = Array.from({ length: 50 }, (_, at) => `Reporter${at}`);
    const people = await Promise.all(names.map((name) => joins(name)));
    const answers = await Promise.all(people.map((person) => reportsLook(person, look.slug)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect([await db.$count(cases), await db.$count(reports)]).toEqual([1, 50]);
  });

  test("sent ten times at once is one report", async () => {
    const { ada, db, joins } = await testSite();
    await joins("Bea");
    const answers = await Promise.all(Array.from({ length: 10 }, () => reportsMember(ada, "bea")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await db.$count(cases), await db.$count(reports)]).toEqual([1, 1]);
  });
});

describe("what cannot be reported", () => {
  test("is one's own, and what the reporter may not read", async () => {
    const { ada, db, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const own = await ada.posts("Mine");
    const look = await bea.posts("Hers");
    const secret = await cleo.posts("Private");
    await cleo.setsPrivacy(true);
    await bea.blocks("ada");
    const statuses = async (...answers: Promise<{ status: number }>[]) =>
      (await Promise.all(answers)).map(({ status }) => status);
    expect(await statuses(reportsLook(ada, own.slug), reportsMember(ada, "ada"))).toEqual([422, 422]);
    const unreadable = [look.slug, secret.slug, "no-such-look"].map((slug) => reportsLook(ada, slug));
    const unknown = ["bea", "nobody"].map((slug) => reportsMember(ada, slug));
    expect(await statuses(...unreadable, ...unknown)).toEqual([404, 404, 404, 404, 404]);
    // A private member's head is there for everybody.
    expect((await reportsMember(ada, "cleo")).status).toBe(200);
    expect(await db.$count(cases)).toBe(1);
  });

  test("is a comment whose author or look is out of reach", async () => {
    const { ada, db, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const look = await bea.posts("Much discussed");
    const { id } = (await cleo.comments(look.slug, "Rude words")).data.comment;
    const reportsIt = (person: Person, of = id) =>
      person.sends("POST", api.reports, { kind: "comment", id: of, reason: "harassment" });
    expect([(await reportsIt(cleo)).status, (await reportsIt(ada, "no-id")).status]).toEqual([422, 404]);
    expect((await reportsIt(ada)).status).toBe(200);
    expect(await db.select().from(cases)).toMatchObject([
      {
        targetId: id,
        snapshot: {
          title: "Comment on “Much discussed”",
          text: "Rude words",
          author: { slug: "cleo" },
          look: { slug: look.slug },
        },
      },
    ]);
    const dora = await joins("Dora");
    await bea.blocks("dora");
    expect((await reportsIt(dora)).status).toBe(404);
    const emil = await joins("Emil");
    await cleo.blocks("emil");
    expect((await reportsIt(emil)).status).toBe(404);
    await cleo.sends("DELETE", api.comment(id));
    expect((await reportsIt(await joins("Finn"))).status).toBe(404);
  });

  test("is an item that is out of reach; of another one admins read what everybody reads", async () => {
    const { ada, db, joins } = await testSite();
    const bea = await joins("Bea");
    const coat = await bea.adds("Wool coat", {
      ...{
        brand: "Nordholm",
        notes: "From my aunt",
        storedAt: "Attic",
        price: { micros: 90_000_000, currency: "EUR" },
      },
    });
    const secret = await bea.adds("Diary dress", { audience: "me" });
    const reportsIt = (person: Person, id: string) =>
      person.sends("POST", api.reports, { kind: "item", id, reason: "not-theirs" });
    const answers = await Promise.all([coat.id, secret.id, "no-id"].map((id) => reportsIt(ada, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
    expect((await reportsIt(bea, coat.id)).status).toBe(422);
    const [one] = await db.select().from(cases);
    expect(one).toMatchObject({
      ...{ targetKind: "item", targetId: coat.id },
      snapshot: { title: "Wool coat", text: "Nordholm", author: { slug: "bea" }, photos: [] },
    });
    const root = await joins("Root", undefined, { role: "admin" });
    const [shown] = (await root.sees("adminReports", paths.adminReports)).cases.items;
    expect(shown).toMatchObject({ kind: "item", itemId: coat.id, lookSlug: null });
    await bea.sends("POST", api.itemDeletions, { ids: [coat.id] });
    const [after] = (await root.sees("adminReports", paths.adminReports)).cases.items;
    expect(after).toMatchObject({ itemId: null, snapshot: { title: "Wool coat" } });
  });

  test("is what a draft names wrongly", async () => {
    const { ada, db, joins } = await testSite();
    await joins("Bea");
    const member = { kind: "member", slug: "bea", reason: "spam" };
    const drafts = [
      {},
      [],
      { kind: "wardrobe", slug: "bea", reason: "spam" },
      { ...member, reason: "boring" },
      { ...member, slug: ["bea"] },
      { ...member, note: "x".repeat(1001) },
      { ...member, note: "nul \0" },
      { kind: "look", id: "a", reason: "spam" },
    ];
    for (const draft of drafts) {
      const answer = await ada.sends<Record<string, string[]>>("POST", api.reports, draft);
      expect([answer.status, Object.keys(answer.data).length], JSON.stringify(draft)).toEqual([422, 1]);
    }
    expect(await db.$count(cases)).toBe(0);
  });
});

test("a member sends at most twenty reports a day, and repeats what they have sent", async () => {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const { ada, db, joins } = await testSite({ clock: () => new Date(now) });
  const names = Array.from({ length: 21 }, (_, at) => `Target${at}`);
  for (const name of names) await joins(name);
  // Ten an hour is the other limit.
  const send = async (name: string) => {
    now += 10 * 60_000;
    return reportsMember(ada, name.toLowerCase());
  };
  for (const name of names.slice(0, 20)) expect((await send(name)).status).toBe(200);
  const refused = await send("Target20");
  expect([refused.status, refused.message]).toEqual([429, "You’ve sent 20 reports today. Try again tomorrow."]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send("Target0")).status).toBe(200);
  expect(await db.$count(cases)).toBe(20);
  now += 24 * 60 * 60_000;
  expect((await send("Target20")).status).toBe(200);
});

test("the database refuses a second open case of the same target", async () => {
  const { ada, db, joins } = await testSite();
  await joins("Bea");
  await reportsMember(ada, "bea");
  const again = sql`insert into site.cases (id, target_kind, target_id, snapshot, opened_at)
    select gen_random_uuid(), target_kind, target_id, snapshot, opened_at from site.cases`;
  await expect(db.execute(again)).rejects.toMatchObject({ cause: { constraint: "one_open_case_per_target" } });
});

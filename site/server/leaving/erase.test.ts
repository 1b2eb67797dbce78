import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { cases } from "../cases/tables.ts";
import { pruneDeletedComments } from "../comments/deletion/prune-deleted-comments.ts";
import { comments } from "../comments/tables.ts";
import { looks } from "../looks/tables.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import type { SiteContext } from "../site-context.ts";
import type { Person } from "../testing/person.ts";
import { finishLeavings } from "./finish-leaving.ts";
import { leavingSite } from "./testing/leaving-site.ts";

/** Ada has looks, a wardrobe, likes, follows, a copy of her data, and a comment at Bea's look that Bea replied to. */
async function adaWhoDidALot() {
  const site = await leavingSite();
  const { ada, joins, db, context, drain } = site;
  const bea = await joins("Bea");
  const hers = await bea.posts("Rain at eleven");
  const own = await ada.posts("Camel coat");
  const coat = await ada.adds("Coat", { photo: (await ada.hasPhoto("#445566")).id });
  const hat = await ada.adds("Hat", { photo: (await ada.hasPhoto("#556677")).id });
  const outfit = await ada.combines("Rain", [coat.id, hat.id]);
  const plan = await ada.sends<{ id: string }>("POST", api.plans, { outfit, on: "2026-01-31" });
  await ada.sends("PUT", api.plan(plan.data.id), { became: "worn" });
  await ada.sends("POST", api.itemDeletions, { ids: [hat.id] });
  const avatar = (await ada.hasPhoto("#112233")).id;
  const cover = (await ada.hasPhoto()).id;
  await ada.sends("PUT", api.profile, { first_name: "Ada", avatar, cover, links: ["https://example.org/ada"] });
  await Promise.all([ada.follows("bea"), bea.follows("ada"), ada.likes(hers.slug), bea.likes(own.slug)]);
  await ada.sends("PUT", api.draft("comment:rain"), { body: { text: "Half a thought" }, version: 0 });
  await site.asksForCopy(ada);
  await drain();
  const idOf = async (slug: string) =>
    (await db.select({ id: members.id }).from(members).where(eq(members.slug, slug)))[0]?.id ?? "";
  const adaId = await idOf("ada");
  const [look] = await db.select().from(looks).where(eq(looks.slug, hers.slug));
  const comment = { lookId: look?.id ?? "", postedAt: context.clock() };
  const first = { ...comment, id: crypto.randomUUID(), authorId: adaId, source: "Lovely wool", replyCount: 1 };
  const reply = { ...comment, id: crypto.randomUUID(), authorId: await idOf("bea"), source: "Thanks" };
  const alone = { ...comment, id: crypto.randomUUID(), authorId: adaId, source: "And the shoes" };
  await db.insert(comments).values([first, { ...reply, parentId: first.id }, alone]);
  await db.update(looks).set({ commentCount: 3 }).where(eq(looks.id, comment.lookId));
  const commented = async () => (await db.select().from(looks).where(eq(looks.id, comment.lookId)))[0]?.commentCount;
  const texts = async () => (await db.select().from(comments).orderBy(comments.id)).map(({ source }) => source).sort();
  return { ...site, bea, hers, own, adaId, commented, texts };
}

/** The rows that refer to a member, by table and column. */
async function rowsOf({ db }: Pick<SiteContext, "db">, memberId: string): Promise<string[]> {
  const { rows } = await db.execute<{ at: string; column: string }>(sql`
    select c.conrelid::regclass::text as at, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'site.members'::regclass`);
  const held: string[] = [];
  for (const { at, column } of rows) {
    const found = await db.execute(sql.raw(`select 1 from ${at} where ${column} = '${memberId}' limit 1`));
    if (found.rows.length) held.push(`${at}.${column}`);
  }
  return held;
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe("after fourteen days", () => {
  test("who chose to erase is gone, photos and copy included; a place with replies stays empty", async () => {
    const site = await adaWhoDidALot();
    const { ada, bea, leaves, passDays, context, adaId, photosDir, hers, emails, drain } = site;
    await leaves(ada);
    passDays(13);
    await finishLeavings(context);
    expect(await filesIn(join(photosDir, "../exports"))).toHaveLength(1);
    passDays(1);
    await finishLeavings(context);
    expect(await rowsOf(context, adaId)).toEqual(["site.comments.author_id"]);
    expect([await site.texts(), await site.commented()]).toEqual([["", "Thanks"], 1]);
    expect(await filesIn(join(photosDir, "../exports"))).toEqual([]);
    const photoIds = (await readdir(photosDir)).filter((name) => name !== "incoming");
    expect(photoIds).toEqual([hers.photo.id]);
    expect((await bea.opens(paths.member("ada"))).httpStatus).toBe(404);
    await drain();
    expect(emails.at(-1)).toMatchObject({
      to: "ada@hemline.example",
      subject: "Your Hemline account is deleted",
    });
    const count = emails.length;
    await finishLeavings(context);
    await drain();
    expect(emails).toHaveLength(count);
  });

  test("who chose to keep comments is “A former member” without a page, and nothing else is left", async () => {
    const { ada, bea, leaves, passDays, context, adaId, texts, commented, db, logsIn } = await adaWhoDidALot();
    await leaves(ada, "anonymise");
    expect(await commented()).toBe(1);
    passDays(14);
    await finishLeavings(context);
    expect(await rowsOf(context, adaId)).toEqual(["site.comments.author_id"]);
    expect([await texts(), await commented()]).toEqual([["And the shoes", "Lovely wool", "Thanks"], 3]);
    const [row] = await db.select().from(members).where(eq(members.id, adaId));
    expect(row).toMatchObject({ standing: "erased", firstName: "", lastName: null, city: null, bio: null });
    expect(JSON.stringify(row)).not.toMatch(/\bada\b|marsh/i);
    expect((await logsIn("ada")).status).toBe(422);
    for (const slug of ["ada", row?.slug ?? ""])
      expect((await bea.opens(paths.member(slug))).httpStatus, slug).toBe(404);
    expect((await bea.sees("members", paths.members)).members.items.map(({ slug }) => slug)).toEqual(["bea"]);
  });

  test("an admin’s own photo in somebody’s look is its author’s, and stays", async () => {
    const { ada, joins, leaves, passDays, context, visitor, logLines } = await leavingSite();
    const root = await joins("Root", undefined, { role: "admin" });
    await joins("Rhea", undefined, { role: "admin" });
    const { slug, photo } = await ada.posts("Camel coat");
    const added = await root.hasPhoto();
    const draft = { title: "Camel coat", photos: [{ id: photo.id }, { id: added.id }] };
    expect((await root.sends("PUT", api.look(slug), draft)).status).toBe(200);
    await leaves(root);
    passDays(14);
    await finishLeavings(context);
    expect(logLines).toEqual([]);
    expect((await visitor.sees("look", paths.look(slug))).look.photos).toHaveLength(2);
    expect((await visitor.gets(paths.photo(added.id, 1, defined(added.widths[0]), "webp"))).status).toBe(200);
  });

  test.each(["erase", "anonymise"] as const)("comments on their own entry, which stays: %s", async (choice) => {
    const { ada, leaves, passDays, visitor, ...site } = await leavingSite();
    const moths = { kind: "entry", slug: "moths" } as const;
    await hasEntry(site, { slug: moths.slug, by: "ada" });
    await ada.comments(moths, "A second thought.");
    const deleted = (await ada.comments(moths, "A third one.")).data.comment.id;
    await ada.sends("DELETE", api.comment(deleted));
    await leaves(ada, choice);
    passDays(14);
    await finishLeavings(site.context);
    const { count, threads } = (await visitor.sees("entryComments", paths.comments(moths))).comments;
    expect(count).toBe(choice === "erase" ? 0 : 1);
    const author = { username: "A former member" };
    expect(threads.items).toMatchObject(choice === "erase" ? [] : [{ comment: { isFormer: true, author } }]);
    expect(await site.db.$count(comments)).toBe(choice === "erase" ? 0 : 1);
  });

  test("a deleted comment goes with the last reply to it", async () => {
    const { ada, joins, leaves, passDays, context, db } = await leavingSite();
    const bea = await joins("Bea");
    const { slug } = await bea.posts("Rain at eleven");
    const question = (await bea.comments(slug, "Is it warm?")).data.comment.id;
    await ada.comments(slug, "Very.", question);
    await bea.sends("DELETE", api.comment(question));
    await leaves(ada);
    passDays(14);
    await pruneDeletedComments(context);
    expect(await db.$count(comments)).toBe(2);
    await finishLeavings(context);
    expect(await db.$count(comments)).toBe(0);
  });

  test("cases keep nothing of who is erased, and those that nobody else reported go", async () => {
    const { ada, joins, leaves, passDays, context, db } = await leavingSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const [hers, theirs] = [await bea.posts("Rain at eleven"), await bea.posts("Boots")];
    const own = await ada.posts("Camel coat", { text: "Found it online" });
    const { id } = (await ada.comments(hers.slug, "Lovely wool")).data.comment;
    const report = (person: Person, what: object) => person.sends("POST", api.reports, { reason: "spam", ...what });
    await report(ada, { kind: "look", slug: hers.slug });
    for (const person of [ada, cleo]) await report(person, { kind: "look", slug: theirs.slug });
    await report(bea, { kind: "member", slug: "ada" });
    await report(bea, { kind: "look", slug: own.slug });
    await report(bea, { kind: "comment", id });
    await leaves(ada);
    passDays(14);
    await finishLeavings(context);
    const left = (await db.select().from(cases).orderBy(cases.openedAt, cases.id)).map(({ snapshot }) => snapshot);
    const nobody = { author: { slug: "", username: "A former member" }, text: "", photos: [] };
    expect(left).toEqual([
      { title: "Boots", author: { slug: "bea", username: "Bea" }, text: "", photos: [theirs.photo.id] },
      { title: "A former member", ...nobody },
      { title: "Look", ...nobody },
      { title: "Comment on “Rain at eleven”", ...nobody, look: { slug: hers.slug, title: "Rain at eleven" } },
    ]);
  });

  test("who wrote nothing leaves no row at all, and nobody else gets the page address", async () => {
    const { ada, leaves, passDays, context, db, visitor } = await leavingSite();
    await leaves(ada, "anonymise");
    passDays(15);
    await finishLeavings(context);
    expect(await db.select().from(members)).toEqual([]);
    const draft = { first_name: "Ada", email: "ada@hemline.example", password: "a long sunny sentence" };
    expect((await visitor.sends("POST", api.register, { ...draft, slug: "ada" })).data).toEqual({
      slug: ["This page address is taken. Choose another one."],
    });
    expect((await visitor.sends("POST", api.register, draft)).status).toBe(200);
  });
});

describe("an erasure that is interrupted", () => {
  /** Fails as a killed process would: what was done before stays done. */
  const steps: [string, (context: SiteContext) => SiteContext][] = [
    ["before its files", (context) => ({ ...context, photoStorage: failing(context.photoStorage, 0) })],
    ["between its files", (context) => ({ ...context, photoStorage: failing(context.photoStorage, 1) })],
    ["in its transaction", (context) => ({ ...context, jobs: { ...context.jobs, enqueue: killed } })],
    ["after its transaction", (context) => ({ ...context, photoStorage: failing(context.photoStorage, 2) })],
  ];
  const killed = () => Promise.reject(new Error("killed"));
  const failing = (storage: SiteContext["photoStorage"], after: number): SiteContext["photoStorage"] => {
    let deleted = 0;
    return { ...storage, delete: (key) => (deleted++ < after ? storage.delete(key) : killed()) };
  };

  test.each(isWholeRun ? steps : steps.slice(2, 3))("%s is finished by the next one", async (_, interrupted) => {
    const site = await adaWhoDidALot();
    const { ada, leaves, passDays, context, photosDir, hers, adaId, emails, drain } = site;
    await leaves(ada);
    passDays(14);
    await drain();
    await finishLeavings(interrupted(context));
    expect(site.logLines.join()).toContain("could not be erased");
    await finishLeavings(context);
    await drain();
    expect(await rowsOf(context, adaId)).toEqual(["site.comments.author_id"]);
    expect((await readdir(photosDir)).filter((name) => name !== "incoming")).toEqual([hers.photo.id]);
    expect(emails.filter(({ subject }) => subject === "Your Hemline account is deleted")).toHaveLength(1);
  });

  test("waits while billing does not answer", async () => {
    const { ada, leaves, passDays, context, billing, db } = await leavingSite();
    await leaves(ada);
    passDays(14);
    billing.answersWith(() => new Response("no", { status: 503 }));
    await finishLeavings(context);
    expect(await db.select().from(members)).toHaveLength(1);
  });
});

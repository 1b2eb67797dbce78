import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { commentsCall, commentsClosedCall } from "../../shared/comments/paths.ts";
import { secondMs } from "../../shared/durations.ts";
import { notificationSentence } from "../../shared/notifications/notification-text.ts";
import { api, paths } from "../../shared/paths.ts";
import { subscriber } from "../billing-client/testing/fake-billing.ts";
import { entries } from "../notebook/tables.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { siteWithReaders } from "../notebook/testing/site-with-readers.ts";
import type { Person } from "../testing/person.ts";
import { commentsFor, moths, readBy, siteWithSubjects } from "./testing/site-with-subjects.ts";

const paid = { kind: "entry", slug: "paid" } as const;

/** Sue has asked a question below an entry of Ada’s for subscribers. Ada doesn’t subscribe. */
async function siteWithPaidEntry() {
  const site = await siteWithReaders();
  await hasEntry(site, { slug: "paid", allowed: "subscribers", by: "ada" });
  const { id } = (await site.sue.comments(paid, "Which wool, @mia?")).data.comment;
  return { ...site, id };
}

const leadsTo = async (person: Person, path: string) => {
  const payload = await person.opens(path);
  return payload.kind === "redirect" ? payload.to : payload.kind;
};

describe("comments on an entry for subscribers", () => {
  test("are for those who read it", async () => {
    const { visitor, mia, max, sue, root, id } = await siteWithPaidEntry();
    for (const person of [sue, root]) expect((await readBy(person, paid)).count).toBe(1);
    for (const person of [visitor, mia, max]) {
      expect((await person.sees("entry", paths.entry("paid"))).comments, person.slug).toBeNull();
      for (const path of [paths.entryComments("paid"), paths.commentThread(paid, id)])
        expect(await leadsTo(person, path), person.slug).toBe(paths.entry("paid"));
    }
    const refused = { status: 403, message: "This entry is for subscribers. Subscribe to read it and comment." };
    for (const person of [mia, max]) {
      expect(await person.comments(paid, "And silk?", id)).toMatchObject(refused);
      expect(await person.sends("PUT", commentsClosedCall(paid))).toMatchObject(refused);
      const report = await person.sends("POST", api.reports, { kind: "comment", id, reason: "spam" });
      expect(report.status, person.slug).toBe(404);
    }
    expect((await root.comments(paid, "Merino.", id)).status).toBe(200);
  });

  test("are read and answered by its author, who is told of them", async () => {
    const { ada, id } = await siteWithPaidEntry();
    expect((await ada.opens("/about")).viewer?.unread).toBe(1);
    expect((await readBy(ada, paid)).count).toBe(1);
    expect((await ada.comments(paid, "Merino.", id)).status).toBe(200);
    expect((await ada.sends("PUT", commentsClosedCall(paid))).status).toBe(200);
  });

  test("wait for billing only while no connection is held", async () => {
    const { sue, billing, db, advance, id } = await siteWithPaidEntry();
    const held: number[] = [];
    billing.answersWith(() => {
      held.push(db.$client.totalCount - db.$client.idleCount);
      return Response.json(subscriber("2999-01-01T00:00:00Z"));
    });
    const key = (name: string) => ({ "Idempotency-Key": `${name}-0123456789abcdef` });
    advance(5 * secondMs);
    expect((await sue.sends("POST", commentsCall(paid), { text: "And silk?" }, key("comment"))).status).toBe(200);
    advance(5 * secondMs);
    await sue.sends("POST", api.reports, { kind: "comment", id, reason: "spam" }, key("report"));
    expect(held).toEqual([0, 0]);
  });

  test("are lost with the subscription, but for deleting one’s own", async () => {
    const { sue, root, id, advance, endsSubscriptions } = await siteWithPaidEntry();
    endsSubscriptions();
    advance(5 * secondMs);
    expect((await sue.comments(paid, "And silk?")).status).toBe(403);
    expect((await sue.sends("PUT", api.comment(id), { text: "Which silk?" })).status).toBe(404);
    expect((await sue.sends("DELETE", api.comment(id))).status).toBe(200);
    expect((await readBy(root, paid)).count).toBe(0);
  });

  test("are quoted in no notification, and named in none to others", async () => {
    const { sue, root, mia, max } = await siteWithPaidEntry();
    await sue.comments(paid, "@root @max @mia, is it merino?");
    const told = async (person: Person) =>
      (await person.sees("notifications", paths.notifications)).notifications.items.map(notificationSentence);
    expect(await told(root)).toEqual(["Sue mentioned you in a comment on “paid”"]);
    expect(await told(mia)).toEqual([]);
    expect(JSON.stringify(await max.opens(paths.notifications))).not.toContain("merino");
  });
});

describe("comments on an entry for members", () => {
  test("are theirs", async () => {
    const { visitor, mia, ...site } = await siteWithReaders();
    await hasEntry(site, { slug: "moths", allowed: "members", by: "ada" });
    expect((await mia.comments(moths, "And lavender?")).status).toBe(200);
    expect((await readBy(mia, moths)).count).toBe(1);
    expect((await visitor.sees("entry", paths.entry("moths"))).comments).toBeNull();
    expect(await leadsTo(visitor, paths.entryComments("moths"))).toBe(paths.entry("moths"));
  });
});

describe("comments on an entry", () => {
  test("are not there while it isn’t published", async () => {
    const { ada, bea, joins, visitor, db } = await siteWithSubjects();
    const root = await joins("Root", undefined, { role: "admin" });
    const { id } = (await bea.comments(moths, "And lavender?")).data.comment;
    const unreadOf = async () => (await ada.opens("/about")).viewer?.unread;
    expect(await unreadOf()).toBe(1);
    await db.update(entries).set({ state: "draft", teaser: null, publishedVersion: null });
    for (const person of [visitor, bea, ada, root])
      expect((await person.opens(paths.entryComments("moths"))).httpStatus).toBe(404);
    expect((await bea.comments(moths, "Still?")).status).toBe(404);
    expect((await bea.sends("PUT", api.comment(id), { text: "Still?" })).status).toBe(404);
    expect((await root.sends("DELETE", api.comment(id))).status).toBe(404);
    expect((await root.sends("PUT", commentsClosedCall(moths))).status).toBe(404);
    expect((await root.sends("POST", api.reports, { kind: "comment", id, reason: "spam" })).status).toBe(404);
    expect(await unreadOf()).toBe(0);
    expect((await bea.sends("DELETE", api.comment(id))).status).toBe(200);
  });

  test("go with it", async () => {
    const { bea, db } = await siteWithSubjects();
    await bea.comments(moths, "And lavender?");
    await db.delete(entries);
    expect((await db.execute("select from site.comments")).rows).toEqual([]);
  });

  test("are read, but not written, by whom a block keeps from its author", async () => {
    const { ada, bea, cleo, visitor } = await siteWithSubjects();
    await cleo.comments(moths, "And lavender?");
    const { id } = (await bea.comments(moths, "And cedar?")).data.comment;
    await ada.blocks("bea");
    expect(await commentsFor(bea, moths)).toMatchObject({ count: 2, isClosed: true, mayClose: false });
    expect(await bea.comments(moths, "Still?")).toMatchObject({
      status: 409,
      message: "Comments on this entry are turned off.",
    });
    expect((await bea.sends("PUT", api.comment(id), { text: "Still?" })).status).toBe(404);
    expect((await commentsFor(visitor, moths)).isClosed).toBe(false);
    expect((await readBy(ada, moths)).count).toBe(1);
  });

  test("outlive the author of the entry, whom nothing tells of them any more", async () => {
    const { bea, joins, visitor, db } = await siteWithSubjects();
    await db.update(entries).set({ authorId: null }).where(eq(entries.slug, "moths"));
    expect((await bea.comments(moths, "And lavender?")).status).toBe(200);
    expect((await bea.sends("PUT", commentsClosedCall(moths))).status).toBe(403);
    const root = await joins("Root", undefined, { role: "admin" });
    expect((await root.sends("PUT", commentsClosedCall(moths))).status).toBe(200);
    expect(await commentsFor(visitor, moths)).toMatchObject({ count: 1, isClosed: true });
    expect((await visitor.sends("POST", commentsCall(moths), { text: "Hm" })).status).toBe(401);
  });
});

import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { discussions } from "./tables.ts";
import { hasStarted, reads, replies, talkingSite } from "./testing/talk.ts";

test("admins pin, lock and move, once each in the audit log; nobody else does", async () => {
  const site = await talkingSite();
  const { ada, bea, root, visitor } = site;
  await hasGroup(site, { slug: "mending", name: "Mending" });
  const first = await hasStarted(ada, "First");
  const second = await hasStarted(bea, "Second");
  for (const person of [ada, bea])
    expect([
      (await person.sends("PUT", api.discussionPin(first))).status,
      (await person.sends("PUT", api.discussionLock(first))).status,
      (await person.sends("PUT", api.discussionGroup(first), { group: "mending" })).status,
    ]).toEqual([403, 403, 403]);
  const slugs = async () =>
    (await visitor.sees("discussions", paths.discussionsOf("knitwear"))).discussions.items.map(({ slug }) => slug);
  expect(await slugs()).toEqual([second, first]);
  for (const _ of [1, 2]) expect((await root.sends("PUT", api.discussionPin(first))).status).toBe(200);
  expect(await slugs()).toEqual([first, second]);
  await root.sends("PUT", api.discussionLock(first));
  expect((await replies(bea, first, "Too late")).status).toBe(409);
  expect(await reads(bea, first)).toMatchObject({ bar: "locked", discussion: { isLocked: true, isPinned: true } });
  expect((await replies(root, first, "A last word")).status).toBe(200);
  await root.sends("DELETE", api.discussionLock(first));
  expect((await replies(bea, first, "Thanks")).status).toBe(200);
  await root.sends("PUT", api.discussionGroup(first), { group: "mending" });
  expect(await slugs()).toEqual([second]);
  const { groups } = await visitor.sees("discussions", paths.discussions);
  expect(groups.map(({ slug, discussions }) => [slug, discussions])).toEqual([
    ["knitwear", 1],
    ["mending", 1],
  ]);
  const { entries } = await root.sees("adminAudit", paths.adminAudit);
  expect(entries.items.map(({ act, subject }) => [act, subject?.name])).toEqual([
    ["move", "First"],
    ["unlock", "First"],
    ["lock", "First"],
    ["pin", "First"],
  ]);
});

test("a discussion is deleted by who started it while nobody has replied, and by admins", async () => {
  const { ada, bea, root, visitor } = await talkingSite();
  const alone = await hasStarted(ada, "Alone");
  const answered = await hasStarted(ada, "Answered");
  const { id } = (await replies(bea, answered, "Here I am, @ada")).data;
  expect((await bea.sends("DELETE", api.discussion(alone))).status).toBe(403);
  expect((await ada.sends("DELETE", api.discussion(alone))).status).toBe(200);
  expect((await ada.sends("DELETE", api.discussion(answered))).status).toBe(409);
  expect((await root.sends("DELETE", api.discussion(answered))).status).toBe(200);
  expect((await visitor.opens(paths.conversation(answered))).httpStatus).toBe(404);
  expect((await bea.sends("DELETE", api.message(id))).status).toBe(404);
  expect((await ada.sees("notifications", paths.notifications)).notifications.items).toEqual([]);
  expect((await visitor.sees("discussions", paths.discussions)).count).toBe(0);
});

test("a reply that an admin deletes is in the audit log, without its text", async () => {
  const { ada, bea, root } = await talkingSite();
  const slug = await hasStarted(ada, "White shirts");
  const { id } = (await replies(bea, slug, "Buy my watches")).data;
  expect((await root.sends("DELETE", api.message(id))).status).toBe(200);
  const { entries } = await root.sees("adminAudit", paths.adminAudit);
  expect(entries.items).toMatchObject([
    { act: "delete", subject: { kind: "message", name: "Reply 2 in “White shirts”" }, before: { state: "live" } },
  ]);
  expect(JSON.stringify(entries)).not.toContain("watches");
});

test("a reply that an admin hides is its author’s to read with the reason, decides its reports, and can come back", async () => {
  const { ada, bea, root, visitor } = await talkingSite();
  const slug = await hasStarted(ada, "White shirts");
  const { id } = (await replies(bea, slug, "Buy my watches")).data;
  await ada.sends("POST", api.reports, { kind: "message", id, reason: "spam" });
  const decide = (decision: string, why = "") => root.sends("POST", api.messageApproval(id), { decision, why });
  expect((await bea.sends("POST", api.messageApproval(id), { decision: "show" })).status).toBe(403);
  expect((await decide("hide", "It’s an advertisement.")).status).toBe(200);
  for (const person of [ada, visitor]) expect(JSON.stringify(await reads(person, slug))).not.toContain("watches");
  for (const person of [bea, root])
    expect((await reads(person, slug)).messages.items.at(-1)).toMatchObject({
      hidden: { why: "It’s an advertisement." },
    });
  expect((await reads(visitor, slug)).discussion.replies).toBe(0);
  expect((await root.sees("adminReports", paths.adminReports)).cases.items).toEqual([]);
  expect((await decide("hide", "It’s an advertisement.")).status).toBe(200);
  expect((await decide("show")).status).toBe(200);
  expect((await reads(visitor, slug)).discussion.replies).toBe(1);
  const { entries } = await root.sees("adminAudit", paths.adminAudit);
  expect(entries.items.map(({ act, why }) => [act, why])).toEqual([
    ["show", ""],
    ["hide", "It’s an advertisement."],
  ]);
  expect((await decide("maybe")).status).toBe(422);
});

test("a reply is reported with its words as they were, and the case leads to it", async () => {
  const { ada, bea, root } = await talkingSite();
  const slug = await hasStarted(ada, "White shirts");
  const { id } = (await replies(bea, slug, "Buy my watches")).data;
  const report = { kind: "message", id, reason: "spam" };
  expect((await bea.sends("POST", api.reports, report)).status).toBe(422);
  expect((await ada.sends("POST", api.reports, report)).status).toBe(200);
  await bea.sends("PUT", api.message(id), { text: "Never mind" });
  const { cases } = await root.sees("adminReports", paths.adminReports);
  expect(cases.items).toMatchObject([
    {
      kind: "message",
      messagePath: paths.message(slug, 2),
      snapshot: { title: "Reply in “White shirts”", text: "Buy my watches", author: { slug: "bea" } },
    },
  ]);
});

test("members are told that only admins may, before anything is read of what they send", async () => {
  const { ada } = await talkingSite();
  const slug = await hasStarted(ada, "White shirts");
  const { id } = (await replies(ada, slug, "And scarves")).data;
  expect((await ada.sends("PUT", api.discussionGroup(slug), {})).status).toBe(403);
  expect((await ada.sends("POST", api.messageSplit(id), {})).status).toBe(403);
});

test("a discussion that an admin locks while its author renames it keeps its title", async () => {
  const { ada, db, visitor } = await talkingSite();
  const slug = await hasStarted(ada, "White shirts");
  const isThis = eq(discussions.slug, slug);
  const waiting = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  const renaming = await db.transaction(async (tx) => {
    await tx.update(discussions).set({ lockedAt: new Date() }).where(isThis);
    const answer = ada.sends("PUT", api.discussion(slug), { title: "Black shirts", tags: [] });
    await expect.poll(waiting).toBe(1);
    return { answer };
  });
  expect((await renaming.answer).status).toBe(409);
  expect((await reads(visitor, slug)).discussion.title).toBe("White shirts");
});

import { expect, test } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import { hasStarted, reads, replies } from "../../discussions/testing/talk.ts";
import { hasEntry } from "../../notebook/testing/has-entry.ts";
import { hasReview } from "../../reviews/testing/has-review.ts";
import { hasCatalogue } from "../../testing/has-catalogue.ts";
import type { Person } from "../../testing/person.ts";
import { moderatedSite } from "../testing/moderated-site.ts";

test("a report is claimed by one admin at a time, for half an hour", async () => {
  const site = await moderatedSite();
  const { root, rosa, casesFor } = site;
  const one = await site.reported({ kind: "member", slug: "bea" });
  const claims = (admin: typeof root) => admin.sends("PUT", api.caseClaim(one.id));
  for (const _ of ["first", "again"]) expect((await claims(root)).status).toBe(200);
  const refused = await claims(rosa);
  expect([refused.status, refused.message]).toEqual([
    409,
    "Root Adams is reviewing this report. Wait until they’ve decided or released it.",
  ]);
  expect((await site.decides(one, { decision: "dismissed" }, rosa)).status).toBe(409);
  expect((await rosa.sends("DELETE", api.caseClaim(one.id))).status).toBe(409);
  expect(await casesFor(rosa)).toMatchObject([{ claim: { username: "Root Adams", isOwn: false } }]);
  expect(await casesFor(root, "?show=mine")).toMatchObject([{ id: one.id, claim: { isOwn: true } }]);
  expect(await casesFor(rosa, "?show=mine")).toEqual([]);
  expect((await root.sends("DELETE", api.caseClaim(one.id))).status).toBe(200);
  expect((await claims(rosa)).status).toBe(200);
  site.passMinutes(31);
  expect(await casesFor(rosa, "?show=mine")).toEqual([]);
  expect((await claims(root)).status).toBe(200);
});

test("admins write notes that only admins read", async () => {
  const site = await moderatedSite();
  const one = await site.reported({ kind: "member", slug: "bea" });
  expect((await site.root.sends("POST", api.caseNotes(one.id), { text: " " })).status).toBe(422);
  const key = { "Idempotency-Key": "third-time-this-week" };
  for (const _ of [1, 2])
    expect(await site.root.sends("POST", api.caseNotes(one.id), { text: "Third time this week" }, key)).toMatchObject({
      ...{ status: 200, message: "Note added" },
    });
  await site.rosa.sends("POST", api.caseNotes(one.id), { text: "Let’s wait" });
  expect(await site.casesFor(site.rosa)).toMatchObject([
    {
      adminNotes: [
        { username: "Root Adams", text: "Third time this week" },
        { username: "Rosa", text: "Let’s wait" },
      ],
    },
  ]);
});

test("of each report, admins read the ten newest notes", async () => {
  const site = await moderatedSite();
  const names = Array.from({ length: 12 }, (_, at) => `Reporter${at}`);
  for (const name of names) {
    const person = await site.joins(name);
    await site.reports(person, { kind: "member", slug: "bea", note: name });
    await site.reports(person, { kind: "member", slug: "ada", note: name });
    site.passMinutes(1);
  }
  for (const { notes, reporters } of await site.casesFor(site.root))
    expect([notes, reporters]).toEqual([names.slice(2).reverse(), 12]);
});

test("reports are filtered by what was reported and by reason", async () => {
  const site = await moderatedSite();
  await site.reports(site.cleo, { kind: "member", slug: "bea", reason: "harassment" });
  await site.reports(site.cleo, { kind: "member", slug: "ada", reason: "spam" });
  const titles = async (query: string) => (await site.casesFor(site.root, query)).map(({ snapshot }) => snapshot.title);
  expect(await titles("?reason=spam")).toEqual(["Ada Marsh"]);
  expect(await titles("?kind=member")).toEqual(["Bea", "Ada Marsh"]);
  expect(await titles("?kind=look")).toEqual([]);
  for (const query of ["?show=all", "?kind=shoe", "?reason=dull"])
    expect((await site.root.opens(paths.adminReports + query)).httpStatus, query).toBe(400);
});

test("a comment on an entry is hidden, and comes back when the decision is undone", async () => {
  const site = await moderatedSite();
  const { ada, bea, visitor } = site;
  const on = { kind: "entry", slug: "moths" } as const;
  await hasEntry(site, { slug: on.slug, title: "Moths", by: "ada" });
  const { id } = (await bea.comments(on, "Buy my watches")).data.comment;
  await ada.comments(on, "No, thank you.");
  const one = await site.reported({ kind: "comment", id });
  expect(one).toMatchObject({
    snapshot: { title: "Comment on “Moths”", text: "Buy my watches", entry: { slug: on.slug } },
    entryCommentPath: paths.comment(on, id),
  });
  const seenBy = async (person: Person) => (await person.sees("entry", paths.entry(on.slug))).comments?.threads.items;
  await site.decides(one, { decision: "hidden" });
  expect(await seenBy(visitor)).toHaveLength(1);
  expect(await seenBy(bea)).toMatchObject([{ comment: { isHidden: true } }, {}]);
  expect((await site.undoes(one)).status).toBe(200);
  expect(await seenBy(visitor)).toMatchObject([{ comment: { id, isHidden: false } }, {}]);
});

test("what was posted is hidden, stays its author’s to read, and comes back when the decision is undone", async () => {
  const site = await moderatedSite();
  const { ada, bea, visitor, root } = site;
  const look = await bea.posts("Not my coat");
  await ada.posts("Rain");
  const comment = (await bea.comments("rain", "Buy my watches")).data.comment;
  const { id: item } = await bea.adds("Coat");
  const slug = await hasStarted(ada, "White shirts");
  const message = (await replies(bea, slug, "Buy my watches here")).data;
  await hasCatalogue(site);
  const review = await hasReview(site, { by: "bea", of: { kind: "product", slug: "norr-coat" } });
  const isThere: Record<string, () => Promise<boolean>> = {
    look: async () => (await visitor.opens(paths.look(look.slug))).httpStatus === 200,
    comment: async () =>
      (await visitor.sees("look", paths.look("rain"))).comments.threads.items.some(
        ({ comment: { id } }) => id === comment.id,
      ),
    item: async () => (await visitor.opens(paths.item("bea", item))).httpStatus === 200,
    message: async () => JSON.stringify(await reads(visitor, slug)).includes("watches"),
    review: async () =>
      (await visitor.sees("memberReviews", paths.memberReviews("bea"))).reviews.items.some(
        ({ id }) => id === review.id,
      ),
  };
  const drafts = [
    { kind: "look", slug: look.slug },
    { kind: "comment", id: comment.id },
    { kind: "item", id: item },
    { kind: "message", id: message.id },
    { kind: "review", id: review.id },
  ];
  let hidden = 0;
  for (const draft of drafts) {
    const { kind } = draft;
    const one = await site.reported(draft);
    expect(await isThere[kind]?.(), kind).toBe(true);
    for (const _ of ["first", "again"])
      expect((await site.decides(one, { decision: "hidden", why: "Watches again." })).status, kind).toBe(200);
    expect(await isThere[kind]?.(), kind).toBe(false);
    for (const _ of ["first", "again"]) expect((await site.undoes(one)).status, kind).toBe(200);
    expect(await isThere[kind]?.(), kind).toBe(true);
    expect((await bea.sees("settingsDecisions", paths.settingsDecisions)).decisions).toHaveLength(hidden);
    expect((await site.decides({ id: one.id, version: 1 }, { decision: "dismissed" })).status, kind).toBe(409);
    expect((await site.decides({ id: one.id, version: 3 }, { decision: "hidden" })).status, kind).toBe(200);
    hidden++;
  }
  expect((await bea.sees("look", paths.look(look.slug))).look.isHidden).toBe(true);
  expect((await bea.sees("item", paths.item("bea", item))).item.isHidden).toBe(true);
  const { decisions } = await bea.sees("settingsDecisions", paths.settingsDecisions);
  expect(decisions.map(({ kind, about }) => [kind, about?.kind])).toEqual(
    drafts.map(({ kind }) => ["hidden", kind]).reverse(),
  );
  const { entries } = await root.sees("adminAudit", paths.adminAudit);
  expect(entries.items.slice(0, 3).map(({ act }) => act)).toEqual(["hide", "undo", "hide"]);
  expect(await site.casesFor(root, "?show=decided")).toHaveLength(5);
});

test("a posting pause keeps a member from posting, at once and until it ends, and from nothing else", async () => {
  const site = await moderatedSite();
  const { ada, bea } = site;
  const slug = await hasStarted(ada, "White shirts");
  const rain = await ada.posts("Rain");
  const one = await site.reported({ kind: "member", slug: "bea" });
  expect((await site.decides(one, { decision: "posting-pause" })).data).toEqual({
    days: ["Choose how long it lasts."],
  });
  expect((await site.decides(one, { decision: "posting-pause", days: 3 })).status).toBe(200);
  const photo = await bea.hasPhoto();
  const tries = () =>
    Promise.all([
      replies(bea, slug, "Here again"),
      bea.comments(rain.slug, "Here too"),
      bea.sends("POST", api.looks, { title: "New", photos: [{ id: photo.id }] }),
      bea.sends("POST", api.discussions, { group: "knitwear", title: "Mine", text: "About mine" }),
    ]);
  for (const { status, message } of await tries()) {
    expect(status).toBe(403);
    expect(message).toMatch(/^You can’t post until \d+ \w+ \d{4} at \d\d:\d\d UTC\./);
  }
  expect((await bea.likes(rain.slug)).status).toBe(200);
  expect((await bea.opens(paths.home)).viewer?.restriction).toMatchObject({ kind: "posting-pause" });
  expect((await site.visitor.opens(paths.member("bea"))).httpStatus).toBe(200);
  site.passDays(3);
  expect((await tries()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await bea.opens(paths.home)).viewer?.restriction).toBeNull();
});

test("a ban hides all of a member, and undoing it brings everything back", async () => {
  const site = await moderatedSite();
  const { bea, visitor } = site;
  const look = await bea.posts("Rain");
  const one = await site.reported({ kind: "look", slug: look.slug });
  expect((await site.decides(one, { decision: "ban", hides: true })).status).toBe(200);
  for (const path of [paths.member("bea"), paths.look(look.slug)])
    expect((await visitor.opens(path)).httpStatus, path).toBe(404);
  expect((await bea.opens(paths.settingsDecisions)).viewer?.restriction).toEqual({ kind: "ban", until: null });
  expect((await site.undoes(one)).status).toBe(200);
  for (const path of [paths.member("bea"), paths.look(look.slug)])
    expect((await visitor.opens(path)).httpStatus, path).toBe(200);
});

test("nobody decides about themselves, and admins are not sanctioned by admins", async () => {
  const site = await moderatedSite();
  const { root, rosa } = site;
  const look = await rosa.posts("Rain");
  const one = await site.reported({ kind: "look", slug: look.slug });
  expect((await site.decides(one, { decision: "dismissed" }, rosa)).status).toBe(404);
  for (const decision of ["warning", "ban"]) expect((await site.decides(one, { decision })).status, decision).toBe(403);
  expect((await site.decides(one, { decision: "suspension", days: 1 })).status).toBe(403);
  expect((await rosa.user()).isAdmin).toBe(true);
  expect((await rosa.sends("PUT", api.caseClaim(one.id))).status).toBe(404);
  expect((await site.decides(one, { decision: "hidden" })).status).toBe(200);
  expect((await root.sees("adminReports", paths.adminReports)).openCases).toBe(0);
  expect((await site.undoes(one, rosa)).status).toBe(404);
  const { id: reply } = (await replies(rosa, await hasStarted(site.ada, "White shirts"), "Mine")).data;
  await hasCatalogue(site);
  const review = await hasReview(site, { by: "rosa", of: { kind: "product", slug: "norr-coat" } });
  for (const address of [api.messageApproval(reply), api.reviewApproval(review.id)]) {
    expect((await rosa.sends("POST", address, { decision: "hide" })).status).toBe(403);
    expect((await root.sends("POST", address, { decision: "hide" })).status).toBe(200);
    expect((await rosa.sends("POST", address, { decision: "show" })).status).toBe(403);
  }
});

test("to an admin, there are no cases about themselves or what they posted", async () => {
  const site = await moderatedSite();
  const { root, rosa, ada, cleo } = site;
  const look = await rosa.posts("Rain");
  const profile = await site.reported({ kind: "member", slug: "rosa", reason: "harassment", note: "She was rude" });
  await site.reports(ada, { kind: "look", slug: look.slug });
  const seen = async (admin: typeof root) => {
    const { openCases, openAppeals, statistics } = await admin.sees("adminReports", paths.adminReportsOf("statistics"));
    const listed = await Promise.all(
      ["", "?show=decided", "?show=appeals"].map((query) => site.casesFor(admin, query)),
    );
    return {
      counts: [openCases, openAppeals, statistics?.open, statistics?.decided, statistics?.byReason.length],
      listed,
    };
  };
  expect((await seen(root)).counts).toEqual([2, 0, 2, 0, 2]);
  expect(await seen(rosa)).toEqual({ counts: [0, 0, 0, 0, 0], listed: [[], [], []] });
  expect((await rosa.sees("admin", paths.admin)).openCases).toBe(0);
  for (const [method, address] of [
    ["PUT", api.caseClaim(profile.id)],
    ["DELETE", api.caseClaim(profile.id)],
    ["POST", api.caseNotes(profile.id)],
  ] as const)
    expect((await rosa.sends(method, address, { text: "I was not" })).status, `${method} ${address}`).toBe(404);
  await root.sends("POST", api.caseNotes(profile.id), { text: "I’ll ask her" });
  const [, posted] = await site.casesFor(root);
  expect((await site.decides(posted!, { decision: "hidden" })).status).toBe(200);
  await site.tells();
  const [decision] = (await rosa.sees("settingsDecisions", paths.settingsDecisions)).decisions;
  expect((await rosa.sends("POST", api.appeal(decision?.id ?? ""), { text: "It only rained" })).status).toBe(200);
  expect((await seen(root)).counts).toEqual([1, 1, 1, 1, 2]);
  expect(await seen(rosa)).toEqual({ counts: [0, 0, 0, 0, 0], listed: [[], [], []] });
  await site.reports(cleo, { kind: "member", slug: "ada" });
  expect((await seen(rosa)).counts).toEqual([1, 0, 1, 0, 1]);
});

test("a decision needs a reason, fits its target, and is made once", async () => {
  const site = await moderatedSite();
  const one = await site.reported({ kind: "member", slug: "bea" });
  const refused = async (draft: object) => {
    const { status, data } = await site.decides(one, draft);
    return [status, Object.keys(data as object)];
  };
  expect(await refused({ decision: "hidden" })).toEqual([422, ["decision"]]);
  expect(await refused({ decision: "warning", reason: undefined })).toEqual([422, ["reason"]]);
  expect(await refused({ decision: "warning", reason: "other" })).toEqual([422, ["why"]]);
  expect(await refused({ decision: "suspension", days: 366 })).toEqual([422, ["days"]]);
  expect(await refused({ decision: "shame" })).toEqual([422, ["decision"]]);
  const both = await Promise.all([
    site.decides(one, { decision: "warning" }),
    site.decides(one, { decision: "ban" }, site.rosa),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("the statistics count what waits, and how long decisions took", async () => {
  const site = await moderatedSite();
  const one = await site.reported({ kind: "member", slug: "bea" });
  site.passMinutes(120);
  await site.reports(site.ada, { kind: "member", slug: "cleo", reason: "harassment" });
  await site.decides(one, { decision: "warning" });
  const { statistics, cases } = await site.root.sees("adminReports", paths.adminReportsOf("statistics"));
  expect(cases.items).toEqual([]);
  expect(statistics).toEqual({
    ...{ open: 1, appeals: 0, decided: 1, medianHours: 2 },
    byReason: [
      { reason: "harassment", reports: 1 },
      { reason: "spam", reports: 1 },
    ],
    byDecision: [{ decision: "warning", cases: 1 }],
  });
});

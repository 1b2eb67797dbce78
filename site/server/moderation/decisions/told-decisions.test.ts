import { expect, test } from "vitest";
import { notificationSentence } from "../../../shared/notifications/notification-text.ts";
import { api, paths } from "../../../shared/paths.ts";
import { sanctions } from "../../cases/tables.ts";
import { eraseMember } from "../../leaving/erase-member.ts";
import { exportedDecisions } from "../../leaving/export/exported-decisions.ts";
import { leavings } from "../../leaving/tables.ts";
import { setStanding } from "../../members/set-standing.ts";
import type { Person } from "../../testing/person.ts";
import { moderatedSite } from "../testing/moderated-site.ts";
import { endSuspensions } from "./end-suspensions.ts";

const noticesOf = async (person: Person) =>
  (await person.sees("notifications", paths.notifications)).notifications.items.map(notificationSentence);

test("the author and the reporters are told once the decision can’t be undone", async () => {
  const site = await moderatedSite();
  const { ada, bea, cleo, emails } = site;
  const rain = await ada.posts("Rain");
  const { comment } = (await bea.comments(rain.slug, "Buy my watches")).data;
  await site.reports(ada, { kind: "comment", id: comment.id, reason: "spam", note: "From a shop" });
  const one = await site.reported({ kind: "comment", id: comment.id });
  await site.decides(one, { decision: "suspension", days: 7, hides: true, why: "The third time." });
  await site.drain();
  expect([emails.length, await noticesOf(bea)]).toEqual([0, []]);
  await site.tells();
  expect(emails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ["ada@hemline.example", "We’ve reviewed your report"],
    ["bea@hemline.example", expect.stringMatching(/^Your account is suspended until \d+ \w+ \d{4}$/)],
    ["cleo@hemline.example", "We’ve reviewed your report"],
  ]);
  const toBea = emails.find(({ to }) => to.startsWith("bea"))?.text ?? "";
  expect(toBea).toContain("because it’s spam or advertising. Our admin wrote: “The third time.”");
  expect(toBea).toContain("It’s about: “Buy my watches”");
  expect(toBea).toContain(`${paths.settingsDecisions}#decision-`);
  expect(toBea).not.toMatch(/Ada|Cleo|From a shop/);
  const toCleo = emails.find(({ to }) => to.startsWith("cleo"))?.text ?? "";
  expect(toCleo).toContain("We reviewed it and removed it. We don’t tell them who reported it.");
  expect(toCleo).not.toMatch(/suspend|Ada/);
  expect(await noticesOf(bea)).toEqual(["We’ve suspended your account"]);
  expect(await noticesOf(cleo)).toEqual(["We’ve reviewed your report of a comment by Bea and removed it"]);
  expect(JSON.stringify(await cleo.sees("notifications", paths.notifications))).not.toContain("suspension");
  expect((await site.undoes(one)).status).toBe(409);
  await site.tells();
  expect(emails).toHaveLength(3);
});

test("nobody is told of a decision that was undone, and those who left are told nothing", async () => {
  const site = await moderatedSite();
  const one = await site.reported({ kind: "member", slug: "bea" });
  await site.decides(one, { decision: "warning" });
  await site.undoes(one);
  await site.tells();
  expect(site.emails).toEqual([]);
  await site.decides({ id: one.id, version: 3 }, { decision: "dismissed" });
  await site.db.execute("update site.members set standing = 'banned' where slug = 'cleo'");
  await site.tells();
  expect(site.emails).toEqual([]);
});

test("reporters of a profile hear that we acted, not how", async () => {
  const site = await moderatedSite();
  const one = await site.reported({ kind: "member", slug: "bea" });
  await site.reports(site.ada, { kind: "member", slug: "bea" });
  await site.decides(one, { decision: "warning" });
  await site.tells();
  for (const reporter of [site.ada, site.cleo])
    expect(await noticesOf(reporter)).toEqual(["We’ve reviewed your report of Bea’s profile and acted on it"]);
  const toCleo = site.emails.find(({ to }) => to.startsWith("cleo"))?.text;
  expect(toCleo).toMatch(/you reported Bea’s profile on \d+ \w+ \d{4}\. We reviewed it and acted on it\./);
});

test("a dismissed report is answered too", async () => {
  const site = await moderatedSite();
  const one = await site.reported({ kind: "member", slug: "bea" });
  await site.decides(one, { decision: "dismissed" });
  await site.tells();
  expect(site.emails.map(({ to }) => to)).toEqual(["cleo@hemline.example"]);
  expect(site.emails[0]?.text).toContain("We reviewed it and found that it follows our rules.");
  expect(await noticesOf(site.bea)).toEqual([]);
});

test("a suspension ends by itself, on the next call and for good", async () => {
  const site = await moderatedSite();
  const { bea, ada } = site;
  const rain = await ada.posts("Rain");
  const one = await site.reported({ kind: "member", slug: "bea" });
  await site.decides(one, { decision: "suspension", days: 2 });
  const refused = await bea.likes(rain.slug);
  expect(refused.status).toBe(403);
  expect(refused.message).toMatch(/^Your account is suspended until \d/);
  site.passDays(2);
  expect((await bea.likes(rain.slug)).status).toBe(200);
  await endSuspensions(site.context);
  const [row] = await site.casesFor(site.root, "?show=decided");
  expect(row?.decision).toMatchObject({ kind: "suspension", isLifted: false });
  const { members } = await site.root.sees("adminMembers", paths.adminMembers);
  expect(members.items.find(({ slug }) => slug === "bea")?.standing).toBe("active");
});

test("a member appeals once, within twenty days; an admin keeps or lifts the decision", async () => {
  const site = await moderatedSite();
  const { bea, ada, root, emails, visitor } = site;
  const look = await bea.posts("Rain");
  const one = await site.reported({ kind: "look", slug: look.slug, reason: "not-theirs" });
  await site.decides(one, { decision: "hidden", reason: "not-theirs" });
  await site.tells();
  emails.length = 0;
  const own = async () => (await bea.sees("settingsDecisions", paths.settingsDecisions)).decisions;
  const [decision] = await own();
  const id = decision?.id ?? "";
  const appeals = (text: string, person = bea) => person.sends("POST", api.appeal(id), { text });
  expect((await appeals("It’s mine", ada)).status).toBe(404);
  expect((await appeals(" ")).status).toBe(422);
  for (const _ of ["first", "again"]) expect((await appeals("It’s my own coat.")).status).toBe(200);
  expect((await appeals("Look again!")).status).toBe(409);
  const admin = await root.sees("adminReports", paths.adminReportsOf("appeals"));
  expect([admin.openAppeals, admin.cases.items[0]?.appeal?.text]).toEqual([1, "It’s my own coat."]);
  const answers = (outcome: string, by = root) =>
    by.sends("POST", api.appealAnswer(id), { outcome, answer: "We looked at the photo again." });
  for (const _ of ["first", "again"]) expect((await answers("lifted")).status).toBe(200);
  expect((await answers("kept", site.rosa)).status).toBe(409);
  expect((await visitor.opens(paths.look(look.slug))).httpStatus).toBe(200);
  expect(await own()).toMatchObject([
    {
      isLifted: true,
      appealUntil: null,
      appeal: { answer: { outcome: "lifted", text: "We looked at the photo again." } },
    },
  ]);
  await site.drain();
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    ["bea@hemline.example", "We’ve lifted our decision"],
  ]);
});

test("an appeal comes too late after twenty days", async () => {
  const site = await moderatedSite();
  const one = await site.reported({ kind: "member", slug: "bea" });
  await site.decides(one, { decision: "ban" });
  site.passDays(20);
  const [decision] = (await site.bea.sees("settingsDecisions", paths.settingsDecisions)).decisions;
  expect(decision?.appealUntil).toBeNull();
  expect((await site.bea.sends("POST", api.appeal(decision?.id ?? ""), { text: "Why?" })).status).toBe(409);
});

test("an admin lifts a decision that nobody appealed", async () => {
  const site = await moderatedSite();
  const { bea, ada, emails } = site;
  const rain = await ada.posts("Rain");
  for (const [days, reported] of [
    [9, "bea"],
    [2, "bea"],
  ] as const) {
    const one = await site.reported({ kind: "member", slug: reported });
    await site.decides(one, { decision: "suspension", days });
  }
  await site.tells();
  emails.length = 0;
  const [shorter, longer] = (await bea.sees("settingsDecisions", paths.settingsDecisions)).decisions;
  const lifts = (id = "") => site.root.sends("POST", api.lifting(id), { why: "We mixed up two members" });
  for (const _ of ["first", "again"]) expect((await lifts(longer?.id)).status).toBe(200);
  expect((await bea.opens(paths.home)).viewer?.restriction).toEqual({ kind: "suspension", until: shorter?.until });
  expect((await lifts(shorter?.id)).status).toBe(200);
  expect((await bea.likes(rain.slug)).status).toBe(200);
  await site.drain();
  expect(emails.map(({ subject }) => subject)).toEqual(["We’ve lifted our decision", "We’ve lifted our decision"]);
});

test("a copy of a member’s data has the decisions about them, and their erasure deletes these", async () => {
  const site = await moderatedSite();
  const one = await site.reported({ kind: "member", slug: "bea" });
  await site.decides(one, { decision: "warning", why: "Mind the tone." });
  const { id } = await site.bea.user();
  const parts: string[] = [];
  for await (const part of exportedDecisions(site.context, { id, role: "member" }).json()) parts.push(part);
  expect(JSON.parse(parts.join(""))).toMatchObject([
    { decision: "warning", reason: "spam", why: "Mind the tone.", about: { title: "Bea" }, appeal: null },
  ]);
  const now = site.context.clock();
  await site.db.transaction(async (tx) => {
    await setStanding(tx, id, "leaving");
    await tx.insert(leavings).values({ memberId: id, standing: "active", choice: "erase", askedAt: now, dueAt: now });
    await eraseMember(tx, id, now);
  });
  expect(await site.db.$count(sanctions)).toBe(0);
  expect((await site.casesFor(site.root, "?show=decided"))[0]?.snapshot.title).toBe("A former member");
});

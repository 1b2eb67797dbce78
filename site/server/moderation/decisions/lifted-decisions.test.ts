import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import { hasStarted, reads, replies } from "../../discussions/testing/talk.ts";
import { aboutProduct, posts } from "../../reviews/testing/reviewed-site.ts";
import { areWaiting } from "../../testing/are-waiting.ts";
import { hasCatalogue } from "../../testing/has-catalogue.ts";
import { moderatedSite } from "../testing/moderated-site.ts";

async function siteWithDecisions() {
  const site = await moderatedSite();
  const { bea, root } = site;
  /** The newest first. */
  const decisions = async () => (await bea.sees("settingsDecisions", paths.settingsDecisions)).decisions;
  const newest = async () => (await decisions())[0]?.id ?? "";
  const lifts = (id: string, admin = root) => admin.sends("POST", api.lifting(id), { why: "We looked again" });
  const answers = (id: string, outcome: string, admin = root) =>
    admin.sends("POST", api.appealAnswer(id), { outcome, answer: "We looked again." });
  /** Starts both while Bea’s row is held: the second comes before the first has ended. */
  const bothAtOnce = async <One, Other>(first: () => Promise<One>, second: () => Promise<Other>) =>
    Promise.all(
      await site.db.transaction(async (tx) => {
        await tx.execute(sql`select id from site.members where slug = 'bea' for no key update`);
        const one = first();
        await areWaiting(site.db, 1);
        const other = second();
        await areWaiting(site.db, 2);
        return [one, other] as const;
      }),
    );
  const restriction = async () => (await bea.opens(paths.home)).viewer?.restriction;
  return { ...site, decisions, newest, lifts, answers, bothAtOnce, restriction };
}

describe("decisions about one member at once", () => {
  test("are all in force: a ban stays while an older suspension is lifted", async () => {
    const { bea, rosa, reported, decides, newest, lifts, bothAtOnce, restriction } = await siteWithDecisions();
    const look = await bea.posts("Rain");
    await decides(await reported({ kind: "member", slug: "bea" }), { decision: "suspension", days: 2 });
    const suspension = await newest();
    const one = await reported({ kind: "look", slug: look.slug });
    const [ban, lifting] = await bothAtOnce(
      () => decides(one, { decision: "ban" }),
      () => lifts(suspension, rosa),
    );
    expect([ban.status, lifting.status]).toEqual([200, 200]);
    expect(await restriction()).toMatchObject({ kind: "ban" });
  });

  test("are all in force: of two posting pauses the longer one counts", async () => {
    const { bea, rosa, reported, decides, decisions, bothAtOnce, restriction } = await siteWithDecisions();
    const look = await bea.posts("Rain");
    const one = await reported({ kind: "member", slug: "bea" });
    const other = await reported({ kind: "look", slug: look.slug });
    const both = await bothAtOnce(
      () => decides(one, { decision: "posting-pause", days: 9 }),
      () => decides(other, { decision: "posting-pause", days: 2 }, rosa),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const longer = (await decisions()).map(({ until }) => until ?? "").sort()[1];
    expect(await restriction()).toEqual({ kind: "posting-pause", until: longer });
  });
});

describe("lifting", () => {
  test("a decision grants the appeal that waits, which nobody then answers otherwise", async () => {
    const { bea, root, rosa, reported, decides, tells, emails, ...site } = await siteWithDecisions();
    const { slug } = await bea.posts("Rain");
    await decides(await reported({ kind: "look", slug }), { decision: "hidden" });
    await tells();
    const id = await site.newest();
    await bea.sends("POST", api.appeal(id), { text: "It’s my own coat." });
    emails.length = 0;
    expect((await site.lifts(id)).status).toBe(200);
    expect((await root.sees("adminReports", paths.adminReports)).openAppeals).toBe(0);
    expect((await site.answers(id, "kept", rosa)).status).toBe(409);
    expect(await site.decisions()).toMatchObject([{ isLifted: true, appeal: { answer: { outcome: "lifted" } } }]);
    await site.drain();
    expect(emails.map(({ subject }) => subject)).toEqual(["We’ve lifted our decision"]);
    await decides(await reported({ kind: "look", slug }), { decision: "hidden" });
    expect((await site.answers(id, "lifted")).status).toBe(200);
    expect((await site.visitor.opens(paths.look(slug))).httpStatus).toBe(404);
  });

  test("one of two decisions that hide something leaves it hidden", async () => {
    const { ada, bea, root, visitor, ...site } = await siteWithDecisions();
    const slug = await hasStarted(ada, "White shirts");
    const { id } = (await replies(bea, slug, "Buy my watches")).data;
    const isShown = async () => JSON.stringify(await reads(visitor, slug)).includes("watches");
    await site.decides(await site.reported({ kind: "message", id }), { decision: "hidden" });
    const first = await site.newest();
    await site.reports(root, { kind: "message", id });
    const [one] = await site.casesFor(root);
    await site.decides(one!, { decision: "hidden" });
    const second = await site.newest();
    expect(second).not.toBe(first);
    await site.tells();
    expect((await site.lifts(first)).status).toBe(200);
    expect(await isShown()).toBe(false);
    expect((await site.lifts(second)).status).toBe(200);
    expect(await isShown()).toBe(true);
  });

  test("the decision that hid something leaves it hidden by a warning that hid it as well", async () => {
    const { bea, root, visitor, ...site } = await siteWithDecisions();
    const { slug } = await bea.posts("Rain");
    const isShown = async () => (await visitor.opens(paths.look(slug))).httpStatus === 200;
    await site.decides(await site.reported({ kind: "look", slug }), { decision: "hidden" });
    const hiding = await site.newest();
    site.passMinutes(1);
    await site.reports(root, { kind: "look", slug });
    const [one] = await site.casesFor(root);
    await site.decides(one!, { decision: "warning", hides: true });
    expect((await site.lifts(hiding)).status).toBe(200);
    expect(await isShown()).toBe(false);
    expect((await site.lifts(await site.newest())).status).toBe(200);
    expect(await isShown()).toBe(true);
  });

  test("a decision about a reply whose author has changed it since leaves to an admin what others may not read yet", async () => {
    const { ada, bea, root, visitor, ...site } = await siteWithDecisions();
    await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
    const slug = await hasStarted(ada, "White shirts");
    const { id } = (await replies(bea, slug, "Buy my watches")).data;
    await site.decides(await site.reported({ kind: "message", id }), { decision: "hidden" });
    site.passMinutes(1);
    await bea.sends("PUT", api.message(id), { text: "Buy my scam" });
    expect((await site.lifts(await site.newest())).status).toBe(200);
    expect(JSON.stringify(await reads(visitor, slug))).not.toContain("scam");
    const [waiting] = await site.casesFor(root);
    expect(waiting).toMatchObject({ guard: "words", snapshot: { text: "Buy my scam" } });
    await site.decides(waiting!, { decision: "dismissed" });
    expect(JSON.stringify(await reads(visitor, slug))).toContain("Buy my scam");
  });
});

describe("undoing", () => {
  test("a decision about a reply that was changed since makes it wait in the case that is open again", async () => {
    const { ada, bea, root, visitor, ...site } = await siteWithDecisions();
    await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
    const slug = await hasStarted(ada, "White shirts");
    const { id } = (await replies(bea, slug, "Buy my watches")).data;
    const one = await site.reported({ kind: "message", id });
    await site.decides(one, { decision: "hidden" });
    site.passMinutes(1);
    await bea.sends("PUT", api.message(id), { text: "Buy my scam" });
    expect((await site.undoes(one)).status).toBe(200);
    expect(JSON.stringify(await reads(visitor, slug))).not.toContain("scam");
    expect(await site.casesFor(root)).toMatchObject([
      { id: one.id, guard: "words", snapshot: { text: "Buy my watches", waiting: { text: "Buy my scam" } } },
    ]);
  });

  test("that a waiting reply was shown leaves it hidden by another decision, until that is lifted too", async () => {
    const { ada, bea, root, rosa, visitor, ...site } = await siteWithDecisions();
    const slug = await hasStarted(ada, "White shirts");
    const { id } = (await replies(bea, slug, "Cheap watches at https://watches.example/sale")).data;
    const isShown = async () => JSON.stringify(await reads(visitor, slug)).includes("watches");
    const [waiting] = await site.casesFor(root);
    await site.decides(waiting!, { decision: "dismissed" });
    expect(await isShown()).toBe(true);
    await site.decides(
      await site.reported({ kind: "message", id }),
      { decision: "hidden", why: "Watches again." },
      rosa,
    );
    for (const version of [3, 5]) {
      expect((await site.undoes(waiting!)).status).toBe(200);
      expect((await site.decides({ id: waiting!.id, version }, { decision: "dismissed" })).status).toBe(200);
      expect(await isShown()).toBe(false);
      expect((await reads(bea, slug)).messages.items.at(-1)).toMatchObject({
        hidden: { why: "It’s spam or advertising. Watches again.", waits: false },
      });
    }
    expect((await site.lifts(await site.newest())).status).toBe(200);
    expect(await isShown()).toBe(true);
  });

  test("that a new member’s review was hidden leaves it hidden by another decision, and not waiting", async () => {
    const { bea, root, rosa, ...site } = await siteWithDecisions();
    await hasCatalogue(site);
    const { data } = await posts(bea, aboutProduct("norr-coat"));
    const isHiddenBy = async (admin: typeof root) => {
      await site.reports(admin, { kind: "review", id: data.id });
      const [one] = await site.casesFor(admin);
      await site.decides(one!, { decision: "hidden" });
      return one!;
    };
    const one = await isHiddenBy(root);
    await isHiddenBy(rosa);
    expect((await site.undoes(one)).status).toBe(200);
    expect((await bea.sees("memberReviews", paths.memberReviews("bea"))).reviews.items).toMatchObject([
      { hiddenBecause: "moderation" },
    ]);
  });

  test("that a new member’s review was hidden makes it wait again", async () => {
    const { bea, root, ...site } = await siteWithDecisions();
    await hasCatalogue(site);
    const review = await posts(bea, aboutProduct("norr-coat"));
    await site.reports(root, { kind: "review", id: review.data.id });
    const [one] = await site.casesFor(root);
    const own = async () => (await bea.sees("memberReviews", paths.memberReviews("bea"))).reviews.items[0];
    expect(await own()).toMatchObject({ hiddenBecause: "waiting" });
    await site.decides(one!, { decision: "hidden" });
    expect(await own()).toMatchObject({ hiddenBecause: "moderation" });
    expect((await site.undoes(one!)).status).toBe(200);
    expect(await own()).toMatchObject({ hiddenBecause: "waiting" });
  });
});

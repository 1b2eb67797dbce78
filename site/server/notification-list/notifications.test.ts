import { count, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { NotificationItem, NotificationKind } from "../../shared/notifications/notification.ts";
import { notificationPath } from "../../shared/notifications/notification-path.ts";
import { notificationSentence } from "../../shared/notifications/notification-text.ts";
import type { Slice } from "../../shared/page-data.ts";
import { api, paths } from "../../shared/paths.ts";
import { newUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import { comments } from "../comments/tables.ts";
import { looks } from "../looks/tables.ts";
import { notify } from "../notifications/notify.ts";
import { notificationActors, notifications } from "../notifications/tables.ts";
import { withdraw } from "../notifications/withdraw.ts";
import type { Person } from "../testing/person.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";
import { pruneNotifications } from "./prune-notifications.ts";

const listOf = async (person: Person) => (await person.sees("notifications", paths.notifications)).notifications;
const sentencesOf = async (person: Person) => (await listOf(person)).items.map(notificationSentence);
const unreadOf = async (person: Person) => (await person.opens("/about")).viewer?.unread;

async function idOf({ db }: TestSite, person: Person): Promise<string> {
  const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, person.slug));
  return row?.id ?? "";
}

describe("a like", () => {
  test("is told to the look's author, once until it is read, and never to oneself", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    await ada.likes(slug);
    expect(await listOf(ada)).toEqual({ items: [], previous: null, next: null });
    await bea.likes(slug);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([["Bea liked “Rain on Sunday”"], 1]);
    await cleo.likes(slug);
    await cleo.likes(slug);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([["Cleo and Bea liked “Rain on Sunday”"], 1]);
    const dora = await joins("Dora");
    await dora.likes(slug);
    expect(await sentencesOf(ada)).toEqual(["Dora and 2 others liked “Rain on Sunday”"]);
    expect((await listOf(ada)).items[0]).toMatchObject({ look: { slug }, isUnread: true, actorCount: 3 });

    await ada.sends("PUT", api.notificationsRead);
    await (await joins("Eve")).likes(slug);
    expect(await sentencesOf(ada)).toEqual(["Eve liked “Rain on Sunday”", "Dora and 2 others liked “Rain on Sunday”"]);
  });

  test("that is taken back takes its actor away, and the last one the notification", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    await bea.likes(slug);
    await cleo.likes(slug);
    await ada.sends("PUT", api.notificationsRead);
    await cleo.unlikes(slug);
    expect(await sentencesOf(ada)).toEqual(["Bea liked “Rain on Sunday”"]);
    await bea.unlikes(slug);
    expect(await sentencesOf(ada)).toEqual([]);
  });

  test("goes with its look", async () => {
    const { ada, db, joins } = await testSite();
    const { slug } = await ada.posts("Rain on Sunday");
    await (await joins("Bea")).likes(slug);
    await ada.sends("DELETE", api.look(slug));
    expect(await db.select().from(notifications)).toEqual([]);
  });

  test("fifty at once are one notification of fifty", async () => {
    const { ada, db, joins } = await testSite();
    const { slug } = await ada.posts("Rain on Sunday");
    const fans = await Promise.all(Array.from({ length: 50 }, (_, at) => joins(`Fan${at}`)));
    await Promise.all(fans.map((fan) => fan.likes(slug)));
    expect(await db.select({ held: count() }).from(notifications)).toEqual([{ held: 1 }]);
    expect(await db.select({ held: count() }).from(notificationActors)).toEqual([{ held: 50 }]);
    expect((await sentencesOf(ada))[0]).toMatch(/^Fan\d+ and 49 others liked “Rain on Sunday”$/);

    // Some come back while the others go, and a third hand reads.
    const acts = fans.map((fan, at) => (at % 2 ? fan.unlikes(slug) : fan.unlikes(slug).then(() => fan.likes(slug))));
    await Promise.all([...acts, ada.sends("PUT", api.notificationsRead), ada.sends("PUT", api.notificationsSeen)]);
    const items = (await listOf(ada)).items;
    expect(items.reduce((sum, { actorCount }) => sum + actorCount, 0)).toBe(25);
    expect(items.filter(({ isUnread }) => isUnread).length).toBeLessThanOrEqual(1);
  });
});

describe("a follow", () => {
  test("is told, and taken back with it", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    await bea.follows(ada.slug);
    await cleo.follows(ada.slug);
    expect(await sentencesOf(ada)).toEqual(["Cleo and Bea followed you"]);
    await cleo.unfollows(ada.slug);
    expect(await sentencesOf(ada)).toEqual(["Bea followed you"]);
    await ada.sends("DELETE", api.follower(bea.slug));
    expect(await sentencesOf(ada)).toEqual([]);
  });

  test("of a private member is asked one by one, and answered in its line", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo, dora] = [await joins("Bea"), await joins("Cleo"), await joins("Dora")];
    await ada.setsPrivacy(true);
    for (const person of [bea, cleo, dora]) await person.follows(ada.slug);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([
      ["Dora asked to follow you", "Cleo asked to follow you", "Bea asked to follow you"],
      3,
    ]);
    await ada.accepts(bea.slug);
    await ada.sends("DELETE", api.follower(cleo.slug));
    expect(
      (await listOf(ada)).items.map((item) => [notificationSentence(item), item.isWaiting, item.isUnread]),
    ).toEqual([
      ["Dora asked to follow you", true, true],
      ["Bea started following you", false, false],
    ]);
    expect([await sentencesOf(bea), await sentencesOf(cleo)]).toEqual([["Ada Marsh accepted your follow request"], []]);
    await ada.setsPrivacy(false);
    expect([await sentencesOf(dora), await unreadOf(ada)]).toEqual([["Ada Marsh accepted your follow request"], 0]);
    await bea.unfollows(ada.slug);
    expect([await sentencesOf(bea), await sentencesOf(ada)]).toEqual([[], ["Dora started following you"]]);
  });
});

describe("whom one blocks or mutes", () => {
  test("disappears from both lists with a block, and comes back with nothing", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    for (const person of [bea, cleo]) await person.likes(slug);
    await bea.follows(ada.slug);
    await ada.follows(bea.slug);
    await ada.blocks(bea.slug);
    expect([await sentencesOf(ada), await sentencesOf(bea)]).toEqual([["Cleo liked “Rain on Sunday”"], []]);
    expect([await unreadOf(ada), await unreadOf(bea)]).toEqual([1, 0]);
    await ada.sends("DELETE", api.block(bea.slug));
    expect(await sentencesOf(ada)).toEqual(["Cleo liked “Rain on Sunday”"]);
  });

  test("is left out while muted, and what they do meanwhile is never told", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    for (const person of [bea, cleo]) await person.likes(slug);
    await bea.follows(ada.slug);
    await ada.mutes(bea.slug);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([["Cleo liked “Rain on Sunday”"], 1]);
    const later = await ada.posts("Sun on Monday");
    await bea.likes(later.slug);
    await ada.sends("DELETE", api.mute(bea.slug));
    expect(await sentencesOf(ada)).toEqual(["Bea followed you", "Cleo and Bea liked “Rain on Sunday”"]);
  });
});

describe("a comment", () => {
  /** A row of a comment, as the verbs of comments make it. */
  async function says(site: TestSite, by: Person, slug: string, source: string, parentId?: string) {
    const [look] = await site.db.select({ id: looks.id }).from(looks).where(eq(looks.slug, slug));
    const id = newUuid(site.context.clock);
    const row = { id, authorId: await idOf(site, by), lookId: look?.id ?? "", parentId, source };
    await site.db.insert(comments).values({ ...row, postedAt: site.context.clock() });
    return id;
  }

  test("a reply and a mention name the look, quote, and lead to the comment", async () => {
    const site = await testSite({ isConsistent: false });
    const { ada, joins, db, context } = site;
    const bea = await joins("Bea");
    const { slug } = await ada.posts("Rain on Sunday");
    const subjectId = await says(site, bea, slug, "Where is the coat from?\n\nAda?");
    const [memberId, actorId] = [await idOf(site, ada), await idOf(site, bea)];
    const kinds: NotificationKind[] = ["comment", "reply", "mention"];
    for (const kind of kinds) await db.transaction((tx) => notify(tx, context, { memberId, actorId, subjectId, kind }));
    const { items } = await listOf(ada);
    expect(items.map(notificationSentence)).toEqual([
      "Bea mentioned you in a comment on “Rain on Sunday”: “Where is the coat from? Ada?”",
      "Bea replied to your comment on “Rain on Sunday”: “Where is the coat from? Ada?”",
      "Bea commented on “Rain on Sunday”: “Where is the coat from? Ada?”",
    ]);
    for (const item of items) expect(notificationPath(item, ada.slug)).toBe(`/looks/${slug}#comment-${subjectId}`);
    await db.transaction((tx) => withdraw(tx, { memberId, actorId, subjectId, kind: "mention" }));
    await db.update(comments).set({ state: "hidden" });
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
    await db.update(comments).set({ state: "live" });
    expect(await sentencesOf(ada)).toHaveLength(2);
    await db.delete(comments);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
    await pruneNotifications(context);
    expect(await db.select().from(notifications)).toEqual([]);
  });

  test("on a look that closes is no longer shown to those outside", async () => {
    const site = await testSite({ isConsistent: false });
    const { ada, joins, db, context } = site;
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    const subjectId = await says(site, cleo, slug, "@bea look at this");
    const notice = { memberId: await idOf(site, bea), actorId: await idOf(site, cleo), subjectId };
    await db.transaction((tx) => notify(tx, context, { ...notice, kind: "mention" }));
    expect(await unreadOf(bea)).toBe(1);
    await ada.setsPrivacy(true);
    expect([await sentencesOf(bea), await unreadOf(bea)]).toEqual([[], 0]);
  });
});

describe("reading", () => {
  test("the bell forgets what it showed, a line what was opened, and all at once", async () => {
    const { ada, joins } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const { slug } = await ada.posts("Rain on Sunday");
    await bea.likes(slug);
    await bea.follows(ada.slug);
    const seen = await ada.sends("PUT", api.notificationsSeen);
    expect([seen.status, seen.data, await unreadOf(ada)]).toEqual([200, { unread: 0 }, 0]);
    const unread = async () => (await listOf(ada)).items.map(({ isUnread }) => isUnread);
    expect(await unread()).toEqual([true, true]);
    // A group that grows is news again.
    await cleo.likes(slug);
    expect(await unreadOf(ada)).toBe(1);
    const [first] = (await listOf(ada)).items;
    await ada.sends("PUT", api.notificationRead(first?.id ?? ""));
    expect([await unread(), await unreadOf(ada)]).toEqual([[false, true], 0]);
    expect((await bea.sends("PUT", api.notificationRead(first?.id ?? ""))).status).toBe(404);
    expect((await ada.sends("PUT", api.notificationRead("x' or 1=1 --"))).status).toBe(404);
    await ada.sends("PUT", api.notificationsRead);
    expect(await unread()).toEqual([false, false]);
  });

  test("goes by pages of twenty; the bell counts to a hundred", async () => {
    let now = Date.parse("2026-03-01T12:00:00Z");
    const site = await testSite({ isConsistent: false, clock: () => new Date(now) });
    const { ada, joins, context, db } = site;
    const [memberId, actorId] = [await idOf(site, ada), await idOf(site, await joins("Bea"))];
    const rows = Array.from({ length: 105 }, (_, at) => ({
      ...{ id: newUuid(context.clock), memberId, kind: "follow" as const, groupKey: `follow ${at}` },
      ...{ firstAt: new Date(now - at * 60_000), lastAt: new Date(now - Math.floor(at / 3) * 60_000) },
    }));
    await db.insert(notifications).values(rows);
    await db
      .insert(notificationActors)
      .values(rows.map(({ id, lastAt }) => ({ notificationId: id, actorId, at: lastAt })));
    expect(await unreadOf(ada)).toBe(100);
    const ids: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page: Slice<NotificationItem> = (
        await ada.sees("notifications", `${paths.notifications}?after=${encodeURIComponent(next)}`)
      ).notifications;
      expect(page.items.length).toBeLessThanOrEqual(20);
      ids.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    expect([ids.length, new Set(ids).size]).toEqual([105, 105]);
    expect((await ada.gets(`${paths.notifications}?after=made-up`)).status).toBe(400);

    // The newest thousand stay, for 180 days.
    const more = Array.from({ length: 1000 }, (_, at) => ({
      ...{ id: newUuid(context.clock), memberId, kind: "follow" as const, groupKey: `more ${at}` },
      ...{ firstAt: new Date(now + 1000), lastAt: new Date(now + 1000) },
    }));
    await db.insert(notifications).values(more);
    await db
      .insert(notificationActors)
      .values(more.map(({ id, lastAt }) => ({ notificationId: id, actorId, at: lastAt })));
    await pruneNotifications(context);
    const kept = await db.select({ id: notifications.id }).from(notifications);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(more.map(({ id }) => id)));
    now += 180 * 24 * 60 * 60_000 + 2000;
    await pruneNotifications(context);
    expect(await db.select().from(notifications)).toEqual([]);
  });
});

describe("the settings", () => {
  test("a kind that is off is not written; other kinds and members are as before", async () => {
    const { ada, joins } = await testSite();
    const bea = await joins("Bea");
    const { slug } = await ada.posts("Rain on Sunday");
    const off = { levels: [{ kind: "like", in_app: false, by_email: true }] };
    const saved = await ada.sends<{ rhythm: string; levels: unknown[] }>("PUT", api.notificationLevels, off);
    expect([saved.status, saved.message, saved.data.rhythm]).toEqual([200, "Notification settings saved", "weekly"]);
    await bea.likes(slug);
    await bea.follows(ada.slug);
    expect(await sentencesOf(ada)).toEqual(["Bea followed you"]);
    const { levels, rhythm } = await ada.sees("settingsNotifications", paths.settingsNotifications);
    expect(levels.filter(({ inApp }) => !inApp)).toEqual([{ kind: "like", inApp: false, byEmail: true }]);
    expect(rhythm).toBe("weekly");
  });

  test("that make no sense are refused at their field", async () => {
    const { ada } = await testSite();
    const drafts = [
      { digest: "hourly" },
      { levels: [{ kind: "poke", in_app: true, by_email: true }] },
      { levels: [{ kind: "like", in_app: "yes", by_email: true }] },
      { levels: Array.from({ length: 2 }, () => ({ kind: "like", in_app: true, by_email: true })) },
    ];
    for (const draft of drafts) {
      const { status, data } = await ada.sends<object>("PUT", api.notificationLevels, draft);
      expect([status, Object.keys(data)[0]], JSON.stringify(draft)).toEqual([
        422,
        expect.stringMatching(/^(digest|levels)/),
      ]);
    }
  });
});

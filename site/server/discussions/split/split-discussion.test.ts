import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { LiveMessage, MessageHistoryAnswer } from "../../../shared/discussions/message.ts";
import { api, paths } from "../../../shared/paths.ts";
import { hasGroup } from "../../groups/testing/has-group.ts";
import { exportedMessages } from "../../leaving/export/exported-messages.ts";
import { fileOf } from "../../photos/testing/photo-bytes.ts";
import { areWaiting } from "../../testing/are-waiting.ts";
import { memberId } from "../../testing/cast/authors.ts";
import type { ApiAnswer, Person } from "../../testing/person.ts";
import { hasStarted, reads, replies, saidTo, talkingSite } from "../testing/talk.ts";

const splits = (
  person: Person,
  id: string,
  title = "Collars",
  group = "knitwear",
  headers: Record<string, string> = {},
): Promise<ApiAnswer<{ slug: string; path: string }>> =>
  person.sends("POST", api.messageSplit(id), { title, group }, headers);

/** Ada asks about shirts, Bea answers, Cleo goes on about collars, and Bea and Ada with her. */
async function siteToSplit() {
  const site = await talkingSite();
  const { ada, bea, joins } = site;
  const cleo = await joins("Cleo");
  const slug = await hasStarted(ada, "Shirts");
  const says = async (...said: Parameters<typeof replies>) => (await replies(...said)).data.id;
  const ids = {
    poplin: await says(bea, slug, "Poplin"),
    collars: await says(cleo, slug, "And collars, @ada?", { number: 2, text: "Poplin" }),
    stiff: await says(bea, slug, "Stiff ones", { number: 3, text: "And collars" }),
    soft: await says(ada, slug, "Soft ones"),
  };
  return { ...site, cleo, slug, ids };
}

const numbersIn = async (person: Person, slug: string) =>
  (await reads(person, slug)).messages.items.map(({ kind, number }) => [kind, number]);

describe("a discussion that an admin splits", () => {
  test("goes on in two: the later replies have numbers of their own, and their old ones lead there", async () => {
    const { root, visitor, slug, ids } = await siteToSplit();
    const split = await splits(root, ids.collars, "Which collars last?");
    expect(split).toMatchObject({
      ...{ status: 200, message: "Replies moved" },
      data: { slug: "which-collars-last", path: paths.conversation("which-collars-last") },
    });
    const made = await reads(visitor, "which-collars-last");
    expect(made.discussion).toMatchObject({
      ...{ title: "Which collars last?", starter: { slug: "cleo" }, replies: 2, lastNumber: 3 },
      group: { slug: "knitwear" },
    });
    expect(await saidTo(visitor, "which-collars-last")).toEqual(["And collars, @ada?", "Stiff ones", "Soft ones"]);
    expect(await numbersIn(visitor, slug)).toEqual([
      ["live", 1],
      ["live", 2],
      ["moved", 3],
      ["moved", 4],
      ["moved", 5],
    ]);
    const { discussion, messages } = await reads(visitor, slug, "?around=4");
    expect(discussion).toMatchObject({ replies: 1, lastNumber: 5 });
    expect(messages.items[3]).toMatchObject({
      to: { slug: "which-collars-last", title: "Which collars last?", number: 2 },
    });
    const { group, discussions } = await visitor.sees("discussions", paths.discussionsOf("knitwear"));
    expect([group?.discussions, discussions.items.map((one) => one.slug)]).toEqual([2, ["which-collars-last", slug]]);
  });

  test("is split once by what is sent twice with one key", async () => {
    const { root, slug, visitor, ids } = await siteToSplit();
    const key = { "Idempotency-Key": randomUUID() };
    const split = () => splits(root, ids.collars, "Collars", "knitwear", key);
    expect(await Promise.all([split(), split()])).toMatchObject(
      Array(2).fill({ status: 200, data: { slug: "collars" } }),
    );
    expect(await split()).toMatchObject({ status: 200, data: { slug: "collars" } });
    const { discussions } = await visitor.sees("discussions", paths.discussions);
    expect(discussions.items.map((one) => one.slug)).toEqual(["collars", slug]);
  });

  test("stands in lists where the newest reply that others see puts either half", async () => {
    const { ada, bea, root, visitor, slug, ids, passMinutes } = await siteToSplit();
    const hides = async (message: { id: string }) =>
      root.sends("POST", api.messageApproval(message.id), { decision: "hide" });
    const stood = async () => {
      const { discussions } = await visitor.sees("discussions", paths.discussions);
      return new Map(discussions.items.map((one) => [one.slug, one.lastAt]));
    };
    passMinutes(10);
    await hides((await replies(bea, slug, "Hidden before")).data);
    const last = (await replies(ada, slug, "The end")).data;
    passMinutes(10);
    await hides((await replies(bea, slug, "Hidden behind")).data);
    const { data } = await splits(root, last.id, "The end");
    const lists = await stood();
    expect(lists.get(data.slug)).toBe(last.postedAt);
    const soft = (await reads(visitor, slug)).messages.items.find(({ id }) => id === ids.soft);
    expect(lists.get(slug)).toBe(soft?.kind === "live" && soft.postedAt);
  });

  test("takes the next number at the end of either", async () => {
    const { ada, bea, root, slug, ids } = await siteToSplit();
    const { data } = await splits(root, ids.collars);
    expect((await replies(bea, slug, "Back to shirts")).data.number).toBe(6);
    expect((await replies(ada, data.slug, "On with collars", { number: 1, text: "collars" })).data.number).toBe(4);
    expect((await replies(ada, slug, "Where is it?", { number: 3, text: "And collars" })).status).toBe(404);
  });

  test("keeps likes, edits, mentions, photos and notifications with their replies", async () => {
    const { ada, bea, root, visitor, slug, ids } = await siteToSplit();
    const photo = await bea.hasPhoto();
    const edit = { text: "Stiff ones, ironed", photos: [{ id: photo.id, alt: "A collar" }] };
    await bea.sends("PUT", api.message(ids.stiff), edit);
    await ada.sends("PUT", api.messageLike(ids.stiff));
    const { data } = await splits(root, ids.collars);
    const [, stiff] = (await reads(ada, data.slug)).messages.items;
    expect(stiff).toMatchObject({
      ...{ id: ids.stiff, number: 2, likes: 1, isLiked: true, isEdited: true },
      photos: [{ id: photo.id, alt: "A collar" }],
    });
    expect((await visitor.gets(fileOf(photo, "jpg"))).status).toBe(200);
    const history: { data: MessageHistoryAnswer } = await (await visitor.gets(api.messageHistory(ids.stiff))).json();
    expect(history.data.versions).toMatchObject([{ html: "<p>Stiff ones</p>" }]);
    const { notifications } = await ada.sees("notifications", paths.notifications);
    expect(notifications.items.map(({ message }) => message)).toMatchObject([
      { discussion: { slug: data.slug }, number: 1 },
    ]);
    expect((await bea.sends("PUT", api.message(ids.stiff), { text: "Stiff ones" })).data).toMatchObject({ number: 2 });
    expect((await reads(visitor, slug)).messages.items).toHaveLength(5);
  });

  test("quotes within what was moved, and of what stayed the words without a link", async () => {
    const { bea, root, visitor, ids } = await siteToSplit();
    const { data } = await splits(root, ids.collars);
    const quotes = async () =>
      (await reads(visitor, data.slug)).messages.items.map((one) => one.kind === "live" && one.quote);
    expect(await quotes()).toEqual([
      { number: null, author: "Bea", text: "Poplin" },
      { number: 1, author: "Cleo", text: "And collars" },
      null,
    ]);
    await bea.sends("DELETE", api.message(ids.poplin));
    expect((await quotes())[0]).toEqual({ number: null, author: null, text: "" });
  });

  test("is in the copies of their data with what was quoted of either half", async () => {
    const site = await siteToSplit();
    await splits(site.root, site.ids.collars);
    const quotesOf = async (person: Person) => {
      let text = "";
      const member = { id: await memberId(site, person), role: "member" } as const;
      for await (const part of exportedMessages(site.context, member).json()) text += part;
      return (JSON.parse(text) as { quotes: unknown }[]).map(({ quotes }) => quotes);
    };
    expect(await quotesOf(site.cleo)).toEqual([{ number: null, text: "Poplin" }]);
    expect(await quotesOf(site.bea)).toEqual([null, { number: 1, text: "And collars" }]);
  });

  test("shows of what stayed in a closed group nothing elsewhere", async () => {
    const site = await siteToSplit();
    const { root, visitor, slug, ids } = site;
    await hasGroup(site, { slug: "inside", mayRead: "members" });
    await root.sends("PUT", api.discussionGroup(slug), { group: "inside" });
    const { data } = await splits(root, ids.collars, "Collars", "knitwear");
    const page = await reads(visitor, data.slug);
    expect(page.messages.items[0]).toMatchObject({ quote: { number: null, author: null, text: "" } });
    expect(JSON.stringify(page)).not.toContain("Poplin");
    await root.sends("DELETE", api.discussion(slug));
    expect((await reads(root, data.slug)).messages.items[0]).toMatchObject({ quote: { author: null, text: "" } });
  });

  test("is read as far as before, and followed or muted as before", async () => {
    const { ada, bea, cleo, root, joins, slug, ids } = await siteToSplit();
    const dora = await joins("Dora");
    await dora.sends("PUT", api.discussionReading(slug), { number: 4 });
    await bea.sends("PUT", api.discussionLevel(slug), { level: "every" });
    await cleo.sends("PUT", api.discussionLevel(slug), { level: "muted" });
    const { data } = await splits(root, ids.collars);
    const levels = [];
    for (const person of [ada, bea, cleo, dora]) levels.push((await reads(person, data.slug)).level);
    expect(levels).toEqual(["following", "every", "muted", "normal"]);
    expect([(await reads(dora, data.slug)).firstUnread, (await reads(dora, slug)).firstUnread]).toEqual([3, null]);
    expect((await reads(bea, data.slug)).firstUnread).toBe(3);
  });

  test("has an entry in the audit log, and can be split again", async () => {
    const { root, visitor, slug, ids } = await siteToSplit();
    const first = await splits(root, ids.collars, "Collars");
    const second = await splits(root, ids.soft, "Soft collars");
    expect(await numbersIn(visitor, first.data.slug)).toEqual([
      ["live", 1],
      ["live", 2],
      ["moved", 3],
    ]);
    expect((await reads(visitor, slug)).messages.items.at(-1)).toMatchObject({
      to: { slug: second.data.slug, number: 1 },
    });
    await splits(root, ids.poplin, "Poplin");
    expect(await numbersIn(visitor, slug)).toMatchObject([["live", 1], ["moved", 2], ["moved", 3], {}, {}]);
    await root.sends("DELETE", api.discussion(second.data.slug));
    expect((await numbersIn(visitor, slug)).at(-1)).toEqual(["deleted", 5]);
    const { entries } = await root.sees("adminAudit", paths.adminAudit);
    expect(entries.items.map(({ act, subject, after }) => [act, subject?.name, after?.reply, after?.replies])).toEqual([
      ["delete", "Soft collars", undefined, undefined],
      ["split", "Shirts", 2, 1],
      ["split", "Collars", 3, 1],
      ["split", "Shirts", 3, 3],
    ]);
  });

  test("leaves the places of deleted replies where they are", async () => {
    const { bea, root, visitor, slug, ids } = await siteToSplit();
    await bea.sends("DELETE", api.message(ids.stiff));
    const { data } = await splits(root, ids.collars);
    expect(await numbersIn(visitor, data.slug)).toEqual([
      ["live", 1],
      ["live", 2],
    ]);
    expect((await numbersIn(visitor, slug)).slice(2)).toEqual([
      ["moved", 3],
      ["deleted", 4],
      ["moved", 5],
    ]);
  });

  test("begins with a reply that everybody can read, and is not its first message", async () => {
    const { ada, cleo, root, slug, ids } = await siteToSplit();
    const [first] = (await reads(ada, slug)).messages.items;
    expect((await splits(root, first?.id ?? "")).status).toBe(409);
    await cleo.setsPrivacy(true);
    expect((await splits(root, ids.collars)).status).toBe(409);
    await root.sends("POST", api.messageApproval(ids.stiff), { decision: "hide" });
    expect((await splits(root, ids.stiff)).status).toBe(409);
    expect((await splits(root, ids.soft, "Soft", "nowhere")).status).toBe(404);
    expect((await splits(root, ids.soft, " ")).status).toBe(422);
    for (const person of [ada, cleo]) expect((await splits(person, ids.soft)).status).toBe(403);
    await splits(root, ids.soft);
    const [, , place] = (await reads(ada, slug)).messages.items;
    for (const id of [place?.id ?? "", "never"]) expect((await splits(root, id)).status).toBe(404);
  });

  test("says nothing of its other half to whom that is closed", async () => {
    const { ada, cleo, root, slug, ids, visitor } = await siteToSplit();
    await splits(root, ids.collars, "Secret collars");
    await cleo.setsPrivacy(true);
    for (const person of [ada, visitor]) {
      const page = await reads(person, slug);
      expect(page.messages.items[2]).toMatchObject({ kind: "moved", to: null });
      expect(JSON.stringify(page)).not.toMatch(/secret/i);
    }
  });
});

test("replies that are written, edited and liked while they are moved are where they belong", async () => {
  const { ada, bea, cleo, root, slug, ids } = await siteToSplit();
  const answers = await Promise.all([
    splits(root, ids.collars),
    replies(ada, slug, "At this moment"),
    bea.sends<LiveMessage>("PUT", api.message(ids.stiff), { text: "Stiff ones, still" }),
    cleo.sends("PUT", api.messageLike(ids.soft)),
    bea.sends("DELETE", api.message(ids.poplin)),
  ]);
  // The invariants, which run when the site closes, count anew.
  expect(answers[0].status).toBe(200);
  const moved = await saidTo(root, answers[0].data.slug);
  expect(moved.slice(0, 3)).toEqual(["And collars, @ada?", "Stiff ones, still", "Soft ones"]);
});

test("the photos in a discussion are closed when who starts it becomes private while it is split", async () => {
  const site = await siteToSplit();
  const { bea, cleo, root, visitor, joins, db, slug, ids } = site;
  const photo = await bea.hasPhoto();
  await bea.sends("PUT", api.message(ids.stiff), { text: "Stiff ones", photos: [{ id: photo.id, alt: "A collar" }] });
  const dora = await joins("Dora");
  await dora.sends("PUT", api.discussionReading(slug), { number: 4 });
  const doraId = await memberId(site, dora);
  const calls = await db.transaction(async (tx) => {
    // Who has read it is held, which stops the split half way.
    await tx.execute(sql`select id from site.members where id = ${doraId} for update`);
    const split = splits(root, ids.collars);
    await areWaiting(db, 1);
    let isDone = false;
    const becomesPrivate = cleo.setsPrivacy(true).then(() => {
      isDone = true;
    });
    await Promise.race([becomesPrivate, areWaiting(db, 2)]);
    expect(isDone).toBe(false);
    return [split, becomesPrivate] as const;
  });
  const [{ status }] = await Promise.all(calls);
  expect(status).toBe(200);
  expect((await visitor.gets(fileOf(photo, "jpg"))).status).toBe(404);
});

test("a reply that is edited while it is moved is written where its author may write", async () => {
  const site = await siteToSplit();
  const { bea, root, db, slug, ids } = site;
  await hasGroup(site, { slug: "notices", mayPost: "admins" });
  const calls = await db.transaction(async (tx) => {
    await tx.execute(sql`select id from site.discussions where slug = ${slug} for update`);
    const split = splits(root, ids.collars, "Collars", "notices");
    await areWaiting(db, 1);
    const edit = bea.sends("PUT", api.message(ids.stiff), { text: "Stiff ones, still" });
    await areWaiting(db, 2);
    return [split, edit] as const;
  });
  const [split, edit] = await Promise.all(calls);
  expect([split.status, edit.status]).toEqual([200, 403]);
});

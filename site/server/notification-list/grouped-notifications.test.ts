import { describe, expect, test } from "vitest";
import { notificationPath } from "../../shared/notifications/notification-path.ts";
import { api, paths } from "../../shared/paths.ts";
import { coat, moths, siteWithSubjects } from "../comments/testing/site-with-subjects.ts";
import { hasStarted, replies, talkingSite } from "../discussions/testing/talk.ts";
import { unreadSince } from "./notification-items.ts";
import { idOf, listOf, sentencesOf, unreadOf } from "./testing/read-notifications.ts";

describe.each([
  { on: coat, title: "Coat" },
  { on: moths, title: "moths" },
])("comments on one $on.kind", ({ on, title }) => {
  test("are one line, which quotes the newest and leads to it", async () => {
    const { ada, bea, cleo, joins } = await siteWithSubjects();
    await bea.comments(on, "Warm?");
    await bea.comments(on, "And light?");
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([[`Bea commented on “${title}”: “And light?”`], 1]);
    await cleo.comments(on, "Lovely.");
    const last = await (await joins("Dora")).comments(on, "Where from?");
    const { items } = await listOf(ada);
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([
      [`Dora and 2 others commented on “${title}”: “Where from?”`],
      1,
    ]);
    expect(items).toMatchObject([{ actorCount: 3, actors: [{ slug: "dora" }, { slug: "cleo" }, { slug: "bea" }] }]);
    expect(items[0] && notificationPath(items[0], "ada")).toBe(paths.comment(on, last.data.comment.id));
  });

  test("are shown, hidden and deleted one by one", async () => {
    const { ada, bea, cleo } = await siteWithSubjects();
    await bea.comments(on, "Warm?");
    const { id } = (await cleo.comments(on, "Lovely.")).data.comment;
    const both = [`Cleo and Bea commented on “${title}”: “Lovely.”`];
    const older = [`Bea commented on “${title}”: “Warm?”`];
    await cleo.sends("DELETE", api.comment(id));
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([older, 1]);
    await cleo.sends("DELETE", api.commentDeletion(id));
    expect(await sentencesOf(ada)).toEqual(both);
    await ada.mutes("cleo");
    expect(await sentencesOf(ada)).toEqual(older);
    await ada.sends("DELETE", api.mute("cleo"));
    expect(await sentencesOf(ada)).toEqual(both);
    await ada.mutes("bea");
    expect(await sentencesOf(ada)).toEqual([`Cleo commented on “${title}”: “Lovely.”`]);
    await ada.blocks("cleo");
    expect([await sentencesOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
  });

  test("are read together, and later ones begin another line", async () => {
    const { ada, bea, cleo } = await siteWithSubjects();
    await bea.comments(on, "Warm?");
    await cleo.comments(on, "Lovely.");
    const [line] = (await listOf(ada)).items;
    await bea.comments(on, "Came meanwhile.");
    await ada.sends("PUT", api.notificationRead(line?.id ?? ""));
    await cleo.comments(on, "And later.");
    const lines = async () => [await sentencesOf(ada), (await listOf(ada)).items.map(({ isUnread }) => isUnread)];
    const said = [
      `Cleo and Bea commented on “${title}”: “And later.”`,
      `Cleo and Bea commented on “${title}”: “Lovely.”`,
    ];
    expect([...(await lines()), await unreadOf(ada)]).toEqual([said, [true, false], 1]);
    await ada.sends("PUT", api.notificationsRead);
    expect([...(await lines()), await unreadOf(ada)]).toEqual([said, [false, false], 0]);
  });

  test("that were hidden when a line was read are news when they are shown again", async () => {
    const { ada, bea, cleo } = await siteWithSubjects();
    const { id } = (await bea.comments(on, "Warm?")).data.comment;
    await cleo.comments(on, "Lovely.");
    await bea.sends("DELETE", api.comment(id));
    const [line] = (await listOf(ada)).items;
    await ada.sends("PUT", api.notificationRead(line?.id ?? ""));
    await bea.sends("DELETE", api.commentDeletion(id));
    expect((await listOf(ada)).items).toMatchObject([{ isUnread: false }, { isUnread: true, actorCount: 1 }]);
    expect(await unreadOf(ada)).toBe(1);
  });
});

test("a digest names a group once", async () => {
  const site = await siteWithSubjects();
  for (const person of [site.bea, site.cleo]) await person.comments(coat, `From ${person.slug}`);
  const viewer = { id: await idOf(site, site.ada), role: "member" } as const;
  expect(await unreadSince(site.context, viewer, new Date(0), 10)).toMatchObject([{ kind: "comment", actorCount: 2 }]);
});

test("comments on different looks, and replies and mentions, have lines of their own", async () => {
  const { ada, bea, cleo } = await siteWithSubjects();
  await ada.posts("Scarf");
  const { id } = (await ada.comments(coat, "Ask me anything.")).data.comment;
  await bea.comments(coat, "Warm?");
  await cleo.comments("scarf", "Lovely.");
  await bea.comments(coat, "Wool?", id);
  await cleo.comments(coat, "@ada, and this?");
  expect(await sentencesOf(ada)).toEqual([
    "Cleo mentioned you in a comment on “Coat”: “@ada, and this?”",
    "Bea replied to your comment on “Coat”: “Wool?”",
    "Cleo commented on “Scarf”: “Lovely.”",
    "Bea commented on “Coat”: “Warm?”",
  ]);
  expect(await unreadOf(ada)).toBe(4);
});

describe("replies in a discussion of which one wants to hear everything", () => {
  /** Cleo hears of each reply: one by Ada and two by Bea. */
  async function heardTalk() {
    const site = await talkingSite();
    const { ada, bea, joins } = site;
    const cleo = await joins("Cleo");
    const slug = await hasStarted(ada, "Shirts");
    await cleo.sends("PUT", api.discussionLevel(slug), { level: "every" });
    await replies(bea, slug, "Poplin");
    const { id } = (await replies(ada, slug, "And collars?")).data;
    await replies(bea, slug, "Stiff ones");
    return { ...site, cleo, id };
  }

  test("are one line", async () => {
    const { cleo } = await heardTalk();
    expect([await sentencesOf(cleo), await unreadOf(cleo)]).toEqual([
      ["Bea and Ada Marsh replied in “Shirts”: “Stiff ones”"],
      1,
    ]);
  });

  test("are one line of each discussion after a split", async () => {
    const { root, cleo, id } = await heardTalk();
    await root.sends("POST", api.messageSplit(id), { title: "Collars", group: "knitwear" });
    expect([await sentencesOf(cleo), await unreadOf(cleo)]).toEqual([
      ["Bea and Ada Marsh replied in “Collars”: “Stiff ones”", "Bea replied in “Shirts”: “Poplin”"],
      2,
    ]);
  });
});

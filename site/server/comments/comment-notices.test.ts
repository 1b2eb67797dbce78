import { expect, test } from "vitest";
import type { CommentTarget } from "../../shared/comments/comment-target.ts";
import { notificationPath } from "../../shared/notifications/notification-path.ts";
import { api, paths } from "../../shared/paths.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { sentencesOf, unreadOf } from "../notification-list/testing/read-notifications.ts";
import { notifications } from "../notifications/tables.ts";
import { testSite } from "../testing/test-site.ts";

test.each(["look", "entry"] as const)(
  "a comment notifies the author of the %s, whom it replies to and whom it names, each once",
  async (kind) => {
    const site = await testSite();
    const { ada, joins } = site;
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const title = "Rain on Sunday";
    const on: CommentTarget = { kind, slug: "rain-on-sunday" };
    if (kind === "look") await ada.posts(title);
    else await hasEntry(site, { slug: on.slug, title, by: "ada" });
    const { id } = (await bea.comments(on, "@ada @cleo what a coat")).data.comment;
    expect(await sentencesOf(ada)).toEqual([
      "Bea mentioned you in a comment on “Rain on Sunday”: “@ada @cleo what a coat”",
    ]);
    const [item] = (await ada.sees("notifications", paths.notifications)).notifications.items;
    expect(item && notificationPath(item, "ada")).toBe(paths.comment(on, id));
    expect(await sentencesOf(cleo)).toEqual([
      "Bea mentioned you in a comment on “Rain on Sunday”: “@ada @cleo what a coat”",
    ]);
    await cleo.comments(on, "Wool?", id);
    expect(await sentencesOf(bea)).toEqual(["Cleo replied to your comment on “Rain on Sunday”: “Wool?”"]);
    expect((await sentencesOf(ada))[0]).toBe("Cleo commented on “Rain on Sunday”: “Wool?”");

    await bea.sends("PUT", api.comment(id), { text: "@ada what a coat" });
    expect(await sentencesOf(cleo)).toEqual([]);
    await ada.sends("DELETE", api.comment(id));
    expect(await sentencesOf(ada)).toEqual(["Cleo commented on “Rain on Sunday”: “Wool?”"]);
  },
);

test("a reply to a reply notifies whoever wrote that one", async () => {
  const { ada, joins } = await testSite();
  const [bea, cleo, dora] = [await joins("Bea"), await joins("Cleo"), await joins("Dora")];
  await ada.posts("Coat");
  const { id } = (await bea.comments("coat", "Warm?")).data.comment;
  const answer = (await cleo.comments("coat", "Very.", id)).data.comment.id;
  expect(await sentencesOf(bea)).toEqual(["Cleo replied to your comment on “Coat”: “Very.”"]);
  await dora.comments("coat", "How warm?", answer);
  expect(await sentencesOf(cleo)).toEqual(["Dora replied to your comment on “Coat”: “How warm?”"]);
  expect(await sentencesOf(bea)).toHaveLength(1);
});

test("an edit tells nobody twice, and leaves those told whom the comment concerns without naming them", async () => {
  const { ada, joins } = await testSite();
  const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
  await ada.posts("Coat");
  const { id } = (await bea.comments("coat", "Warm?")).data.comment;
  await cleo.sends("PUT", api.comment((await cleo.comments("coat", "Very.", id)).data.comment.id), {
    text: "Very, @bea and @ada.",
  });
  expect(await sentencesOf(bea)).toEqual(["Cleo replied to your comment on “Coat”: “Very, @bea and @ada.”"]);
  expect(await sentencesOf(ada)).toEqual(["Cleo and Bea commented on “Coat”: “Very, @bea and @ada.”"]);
  const named = (await cleo.comments("coat", "@ada, @bea, where from?")).data.comment.id;
  expect((await sentencesOf(ada))[0]).toBe("Cleo mentioned you in a comment on “Coat”: “@ada, @bea, where from?”");
  await cleo.sends("PUT", api.comment(named), { text: "Where from?" });
  expect(await sentencesOf(ada)).toEqual(["Cleo and Bea commented on “Coat”: “Where from?”"]);
  expect(await sentencesOf(bea)).toHaveLength(1);
});

test("what was read stays read when an edit takes its name away", async () => {
  const { ada, joins } = await testSite();
  const cleo = await joins("Cleo");
  await ada.posts("Coat");
  const { id } = (await cleo.comments("coat", "@ada, where from?")).data.comment;
  await ada.sends("PUT", api.notificationsRead);
  await cleo.sends("PUT", api.comment(id), { text: "Where from?" });
  expect(await sentencesOf(ada)).toEqual(["Cleo commented on “Coat”: “Where from?”"]);
  expect(await unreadOf(ada)).toBe(0);
});

test("what is hidden is not marked as read, and is news again when it is shown", async () => {
  const { ada, joins } = await testSite();
  const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
  await ada.posts("Coat");
  const { id } = (await cleo.comments("coat", "@bea, where from?")).data.comment;
  const [named] = (await bea.sees("notifications", paths.notifications)).notifications.items;
  await cleo.sends("PUT", api.comment(id), { text: "Where from?" });
  for (const call of [api.notificationsSeen, api.notificationsRead, api.notificationRead(named?.id ?? "")])
    expect((await bea.sends("PUT", call)).data).toEqual({ unread: 0 });
  await cleo.sends("PUT", api.comment(id), { text: "@bea, where from?" });
  expect(await unreadOf(bea)).toBe(1);
  const [again] = (await bea.sees("notifications", paths.notifications)).notifications.items;
  expect(again?.isUnread).toBe(true);
});

test("whoever is named again was told already, and finds it as it was", async () => {
  const { ada, joins, db } = await testSite();
  const [bea, cleo, dora] = [await joins("Bea"), await joins("Cleo"), await joins("Dora")];
  await ada.posts("Coat");
  const { id } = (await cleo.comments("coat", "@bea and @dora, where from?")).data.comment;
  const rows = () => db.select().from(notifications).orderBy(notifications.id);
  await bea.sends("PUT", api.notificationsRead);
  const told = await rows();
  await cleo.sends("PUT", api.comment(id), { text: "Where from?" });
  for (const person of [bea, dora]) expect([await sentencesOf(person), await unreadOf(person)]).toEqual([[], 0]);
  await cleo.sends("PUT", api.comment(id), { text: "@bea, @dora, where from?" });
  for (const person of [bea, dora])
    expect(await sentencesOf(person)).toEqual([
      "Cleo mentioned you in a comment on “Coat”: “@bea, @dora, where from?”",
    ]);
  expect([await unreadOf(bea), await unreadOf(dora)]).toEqual([0, 1]);
  expect(await rows()).toEqual(told);
  await ada.sends("DELETE", api.comment(id));
  expect(await rows()).toEqual([]);
});

test("whoever switched one kind off is told by another that fits too", async () => {
  const { ada, joins } = await testSite();
  const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
  const turnsOff = (person: typeof ada, kind: string) =>
    person.sends("PUT", api.notificationLevels, { levels: [{ kind, in_app: false }] });
  await ada.posts("Coat");
  const { id } = (await bea.comments("coat", "Warm?")).data.comment;
  await turnsOff(ada, "mention");
  await turnsOff(bea, "reply");
  await cleo.comments("coat", "Very, @bea and @ada.", id);
  expect(await sentencesOf(ada)).toEqual(["Cleo and Bea commented on “Coat”: “Very, @bea and @ada.”"]);
  expect(await sentencesOf(bea)).toEqual(["Cleo mentioned you in a comment on “Coat”: “Very, @bea and @ada.”"]);
  await turnsOff(ada, "comment");
  await cleo.comments("coat", "@ada, where from?");
  expect(await sentencesOf(ada)).toHaveLength(1);
});

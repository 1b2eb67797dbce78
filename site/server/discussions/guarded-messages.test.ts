import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { moderatedSite } from "../moderation/testing/moderated-site.ts";
import { hasStarted, reads, replies, starts } from "./testing/talk.ts";

const link = "Cheap watches at https://watches.example/sale";

test("a newcomer’s link waits for an admin, and others hear of it only when it is shown", async () => {
  const site = await moderatedSite();
  const { ada, bea, root, visitor, casesFor } = site;
  const slug = await hasStarted(ada, "White shirts");
  const own = await replies(bea, slug, `${link}, @ada`);
  expect(own.status).toBe(200);
  expect(own.data.hidden).toEqual({
    why: "An admin reads this reply before others see it, because it has a link and you’re new here.",
    waits: true,
  });
  for (const person of [ada, visitor]) expect(JSON.stringify(await reads(person, slug))).not.toContain("watches");
  expect((await reads(visitor, slug)).discussion.replies).toBe(0);
  expect((await ada.sees("notifications", paths.notifications)).notifications.items).toEqual([]);
  const [one] = await casesFor(root);
  expect(one).toMatchObject({ kind: "message", guard: "link", reporters: 0, snapshot: { author: { slug: "bea" } } });
  expect((await site.decides(one!, { decision: "dismissed" })).status).toBe(200);
  expect((await reads(visitor, slug)).discussion.replies).toBe(1);
  const { items } = (await ada.sees("notifications", paths.notifications)).notifications;
  expect(items.map(({ kind }) => kind)).toEqual(["message-mention"]);
  expect((await site.undoes(one!)).status).toBe(200);
  expect((await reads(visitor, slug)).discussion.replies).toBe(0);
  expect((await reads(bea, slug)).messages.items.at(-1)).toMatchObject({ hidden: { waits: true } });
  const kept = await site.decides({ id: one!.id, version: 3 }, { decision: "hidden" });
  expect(kept.status).toBe(200);
  expect((await reads(bea, slug)).messages.items.at(-1)).toMatchObject({
    hidden: { why: "It’s spam or advertising.", waits: false },
  });
});

test("a newcomer’s discussion waits with its first message, and appears with it", async () => {
  const site = await moderatedSite();
  const { bea, root, visitor } = site;
  const { data, status } = await starts(bea, "Watches", { text: link });
  expect(status).toBe(200);
  expect((await visitor.opens(paths.conversation(data.slug))).httpStatus).toBe(404);
  expect((await bea.opens(paths.conversation(data.slug))).httpStatus).toBe(200);
  const listed = async () => {
    const { discussions, groups } = await visitor.sees("discussions", paths.discussions);
    return [discussions.items.length, groups[0]?.discussions];
  };
  expect(await listed()).toEqual([0, 0]);
  const [one] = await site.casesFor(root);
  await site.decides(one!, { decision: "dismissed" });
  expect(await listed()).toEqual([1, 1]);
  await site.undoes(one!);
  expect(await listed()).toEqual([0, 0]);
});

test("whoever has been here for a week and written before links freely, and so do admins and links to Hemline", async () => {
  const site = await moderatedSite();
  const { ada, bea, root } = site;
  const slug = await hasStarted(ada, "White shirts");
  const waits = async (...said: Parameters<typeof replies>) => (await replies(...said)).data.hidden !== null;
  expect(await waits(root, slug, link)).toBe(false);
  expect(await waits(bea, slug, "See http://site.example/looks")).toBe(false);
  expect(await waits(bea, slug, "`https://watches.example` is a bad one")).toBe(false);
  site.passDays(8);
  expect(await waits(bea, slug, link)).toBe(false);
  const dora = await site.joins("Dora", undefined, { createdAt: new Date(0) });
  expect(await waits(dora, slug, `${link} too`)).toBe(true);
});

test("words of the list wait, as whole words in whatever spelling, also when they are edited in", async () => {
  const site = await moderatedSite();
  const { ada, root, rosa } = site;
  const saves = (text: string, version: number, admin = root) =>
    admin.sends("PUT", api.guardedWords, { text, version });
  expect((await saves("Café Watch\n\n  scam \nscam", 0)).status).toBe(200);
  expect((await saves("nothing", 0, rosa)).status).toBe(409);
  expect((await root.sees("adminReports", paths.adminReportsOf("words"))).words).toEqual({
    phrases: ["Café Watch", "scam"],
    version: 1,
  });
  const slug = await hasStarted(ada, "White shirts");
  const waits = async (text: string) => (await replies(ada, slug, text)).data.hidden !== null;
  expect(await waits("A SCÁM!")).toBe(true);
  expect(await waits("the cafe   watch.")).toBe(true);
  expect(await waits("scampi and a watch")).toBe(false);
  const { id } = (await replies(ada, slug, "All fine")).data;
  expect((await ada.sends("PUT", api.message(id), { text: "A scam" })).data).toMatchObject({ hidden: { waits: true } });
  expect((await root.sees("adminReports", paths.adminReports)).openCases).toBe(3);
  site.passMinutes(2);
  expect((await saves("", 1)).status).toBe(200);
  expect(await waits("Another scam")).toBe(false);
});

test("a reply that waits and is changed meanwhile is read again before it is shown", async () => {
  const site = await moderatedSite();
  const { ada, bea, root } = site;
  const slug = await hasStarted(ada, "White shirts");
  const { id } = (await replies(bea, slug, link)).data;
  const [one] = await site.casesFor(root);
  await bea.sends("PUT", api.message(id), { text: "Something else entirely" });
  expect((await site.decides(one!, { decision: "dismissed" })).status).toBe(409);
  const [now] = await site.casesFor(root);
  expect(now?.snapshot.text).toBe("Something else entirely");
  expect((await site.decides(now!, { decision: "dismissed" })).status).toBe(200);
});

test("the same text twice is refused in whichever discussion", async () => {
  const site = await moderatedSite();
  const { ada, bea } = site;
  const first = await hasStarted(ada, "White shirts");
  const second = await hasStarted(ada, "Wool");
  expect((await replies(bea, first, "Have you seen this?")).status).toBe(200);
  const repeated = await replies(bea, second, "Have you seen this?");
  expect([repeated.status, repeated.message]).toEqual([
    409,
    "You’ve just posted this. Wait for an answer, or say something new.",
  ]);
  expect((await starts(bea, "Again", { text: "Have you seen this?" })).status).toBe(409);
  expect((await replies(ada, second, "Have you seen this?")).status).toBe(200);
  site.passMinutes(6);
  expect((await replies(bea, second, "Have you seen this?")).status).toBe(200);
});

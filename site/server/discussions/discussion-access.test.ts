import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { hasStarted, reads, replies, saidTo, starts, talkingSite } from "./testing/talk.ts";

const until = new Date("2999-01-01");

describe("a group for subscribers", () => {
  test("shows everybody that it is there, and its words to subscribers only", async () => {
    const site = await talkingSite();
    const { ada, visitor, root, joins } = site;
    await hasGroup(site, { slug: "atelier", name: "Atelier", mayRead: "subscribers", mayPost: "subscribers" });
    const sub = await joins("Sub", undefined, { subscribedUntil: until });
    const slug = await hasStarted(sub, "Handbags", { group: "atelier", text: "Smell the lining" });
    const answer = await replies(sub, slug, "And the price, @ada");
    for (const person of [visitor, ada]) {
      const page = await reads(person, slug);
      expect(page).toMatchObject({ access: "subscribers", discussion: { title: "Handbags" } });
      expect(JSON.stringify(page)).not.toMatch(/lining|price/);
      const list = await person.opens(`${paths.conversation(slug)}?part=list`);
      expect(JSON.stringify(list)).not.toMatch(/lining|price/);
      const { discussions } = await person.sees("discussions", paths.discussions);
      expect(discussions.items).toMatchObject([{ access: "subscribers", last: null, faces: [] }]);
    }
    for (const person of [sub, root])
      expect(await saidTo(person, slug)).toEqual(["Smell the lining", "And the price, @ada"]);
    expect((await starts(ada, "Mine", { group: "atelier" })).status).toBe(403);
    expect((await replies(ada, slug, "Me too")).status).toBe(403);
    expect((await ada.sends("PUT", api.messageLike(answer.data.id))).status).toBe(403);
    expect((await ada.gets(api.messageHistory(answer.data.id))).status).toBe(403);
    expect((await ada.gets(`${api.messages(slug)}?search=lining`)).status).toBe(403);
    expect((await visitor.gets(`${api.messages(slug)}?search=lining`)).status).toBe(403);
    expect((await ada.sends("POST", api.reports, { kind: "message", id: answer.data.id, reason: "spam" })).status).toBe(
      404,
    );
    expect((await ada.sees("notifications", paths.notifications)).notifications.items).toEqual([]);
  });
});

test("a group for members asks visitors to log in", async () => {
  const site = await talkingSite();
  const { ada, visitor } = site;
  await hasGroup(site, { slug: "inside", mayRead: "members" });
  const slug = await hasStarted(ada, "Inside", { group: "inside" });
  expect(await reads(visitor, slug)).toMatchObject({ access: "members", messages: { items: [] } });
  expect((await visitor.gets(`${api.messages(slug)}?search=Inside`)).status).toBe(401);
});

test("where only admins write, and where it is closed, members read", async () => {
  const site = await talkingSite();
  const { ada, bea, root } = site;
  await hasGroup(site, { slug: "news", mayPost: "admins" });
  await hasGroup(site, { slug: "old", closedAt: site.context.clock() });
  expect((await starts(ada, "Mine", { group: "news" })).status).toBe(403);
  const slug = await hasStarted(root, "Ours", { group: "news" });
  expect((await replies(ada, slug, "May I?")).status).toBe(403);
  expect(await reads(ada, slug)).toMatchObject({ access: "open", bar: "admins" });
  for (const person of [ada, root]) expect((await starts(person, "Late", { group: "old" })).status).toBe(409);
  const page = await bea.sees("startDiscussion", paths.startDiscussion);
  expect(page.groups.map((group) => group.slug)).toEqual(["knitwear"]);
});

describe("whose message it is decides who reads it", () => {
  test("a block hides both from each other, also as quotations, faces and counts of unread", async () => {
    const { ada, bea, visitor, joins } = await talkingSite();
    const cleo = await joins("Cleo");
    const slug = await hasStarted(ada, "White shirts");
    await ada.sends("PUT", api.discussionReading(slug), { number: 1 });
    await replies(bea, slug, "From Bea");
    await replies(cleo, slug, "From Cleo", { number: 2, text: "From Bea" });
    await ada.blocks("bea");
    expect(await saidTo(ada, slug)).toEqual(["About White shirts", "From Cleo"]);
    const page = await reads(ada, slug);
    expect(JSON.stringify(page)).not.toMatch(/From Bea|"Bea"/);
    expect(page.participants.members.map((member) => member.slug).sort()).toEqual(["ada", "cleo"]);
    expect(page.firstUnread).toBe(3);
    const { discussions } = await ada.sees("discussions", paths.discussions);
    expect(discussions.items[0]).toMatchObject({ unread: 1 });
    expect((await bea.opens(paths.conversation(slug))).httpStatus).toBe(404);
    expect((await replies(bea, slug, "Still here?")).status).toBe(404);
    expect(await saidTo(visitor, slug)).toHaveLength(3);
  });

  test("a private member’s messages are for followers, and a muted member’s are folded and not unread", async () => {
    const { ada, bea, visitor, joins } = await talkingSite();
    const cleo = await joins("Cleo");
    const slug = await hasStarted(ada, "White shirts");
    await replies(bea, slug, "Quietly");
    await replies(cleo, slug, "Loudly");
    await bea.setsPrivacy(true);
    await ada.mutes("cleo");
    expect(await saidTo(visitor, slug)).toEqual(["About White shirts", "Loudly"]);
    expect(await saidTo(bea, slug)).toHaveLength(3);
    const page = await reads(ada, slug);
    expect(page.messages.items.map((one) => one.kind === "live" && one.isMuted)).toEqual([false, true]);
    expect(page.firstUnread).toBeNull();
  });
});

import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { moderatedSite } from "../moderation/testing/moderated-site.ts";
import { testSite } from "../testing/test-site.ts";
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

test("a first message that is edited so that it waits leaves the counts on pages that are kept", async () => {
  const site = await testSite({
    pageLifetimeMs: 600_000,
    listen: (_, { onConnected }) => {
      onConnected();
      return { close: async () => undefined };
    },
  });
  const { ada, joins, visitor } = site;
  const root = await joins("Root", "Adams", { role: "admin" });
  for (const slug of ["knitwear", "sewing"]) await hasGroup(site, { slug });
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const slug = await hasStarted(ada, "White shirts");
  const [first] = (await reads(ada, slug)).messages.items;
  const counted = async () => {
    const { groups } = await visitor.sees("discussions", paths.discussionsOf("sewing"));
    return groups.find((group) => group.slug === "knitwear")?.discussions;
  };
  // The first page that is kept makes the site listen to other processes, and forget it.
  await counted();
  expect(await counted()).toBe(1);
  expect((await ada.sends("PUT", api.message(first?.id ?? ""), { text: "A scam" })).status).toBe(200);
  expect(await counted()).toBe(0);
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

test("a reported reply that is edited so that it waits is read anew, beside what was reported", async () => {
  const site = await moderatedSite();
  const { ada, root, visitor } = site;
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const slug = await hasStarted(ada, "White shirts");
  const { id } = (await replies(ada, slug, "Rude words")).data;
  const one = await site.reported({ kind: "message", id });
  const edits = (text: string) => ada.sends("PUT", api.message(id), { text });
  await edits("A scam");
  expect((await site.decides(one, { decision: "dismissed" })).status).toBe(409);
  expect((await edits("A nice scam")).status).toBe(200);
  const [now] = await site.casesFor(root);
  expect(now).toMatchObject({
    ...{ id: one.id, version: 3, guard: "words" },
    snapshot: { text: "Rude words", waiting: { text: "A nice scam", photos: [] } },
  });
  expect((await site.decides(now!, { decision: "dismissed" })).status).toBe(200);
  expect(JSON.stringify(await reads(visitor, slug))).toContain("A nice scam");
});

test("words of the list are found between marks, invisible characters and in links", async () => {
  const site = await moderatedSite();
  const { ada, root } = site;
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const slug = await hasStarted(ada, "White shirts");
  const waits = async (text: string) => (await replies(ada, slug, text)).data.hidden !== null;
  for (const text of ["A sc**am**", "A sc\u200bam", "A\u3164s\u00adcam", "[here](http://site.example/scam)"])
    expect(await waits(text), text).toBe(true);
  expect(await waits("sc*am")).toBe(false);
});

test("words of the list are found in what photos show and in tags", async () => {
  const site = await moderatedSite();
  const { ada, root } = site;
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const slug = await hasStarted(ada, "White shirts");
  const photo = async () => [{ id: (await ada.hasPhoto()).id, alt: "A scam" }];
  const shown = await ada.sends("POST", api.messages(slug), { text: "Look", photos: await photo() });
  expect(shown.data).toMatchObject({ hidden: { waits: true } });
  const { id } = (await replies(ada, slug, "All fine")).data;
  const edited = await ada.sends("PUT", api.message(id), { text: "All fine", photos: await photo() });
  expect(edited.data).toMatchObject({ hidden: { waits: true } });
  const tagged = await starts(ada, "Wool", { tags: ["scam"] });
  expect((await site.visitor.opens(paths.conversation(tagged.data.slug))).httpStatus).toBe(404);
});

test("a discussion that is renamed waits for what makes a new one wait, and an admin reads its new title", async () => {
  const site = await moderatedSite();
  const { ada, bea, root, visitor } = site;
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const renames = (person: typeof ada, slug: string, title: string, tags: string[] = []) =>
    person.sends("PUT", api.discussion(slug), { title, tags });
  const isOpen = async (slug: string) => (await visitor.opens(paths.conversation(slug))).httpStatus === 200;
  const slug = await hasStarted(ada, "White shirts");
  expect((await renames(ada, slug, "White scam")).status).toBe(200);
  expect(await isOpen(slug)).toBe(false);
  expect((await visitor.sees("discussions", paths.discussions)).groups[0]?.discussions).toBe(0);
  expect((await reads(ada, slug)).messages.items).toMatchObject([{ hidden: { waits: true } }]);
  const [one] = await site.casesFor(root);
  expect(one).toMatchObject({
    guard: "words",
    snapshot: { title: "Discussion “White scam”", text: "About White shirts" },
  });
  expect((await renames(ada, slug, "White shirts again")).status).toBe(200);
  expect(await isOpen(slug)).toBe(false);
  expect((await site.decides(one!, { decision: "dismissed" })).status).toBe(409);
  const [now] = await site.casesFor(root);
  expect(now?.snapshot.title).toBe("Discussion “White shirts again”");
  expect((await site.decides(now!, { decision: "dismissed" })).status).toBe(200);
  expect(await isOpen(slug)).toBe(true);
  const tagged = await hasStarted(ada, "Wool");
  expect((await renames(ada, tagged, "Wool", ["scam"])).status).toBe(200);
  const linked = await hasStarted(bea, "Watches");
  expect((await renames(bea, linked, link)).status).toBe(200);
  for (const each of [tagged, linked]) expect(await isOpen(each), each).toBe(false);
});

test("a reported discussion that is renamed so that it waits is read anew, beside its reported title", async () => {
  const site = await moderatedSite();
  const { ada, root } = site;
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const slug = await hasStarted(ada, "Rude shirts");
  const [first] = (await reads(ada, slug)).messages.items;
  const one = await site.reported({ kind: "message", id: first?.id });
  await ada.sends("PUT", api.discussion(slug), { title: "White scam", tags: [] });
  expect(await site.casesFor(root)).toMatchObject([
    {
      ...{ id: one.id, version: 2, guard: "words" },
      snapshot: { title: "Discussion “Rude shirts”", waiting: { title: "Discussion “White scam”" } },
    },
  ]);
});

test("once others have replied, a discussion keeps its title rather than to wait", async () => {
  const site = await moderatedSite();
  const { ada, bea, root, visitor } = site;
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const slug = await hasStarted(ada, "White shirts", { tags: ["cotton"] });
  await replies(bea, slug, "Which ones?");
  const renames = (person: typeof ada, title: string, tags: string[]) =>
    person.sends("PUT", api.discussion(slug), { title, tags });
  const shown = async () => (await reads(visitor, slug)).discussion;
  for (const [title, tags] of [
    ["White scam", ["cotton"]],
    ["White shirts", ["cotton", "scam"]],
  ] as const) {
    const { status, message } = await renames(ada, title, [...tags]);
    expect([status, message]).toEqual([409, "The title or a tag has a word that we check. Choose another one."]);
  }
  expect(await shown()).toMatchObject({ title: "White shirts", tags: ["cotton"] });
  expect((await renames(root, "White scam", ["cotton"])).status).toBe(200);
  // The title is an admin’s, and has been read.
  expect((await renames(ada, "White scam", [])).status).toBe(200);
  expect(await shown()).toMatchObject({ title: "White scam", tags: [] });
});

test("a line of the list begins and ends with a letter or a digit", async () => {
  const { root } = await moderatedSite();
  const saves = (text: string) => root.sends("PUT", api.guardedWords, { text, version: 0 });
  for (const text of ["$$$", "scam\nc++", "#sale"])
    expect(await saves(text), text).toMatchObject({
      status: 422,
      data: { text: [expect.stringMatching(/^Begin and end each line with a letter or a digit/)] },
    });
  expect((await saves("scam\nwatches.example\n5\nélan vital")).status).toBe(200);
});

test("an admin sees the photos of what waits, also those that are added later", async () => {
  const site = await moderatedSite();
  const { ada, bea, root } = site;
  const slug = await hasStarted(ada, "White shirts");
  const [first, second] = [await bea.hasPhoto(), await bea.hasPhoto("#223344")];
  const { id } = (
    await bea.sends<{ id: string }>("POST", api.messages(slug), { text: link, photos: [{ id: first.id }] })
  ).data;
  const photos = async () => {
    const [one] = await site.casesFor(root);
    return [one?.snapshot.photos, one?.photo?.id];
  };
  expect(await photos()).toEqual([[first.id], first.id]);
  const edit = { text: link, photos: [{ id: second.id }, { id: first.id }] };
  expect((await bea.sends("PUT", api.message(id), edit)).status).toBe(200);
  expect(await photos()).toEqual([[second.id, first.id], second.id]);
  const draft = { group: "knitwear", title: "Watches", text: `${link} today`, photos: [] };
  const third = await bea.hasPhoto("#445566");
  await bea.sends("POST", api.discussions, { ...draft, photos: [{ id: third.id }] });
  expect((await site.casesFor(root)).at(-1)?.snapshot.photos).toEqual([third.id]);
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

test("a reply that waits and is deleted by its author leaves nothing for admins to read", async () => {
  const site = await moderatedSite();
  const { ada, bea, root, visitor } = site;
  const slug = await hasStarted(ada, "White shirts");
  const { id } = (await replies(bea, slug, `${link}, @ada`)).data;
  const [one] = await site.casesFor(root);
  expect((await bea.sends("DELETE", api.message(id))).status).toBe(200);
  expect((await root.sees("adminReports", paths.adminReports)).openCases).toBe(0);
  expect((await site.decides(one!, { decision: "dismissed" })).status).toBe(404);
  expect((await reads(visitor, slug)).messages.items.at(-1)).toMatchObject({ kind: "deleted" });
  expect((await ada.sees("notifications", paths.notifications)).notifications.items).toEqual([]);
});

test("a reported reply that waits and is deleted by its author is decided about by what was reported", async () => {
  const site = await moderatedSite();
  const { ada, root } = site;
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const { id } = (await replies(ada, await hasStarted(ada, "White shirts"), "Rude words")).data;
  await site.reported({ kind: "message", id });
  await ada.sends("PUT", api.message(id), { text: "A scam" });
  const [waiting] = await site.casesFor(root);
  expect((await ada.sends("DELETE", api.message(id))).status).toBe(200);
  expect((await site.decides(waiting!, { decision: "warning" })).status).toBe(409);
  const [now] = await site.casesFor(root);
  expect(now).toMatchObject({ id: waiting?.id, guard: null, reporters: 1, snapshot: { text: "Rude words" } });
  expect(now?.snapshot.waiting).toBeUndefined();
  expect((await site.decides(now!, { decision: "warning" })).status).toBe(200);
});

test("a discussion that waits and is deleted by its author leaves nothing for admins to read", async () => {
  const site = await moderatedSite();
  const { bea, root, visitor } = site;
  const slug = (await starts(bea, "Watches", { text: link })).data.slug;
  expect((await root.sees("adminReports", paths.adminReports)).openCases).toBe(1);
  expect((await bea.sends("DELETE", api.discussion(slug))).status).toBe(200);
  expect((await root.sees("adminReports", paths.adminReports)).openCases).toBe(0);
  expect((await visitor.sees("discussions", paths.discussions)).groups[0]?.discussions).toBe(0);
});

test("a discussion that waits appears without its first message once that is deleted, unless its title waits too", async () => {
  const site = await moderatedSite();
  const { ada, bea, root, visitor } = site;
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const deletesFirst = async (person: typeof ada, slug: string) => {
    const [first] = (await reads(person, slug)).messages.items;
    return person.sends("DELETE", api.message(first?.id ?? ""));
  };
  const counted = async () => (await visitor.sees("discussions", paths.discussions)).groups[0]?.discussions;
  const slug = (await starts(bea, "Watches", { text: link })).data.slug;
  expect((await deletesFirst(bea, slug)).status).toBe(200);
  const { messages, discussion } = await reads(visitor, slug);
  expect([messages.items.map(({ kind }) => kind), discussion.title]).toEqual([["deleted"], "Watches"]);
  expect(await counted()).toBe(1);
  expect((await replies(ada, slug, "Which ones?")).status).toBe(200);
  const titled = (await starts(ada, "White scam", { tags: ["cotton"] })).data.slug;
  for (const person of [ada, root])
    expect(await deletesFirst(person, titled)).toMatchObject({
      status: 409,
      message: "An admin reads this title before others see it. Delete the whole discussion instead.",
    });
  expect((await visitor.opens(paths.conversation(titled))).httpStatus).toBe(404);
  expect((await root.sees("adminReports", paths.adminReports)).openCases).toBe(1);
  await ada.sends("PUT", api.discussion(titled), { title: "White shirts", tags: [] });
  expect((await deletesFirst(ada, titled)).status).toBe(200);
  expect((await visitor.opens(paths.conversation(titled))).httpStatus).toBe(200);
  expect((await root.sees("adminReports", paths.adminReports)).openCases).toBe(0);
  expect(await counted()).toBe(2);
});

test("an admin reads the tags of a discussion that waits", async () => {
  const site = await moderatedSite();
  const { ada, bea, root } = site;
  await root.sends("PUT", api.guardedWords, { text: "scam", version: 0 });
  const snapshots = async () => (await site.casesFor(root)).map(({ snapshot }) => snapshot);
  const slug = (await starts(ada, "Wool", { tags: ["scam", "wool"] })).data.slug;
  expect(await snapshots()).toMatchObject([{ tags: ["scam", "wool"] }]);
  await ada.sends("PUT", api.discussion(slug), { title: "Wool", tags: ["wool"] });
  expect(await snapshots()).toMatchObject([{ tags: ["wool"] }]);
  const reported = await hasStarted(bea, "Watches", { tags: ["steel"] });
  const [first] = (await reads(bea, reported)).messages.items;
  await site.reported({ kind: "message", id: first?.id });
  await bea.sends("PUT", api.discussion(reported), { title: "Watches", tags: ["scam"] });
  expect((await snapshots()).at(-1)).toMatchObject({ tags: ["steel"], waiting: { tags: ["scam"] } });
});

test("others hear of a reply that waited and was hidden once it is shown after all", async () => {
  const site = await moderatedSite();
  const { ada, bea, root } = site;
  const slug = await hasStarted(ada, "White shirts");
  await ada.sends("PUT", api.discussionLevel(slug), { level: "every" });
  const heard = async () => {
    const { items } = (await ada.sees("notifications", paths.notifications)).notifications;
    return items.map(({ kind }) => kind);
  };
  await replies(bea, slug, link);
  const [one] = await site.casesFor(root);
  await site.decides(one!, { decision: "hidden" });
  await site.tells();
  expect(await heard()).toEqual([]);
  const [decided] = await site.casesFor(root, "?show=decided");
  await root.sends("POST", api.lifting(decided?.decision?.sanctionId ?? ""), { why: "It’s fine." });
  expect(await heard()).toEqual(["message"]);
  const { id } = (await replies(bea, slug, `${link}, again`)).data;
  const approves = (decision: string) => root.sends("POST", api.messageApproval(id), { decision });
  expect((await approves("hide")).status).toBe(200);
  expect(await heard()).toEqual(["message"]);
  await ada.sends("PUT", api.notificationsRead);
  expect((await approves("show")).status).toBe(200);
  expect(await heard()).toEqual(["message", "message"]);
  await ada.sends("PUT", api.notificationsRead);
  for (const decision of ["hide", "show"]) expect((await approves(decision)).status).toBe(200);
  expect(await heard()).toEqual(["message", "message"]);
});

test("a discussion to which others have replied keeps its title, also when its first message waits again", async () => {
  const site = await moderatedSite();
  const { ada, bea, root, visitor } = site;
  const slug = (await starts(bea, "Watches", { text: link })).data.slug;
  const [one] = await site.casesFor(root);
  await site.decides(one!, { decision: "dismissed" });
  await replies(ada, slug, "Which ones?");
  expect((await site.undoes(one!)).status).toBe(200);
  const { messages, discussion } = await reads(visitor, slug);
  expect([discussion.title, messages.items.map((message) => "html" in message && message.html)]).toEqual([
    "Watches",
    ["<p>Which ones?</p>"],
  ]);
});

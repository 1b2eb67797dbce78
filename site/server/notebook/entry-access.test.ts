import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { secondMs } from "../../shared/durations.ts";
import { paths } from "../../shared/paths.ts";
import type { AllowedReaders } from "../../shared/reader-access.ts";
import { fileOf } from "../photos/testing/photo-bytes.ts";
import type { Person } from "../testing/person.ts";
import { wholeSitemap } from "../testing/whole-sitemap.ts";
import { renewEntryPhotos } from "./renew-entry-photos.ts";
import { entries } from "./tables.ts";
import { teaserEnd } from "./testing/document-of.ts";
import { hasEntry } from "./testing/has-entry.ts";
import { siteWithReaders } from "./testing/site-with-readers.ts";

const textAt = async (person: Person, slug: string) => {
  const { entry } = await person.sees("entry", paths.entry(slug));
  return { access: entry.access, text: JSON.stringify(entry.parts) };
};

test("an entry opens to those who may read it, and shows everybody else its teaser", async () => {
  const site = await siteWithReaders();
  const { visitor, nell, mia, max, sue, root } = site;
  for (const allowed of ["everyone", "members", "subscribers"] as const)
    await hasEntry(site, { slug: `for-${allowed}`, allowed, document: ["Before", teaserEnd, "Behind"] });
  const readers: [Person, Record<AllowedReaders, string>][] = [
    [visitor, { everyone: "open", members: "members", subscribers: "subscribers" }],
    [nell, { everyone: "open", members: "members", subscribers: "subscribers" }],
    [mia, { everyone: "open", members: "open", subscribers: "subscribers" }],
    [max, { everyone: "open", members: "open", subscribers: "subscribers" }],
    [sue, { everyone: "open", members: "open", subscribers: "open" }],
    [root, { everyone: "open", members: "open", subscribers: "open" }],
  ];
  for (const [person, wanted] of readers)
    for (const [allowed, access] of Object.entries(wanted)) {
      const seen = await textAt(person, `for-${allowed}`);
      const parts = access === "open" ? "<p>Before</p><p>Behind</p>" : "<p>Before</p>";
      expect(seen, `${person.slug} ${allowed}`).toEqual({
        access,
        text: JSON.stringify([{ kind: "html", html: parts }]),
      });
    }
});

test("its author reads the whole of an entry and sees its photos, without subscribing", async () => {
  const site = await siteWithReaders();
  const { ada, mia, billing } = site;
  const photo = await ada.hasPhoto();
  const document = ["Before", teaserEnd, "Behind", photo];
  await hasEntry(site, { slug: "paid", allowed: "subscribers", by: "mia", document });
  const asked = billing.requests.length;
  const { access, text } = await textAt(mia, "paid");
  expect([access, text.includes("Behind")]).toEqual(["open", true]);
  expect((await mia.gets(fileOf(photo, "jpg"))).status).toBe(200);
  expect(billing.requests).toHaveLength(asked);
});

test("billing is asked only about members who open what is for subscribers", async () => {
  const site = await siteWithReaders();
  const { billing, visitor, mia, root } = site;
  // What the subscription costs is asked too, about nobody.
  const questions = () => billing.requests.filter((request) => !request.endsWith("/offerings"));
  for (const allowed of ["everyone", "members", "subscribers"] as const)
    await hasEntry(site, { slug: `for-${allowed}`, allowed });
  const asked = questions().length;
  for (const slug of ["for-everyone", "for-members"]) await mia.sees("entry", paths.entry(slug));
  for (const person of [visitor, root]) await person.sees("entry", paths.entry("for-subscribers"));
  await mia.sees("notebook", paths.notebook);
  expect(questions()).toHaveLength(asked);
  await mia.sees("entry", paths.entry("for-subscribers"));
  expect(questions()).toHaveLength(asked + 1);
});

test("a subscriber whose subscription ends loses the text and its photos within five seconds", async () => {
  const site = await siteWithReaders();
  const { ada, sue, advance, endsSubscriptions } = site;
  const photo = await ada.hasPhoto();
  await hasEntry(site, { slug: "paid", allowed: "subscribers", document: ["Before", teaserEnd, "Behind", photo] });
  const seen = async () => [(await textAt(sue, "paid")).access, (await sue.gets(fileOf(photo, "jpg"))).status];
  expect(await seen()).toEqual(["open", 200]);
  endsSubscriptions();
  advance(5 * secondMs);
  expect(await seen()).toEqual(["subscribers", 404]);
});

test("while billing cannot be reached, its last answer counts", async () => {
  const site = await siteWithReaders();
  const { billing, sue, mia, max, logLines } = site;
  await hasEntry(site, { slug: "paid", allowed: "subscribers" });
  billing.answersWith(() => new Response(null, { status: 503 }));
  for (const [person, access] of [
    [sue, "subscribers"],
    [mia, "subscribers"],
    // As far as the site has heard.
    [max, "open"],
  ] as const)
    expect((await textAt(person, "paid")).access, person.slug).toBe(access);
  expect(logLines.length).toBeGreaterThan(0);
});

test("photos are open where everybody sees them, and else follow the text", async () => {
  const site = await siteWithReaders();
  const { ada, visitor, mia, sue, root, db } = site;
  const cover = { ...(await ada.hasPhoto("#aa0000")), alt: "A red coat." };
  const [first, second] = [await ada.hasPhoto("#00aa00"), await ada.hasPhoto("#0000aa")];
  const document = ["Before", first, teaserEnd, second];
  const id = await hasEntry(site, { slug: "paid", allowed: "subscribers", cover, document });
  const statuses = (person: Person) =>
    Promise.all([cover, first, second].map(async (photo) => (await person.gets(fileOf(photo, "jpg"))).status));
  const seen = async () => [await statuses(visitor), await statuses(mia), await statuses(sue), await statuses(root)];
  const [all, open, none] = [
    [200, 200, 200],
    [200, 200, 404],
    [404, 404, 404],
  ];
  expect(await seen()).toEqual([open, open, all, all]);
  expect((await sue.gets(fileOf(second, "jpg"))).headers.get("cache-control")).toBe("private, no-store");

  const changes = (entry: Partial<typeof entries.$inferInsert>) =>
    db.transaction(async (tx) => {
      await tx.update(entries).set(entry).where(eq(entries.id, id));
      await renewEntryPhotos(tx, id);
    });
  await changes({ allowed: "members" });
  expect(await seen()).toEqual([open, all, all, all]);
  await changes({ allowed: "everyone" });
  expect(await seen()).toEqual([all, all, all, all]);
  await changes({ state: "draft", teaser: null, publishedVersion: null });
  expect(await seen()).toEqual([none, none, none, all]);
});

test("what is not published has no page", async () => {
  const site = await siteWithReaders();
  const { visitor, mia, sue, root } = site;
  for (const state of ["draft", "scheduled", "deleted"] as const) await hasEntry(site, { slug: state, state });
  for (const slug of ["draft", "scheduled", "deleted", "never-written"])
    for (const person of [visitor, mia, sue, root])
      expect((await person.opens(paths.entry(slug))).httpStatus, slug).toBe(404);
  const { entries: listed, count } = await root.sees("notebook", paths.notebook);
  expect([listed.items, count]).toEqual([[], 0]);
  const feeds = await Promise.all(
    (["rss", "atom", "json"] as const).map(async (format) => (await visitor.gets(paths.notebookFeed(format))).text()),
  );
  for (const text of [...feeds, await wholeSitemap(visitor)]) expect(text).not.toMatch(/draft|scheduled|deleted/);
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import { paths } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { freshToken } from "../accounts/sessions/token.ts";
import { fileOf } from "../photos/testing/photo-bytes.ts";
import { testSite } from "../testing/test-site.ts";
import { entries, entryBodies } from "./tables.ts";
import { documentOf, teaserEnd } from "./testing/document-of.ts";
import { hasEntry } from "./testing/has-entry.ts";
import { hasPreview } from "./testing/has-preview.ts";

async function siteWithDraft() {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const site = await testSite({ clock: () => new Date(now) });
  const cover = await site.ada.hasPhoto("#aa0000");
  const photo = await site.ada.hasPhoto("#00aa00");
  const document = ["Before", teaserEnd, "Behind", photo];
  const draft = { slug: "draft", state: "draft", allowed: "subscribers", cover, document, by: "ada" } as const;
  const id = await hasEntry(site, draft);
  const token = await hasPreview(site, id);
  const advance = (ms: number) => {
    now += ms;
  };
  return { ...site, id, token, cover, photo, advance };
}

const keyed = (photo: PhotoCard | undefined) => (photo ? `${fileOf(photo, "jpg")}?key=${photo.key}` : "");

test("a link shows everyone the whole of a draft with its photos, which nothing else does", async () => {
  const { visitor, token, cover, photo } = await siteWithDraft();
  const { entry, expiresAt } = await visitor.sees("entryPreview", paths.entryPreview(token));
  expect(expiresAt).toBe("2026-03-02T12:00:00.000Z");
  expect(entry).toMatchObject({ title: "draft", access: "open", publishedAt: null, editedAt: null });
  expect(entry.author?.slug).toBe("ada");
  const [text, figure] = entry.parts;
  expect(text).toEqual({ kind: "html", html: "<p>Before</p><p>Behind</p>" });
  const shown = figure?.kind === "figure" ? figure.photos[0] : undefined;
  for (const one of [entry.cover ?? undefined, shown]) {
    const answer = await visitor.gets(keyed(one));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  }
  for (const one of [cover, photo]) {
    expect((await visitor.gets(fileOf(one, "jpg"))).status).toBe(404);
    expect((await visitor.gets(`${fileOf(one, "jpg")}?key=${token}`)).status).toBe(404);
  }
  // A key opens one photo.
  expect((await visitor.gets(`${fileOf(photo, "jpg")}?key=${entry.cover?.key}`)).status).toBe(404);
  expect((await visitor.opens(paths.entry("draft"))).httpStatus).toBe(404);
});

test("a photo that is asked for in another width leads there with its key", async () => {
  const { visitor, token } = await siteWithDraft();
  const { cover } = (await visitor.sees("entryPreview", paths.entryPreview(token))).entry;
  const moved = await visitor.gets(`${paths.photo(cover?.id ?? "", 1, 9, "avif")}?key=${cover?.key}`);
  expect(moved.status).toBe(302);
  expect((await visitor.gets(moved.headers.get("location") ?? "")).status).toBe(200);
});

test("shows the newest text, also of a published entry, and is in no cache", async () => {
  const { visitor, db, id, token } = await siteWithDraft();
  const opens = () => visitor.gets(paths.entryPreview(token));
  expect(await (await opens()).text()).toContain("Behind");
  const newer = { title: "Newer", excerpt: "", words: 1, document: documentOf(["Rewritten"]), savedAt: new Date() };
  await db.insert(entryBodies).values({ entryId: id, version: 2, ...newer });
  await db.update(entries).set({ version: 2 }).where(eq(entries.id, id));
  const answer = await opens();
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const text = await answer.text();
  expect([text.includes("Rewritten"), text.includes("Behind"), text.includes('"title":"Newer"')]).toEqual([
    true,
    false,
    true,
  ]);
});

test("a link ends with its time, with its entry, and is no guess", async () => {
  const { visitor, db, id, token, advance } = await siteWithDraft();
  const status = async (of = token) => (await visitor.opens(paths.entryPreview(of))).httpStatus;
  const { cover } = (await visitor.sees("entryPreview", paths.entryPreview(token))).entry;
  expect([await status(freshToken()), await status(""), await status("short")]).toEqual([404, 404, 404]);
  await db.update(entries).set({ state: "deleted", deletedAt: new Date() }).where(eq(entries.id, id));
  expect([await status(), (await visitor.gets(keyed(cover ?? undefined))).status]).toEqual([404, 404]);
  await db.update(entries).set({ state: "draft", deletedAt: null }).where(eq(entries.id, id));
  expect(await status()).toBe(200);
  advance(dayMs);
  expect([await status(), (await visitor.gets(keyed(cover ?? undefined))).status]).toEqual([404, 404]);
});

import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { testSite } from "../testing.ts";
import { fileOf } from "./testing/seen.ts";

describe("a photo's files", () => {
  test("are the owner's alone until something shows them, then everybody's for ever", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const photo = await ada.hasPhoto();
    const file = fileOf(photo, "webp");
    expect((await visitor.gets(file)).status).toBe(404);
    expect((await grace.gets(file)).status).toBe(404);
    expect((await ada.gets(file)).headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    await ada.posts("Shown", { photos: [{ id: photo.id }] });
    const { status, headers } = await visitor.gets(file);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    const again = await visitor.gets(file, { "If-None-Match": headers.get("etag")! });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("have no other address: neither the original nor anything beside them", async () => {
    const { ada } = await testSite();
    const photo = await ada.hasPhoto();
    for (const file of [
      "original",
      "40.webp%00.jpg",
      "../original",
      "%2e%2e%2foriginal",
      "040.webp",
      "40.svg",
      "1e1.webp",
    ])
      expect((await ada.gets(`/photos/${photo.id}/1/${file}`)).status, file).toBe(404);
    expect((await ada.gets(`/photos/${photo.id}/0/40.webp`)).status).toBe(404);
    expect((await ada.gets(`/photos/not-an-id/1/40.webp`)).status).toBe(404);
  });

  test("go away with a photo that nothing has shown for a day", async () => {
    let now = new Date("2026-03-02T09:00:00Z");
    const { ada, drain, photosDir, db } = await testSite({ clock: () => now });
    const [unused, shown] = [await ada.hasPhoto(), await ada.hasPhoto()];
    await ada.posts("Shown", { photos: [{ id: shown.id }] });
    const sweep = async (afterMs: number) => {
      now = new Date(now.getTime() + afterMs);
      await db.execute("insert into jobs.job (name) values ('site.photo-sweep')");
      await drain();
    };
    await sweep(23 * 60 * 60_000);
    expect((await ada.gets(fileOf(unused, "jpg"))).status).toBe(200);
    await sweep(2 * 60 * 60_000);
    expect((await ada.gets(fileOf(unused, "jpg"))).status).toBe(404);
    expect((await ada.gets(fileOf(shown, "jpg"))).status).toBe(200);
    expect((await readdir(photosDir)).sort()).toEqual(["incoming", shown.id].sort());
  });
});

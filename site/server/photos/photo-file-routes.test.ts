import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { noise } from "../images/testing/sample-images.ts";
import { testSite } from "../testing/test-site.ts";
import { fileOf } from "./testing/photo-bytes.ts";

describe("a photo's files", () => {
  test("are the owner's alone until something shows them, then everybody's for ever", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const photo = await ada.hasPhoto();
    const file = fileOf(photo, "webp");
    expect((await visitor.gets(file)).status).toBe(404);
    expect((await grace.gets(file)).status).toBe(404);
    const own = (await ada.gets(file)).headers;
    expect(own.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect(own.get("cross-origin-resource-policy")).toBe("same-origin");
    await ada.posts("Shown", { photos: [{ id: photo.id }] });
    const { status, headers } = await visitor.gets(file);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const again = await visitor.gets(file, { "If-None-Match": defined(headers.get("etag")) });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("can be shown by other sites, such as a mail program, only while they are everybody’s", async () => {
    const { ada, joins, visitor } = await testSite();
    const grace = await joins("Grace");
    await grace.follows("ada");
    const [open, closed] = [await ada.hasPhoto(), await ada.hasPhoto()];
    await ada.posts("Open", { photos: [{ id: open.id }] });
    await ada.posts("Closed", { photos: [{ id: closed.id }], audience: "followers" });
    const policyOf = async (person: typeof ada, file: string) =>
      (await person.gets(file)).headers.get("cross-origin-resource-policy");
    expect(await policyOf(visitor, fileOf(open, "webp"))).toBe("cross-origin");
    expect(await policyOf(visitor, fileOf(open, "avif", 1))).toBe("cross-origin");
    expect(await policyOf(grace, fileOf(closed, "webp"))).toBe("same-origin");
    expect(await policyOf(grace, fileOf(closed, "avif", 1))).toBe("same-origin");
    await ada.setsPrivacy(true);
    expect(await policyOf(grace, fileOf(open, "webp"))).toBe("same-origin");
  });

  test("have no other address: neither the original nor other files", async () => {
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

  test("that do not exist redirect to the closest one", async () => {
    const { ada, drain, photosDir } = await testSite();
    const { data: photo } = await ada.uploads(await noise(1000, 50).jpeg().toBuffer());
    const leadsTo = async (width: number, format: "avif" | "webp" | "jpg") => {
      const { status, headers } = await ada.gets(fileOf(photo, format, width));
      return [status, headers.get("location"), headers.get("cache-control")];
    };
    expect(await leadsTo(640, "jpg")).toEqual([302, fileOf(photo, "jpg", 720), "no-store"]);
    expect(await leadsTo(1440, "jpg")).toEqual([302, fileOf(photo, "jpg", 1000), "no-store"]);
    expect(await leadsTo(320, "avif")).toEqual([302, fileOf(photo, "webp", 360), "no-store"]);
    await drain();
    expect((await ada.gets(fileOf(photo, "avif", 360))).status).toBe(200);
    const [uploadId] = await readdir(join(photosDir, photo.id));
    await rm(join(photosDir, photo.id, defined(uploadId), "1", "360.avif"));
    expect(await leadsTo(360, "avif")).toEqual([302, fileOf(photo, "webp", 360), "no-store"]);
  });

  test("are deleted with a photo that was unused for a day", async () => {
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

import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { slowTest } from "../../../vitest/slow-test.ts";
import { api } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { oriented } from "../images/testing/sample-images.ts";
import { testSite } from "../testing/test-site.ts";
import { bytesOf, colourAt, fileOf } from "./testing/photo-bytes.ts";

const cornersOf = async (bytes: Parameters<typeof colourAt>[0]) => [
  await colourAt(bytes, 0.25, 0.25),
  await colourAt(bytes, 0.75, 0.25),
  await colourAt(bytes, 0.25, 0.75),
  await colourAt(bytes, 0.75, 0.75),
];

describe("orientation and metadata", () => {
  slowTest("all eight orientations come out upright and without metadata", async () => {
    const { ada } = await testSite();
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const sent = await oriented(orientation);
      expect((await sharp(sent).metadata()).orientation).toBe(orientation);
      expect((await sharp(sent).metadata()).exif?.includes("Secret Camera")).toBe(true);
      const { data: photo } = await ada.uploads(sent);
      expect([orientation, photo.width, photo.height]).toEqual([orientation, 60, 40]);
      for (const format of ["jpg", "webp"] as const) {
        const bytes = await bytesOf(ada, photo, format);
        expect([orientation, ...(await cornersOf(bytes))]).toEqual([orientation, "red", "green", "blue", "white"]);
        const { exif, xmp, iptc, icc, orientation: left } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, icc, left }).toEqual({});
        expect(bytes.includes("Secret")).toBe(false);
      }
    }
  });

  test("a crop is made in the upright image, however it was stored", async () => {
    const { ada } = await testSite();
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { data: photo } = await ada.uploads(await oriented(orientation));
      const { data: cut } = await ada.sends<PhotoCard>("PUT", api.photoCrop(photo.id), crop);
      const colour = await colourAt(await bytesOf(ada, cut), 0.5, 0.5);
      expect([orientation, cut.width, cut.height, colour]).toEqual([orientation, 30, 20, "green"]);
    }
  });

  test("a crop redirects from the former version to itself", async () => {
    const { ada, visitor } = await testSite();
    const { data: photo } = await ada.uploads(await oriented(6));
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const { status, data: cut } = await ada.sends<PhotoCard>("PUT", api.photoCrop(photo.id), crop);
    expect([status, cut.version, cut.width, cut.height, cut.crop]).toEqual([200, 2, 30, 20, crop]);
    expect(await colourAt(await bytesOf(ada, cut), 0.5, 0.5)).toBe("green");
    // The first version redirects to the crop.
    const old = await ada.gets(fileOf(photo, "webp"));
    expect([old.status, old.headers.get("location")]).toEqual([302, fileOf(cut, "webp")]);
    const { data: whole } = await ada.sends<PhotoCard>("PUT", api.photoCrop(photo.id), null);
    expect(whole).toMatchObject({ version: 3, width: 60, height: 40, crop: null });
    expect((await visitor.gets(fileOf(whole, "webp"))).status).toBe(404);
  });
});

describe("a crop", () => {
  test("stays inside the photo and is allowed to its owner only", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    const photo = await ada.hasPhoto();
    const crop = { x: 0, y: 0, width: 1, height: 0.5 };
    expect((await grace.sends("PUT", api.photoCrop(photo.id), crop)).status).toBe(404);
    for (const wrong of [{ ...crop, x: 0.5 }, { ...crop, width: 0 }, { ...crop, y: -1 }, { x: 1 }, "all"])
      expect((await ada.sends("PUT", api.photoCrop(photo.id), wrong)).status).toBe(422);
    expect((await ada.sends("PUT", api.photoCrop(randomUUID()), crop)).status).toBe(404);
  });

  test("of a hair's breadth is one pixel, not an error", async () => {
    const { ada } = await testSite();
    const photo = await ada.hasPhoto();
    const crop = { x: 0.999, y: 0.999, width: 0.001, height: 0.001 };
    const { data } = await ada.sends<PhotoCard>("PUT", api.photoCrop(photo.id), crop);
    expect([data.width, data.height]).toEqual([1, 1]);
  });

  test("is the last of several simultaneous ones, with its own files only", async () => {
    const { ada, photosDir } = await testSite();
    const { data: photo } = await ada.uploads(await oriented(1));
    const cuts = [0.2, 0.4, 0.6].map((width) => ({ x: 0, y: 0, width, height: 1 }));
    await Promise.all(cuts.map((cut) => ada.sends("PUT", api.photoCrop(photo.id), cut)));
    const look = await ada.posts("Cut", { photos: [{ id: photo.id }] });
    expect(look.photo.width).toBe(Math.round(60 * defined(look.photo.crop).width));
    expect((await sharp(await bytesOf(ada, look.photo)).metadata()).width).toBe(look.photo.width);
    const [folder] = readdirSync(join(photosDir, photo.id));
    expect(readdirSync(join(photosDir, photo.id, defined(folder))).sort()).toEqual([
      String(look.photo.version),
      "original",
    ]);
  });
});

import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { rateLimits } from "../http/rate-limits.ts";
import { noise, oriented } from "../images/testing/sample-images.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { bytesOf, colourAt, fileOf } from "./testing/photo-bytes.ts";

const green = { x: 0.5, y: 0, width: 0.5, height: 0.5 };

/** Ada’s photo of four colours, in a look that everybody sees, cropped to the green one. */
async function siteWithCrop() {
  const site = await testSite();
  const original = await oriented(6);
  const { data: photo } = await site.ada.uploads(original);
  await site.ada.posts("Green", { photos: [{ id: photo.id }] });
  const { data: cropped } = await site.ada.sends<PhotoCard>("PUT", api.photoCrop(photo.id), green);
  const uncropped = (person: Person) => person.gets(api.photoUncropped(photo.id));
  return { ...site, original, cropped, uncropped };
}

describe("the whole of a cropped photo", () => {
  test("is shown to its owner upright, encoded anew and without metadata, and is kept nowhere", async () => {
    const { ada, original, uncropped } = await siteWithCrop();
    const { status, headers, ...response } = await answerOf(uncropped(ada));
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "private, no-store",
    ]);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    const { format, width, height, exif, xmp, icc, orientation } = await sharp(response.bytes).metadata();
    expect([format, width, height]).toEqual(["webp", 60, 40]);
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(original.includes("Secret") && !response.bytes.includes("Secret")).toBe(true);
    const corners = [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const;
    expect(await Promise.all(corners.map(([x, y]) => colourAt(response.bytes, x, y)))).toEqual([
      ...["red", "green", "blue", "white"],
    ]);
  });

  test("leaves the crop, the version and the files that readers get as they were", async () => {
    const { ada, visitor, cropped, uncropped, photosDir } = await siteWithCrop();
    const filesOf = () => readdirSync(join(photosDir, cropped.id), { recursive: true }).sort();
    const before = filesOf();
    expect((await uncropped(ada)).status).toBe(200);
    expect(filesOf()).toEqual(before);
    expect((await visitor.gets(fileOf(cropped, "webp"))).status).toBe(200);
    expect(await colourAt(await bytesOf(visitor, cropped), 0.5, 0.5)).toBe("green");
    const { look } = await ada.sees("look", "/looks/green");
    expect(look.photos[0]).toMatchObject({ version: cropped.version, crop: green });
  });

  test("is shown to nobody else", async () => {
    const { joins, visitor, uncropped, ada } = await siteWithCrop();
    const grace = await joins("Grace");
    await grace.follows("ada");
    expect([(await uncropped(grace)).status, (await uncropped(visitor)).status]).toEqual([404, 401]);
    for (const wrong of [randomUUID(), "not-an-id"])
      expect((await ada.gets(api.photoUncropped(wrong))).status).toBe(404);
  });

  test("is no larger than 1,280 px on a side", async () => {
    const { ada } = await testSite();
    const { data: photo } = await ada.uploads(await noise(40, 1500).jpeg().toBuffer());
    const { bytes } = await answerOf(ada.gets(api.photoUncropped(photo.id)));
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([34, 1280]);
  });

  test("can be asked for often, but not without end", async () => {
    const { ada, context, uncropped } = await siteWithCrop();
    const limit = rateLimits["uncropped-photo"];
    const { id } = await ada.user();
    while (context.limits.tryTake("uncropped-photo", id, limit));
    const refused = await uncropped(ada);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });
});

async function answerOf(asked: ReturnType<Person["gets"]>) {
  const response = await asked;
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

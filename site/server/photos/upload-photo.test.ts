import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { endSessionAt } from "@hemline/database/testing";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { paths } from "../../shared/paths.ts";
import { noise } from "../images/testing/sample-images.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { testSite } from "../testing/test-site.ts";
import { bytesOf, colourAt, fileOf } from "./testing/photo-bytes.ts";

describe("an uploaded photo", () => {
  test("is there at once in WebP and JPEG at every width that is not wider than itself", async () => {
    const { ada } = await testSite();
    const { status, data: photo, message } = await ada.uploads(await noise(1000, 500).jpeg().toBuffer());
    expect({ status, message }).toEqual({ status: 200, message: undefined });
    expect(photo).toMatchObject({
      version: 1,
      width: 1000,
      height: 500,
      widths: [240, 360, 480, 600, 720, 960, 1000],
      avif: false,
    });
    expect(photo.colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const width of photo.widths)
      for (const format of ["webp", "jpg"] as const) {
        const response = await ada.gets(fileOf(photo, format, width));
        expect(response.headers.get("content-type")).toBe(format === "jpg" ? "image/jpeg" : "image/webp");
        const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([picture.format, picture.width, picture.height]).toEqual([
          format === "jpg" ? "jpeg" : "webp",
          width,
          width / 2,
        ]);
      }
    expect((await ada.gets(paths.photo(photo.id, 2, 360, "jpg"))).status).toBe(404);
  });

  test("gets its AVIF files in the background", async () => {
    const { ada, drain, visitor } = await testSite();
    const look = await ada.posts("Light", { photos: [{ id: (await ada.hasPhoto()).id }] });
    await drain();
    const { look: seen } = await visitor.sees("look", paths.look(look.slug));
    expect(seen.photo.avif).toBe(true);
    expect((await sharp(await bytesOf(visitor, seen.photo, "avif")).metadata()).compression).toBe("av1");
  });

  test("sent again under its id is the same photo; other bytes and other members are refused", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    const [bytes, others] = [await jpeg(), await jpeg({ colour: "#00ff00" })];
    const id = randomUUID();
    const first = await ada.uploads(bytes, { id });
    expect(await ada.uploads(bytes, { id })).toMatchObject({ status: 200, data: first.data });
    expect((await ada.uploads(others, { id })).status).toBe(409);
    expect((await grace.uploads(bytes, { id })).status).toBe(404);
    expect((await grace.gets(fileOf(first.data, "jpg"))).status).toBe(404);
  });

  test("sent several times at once is one photo, whichever bytes came first", async () => {
    const { ada, photosDir } = await testSite();
    const [bytes, others] = [await jpeg(), await jpeg({ colour: "#00ff00" })];
    const id = randomUUID();
    const answers = await Promise.all([bytes, others, bytes, others].map((sent) => ada.uploads(sent, { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const photo = defined(answers.find(({ status }) => status === 200)).data;
    const isGreen = (await colourAt(await bytesOf(ada, photo), 0.5, 0.5)) === "green";
    expect(isGreen).toBe(answers[1]?.status === 200);
    expect(readdirSync(join(photosDir, id))).toHaveLength(1);
  });

  test("may arrive in pieces of unknown number, and may be 20 MB large but no larger", async () => {
    const { ada, photosDir } = await testSite();
    const bytes = await jpeg();
    const inPieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 100) controller.enqueue(bytes.subarray(at, at + 100));
        controller.close();
      },
    });
    expect((await ada.uploads(inPieces)).status).toBe(200);
    const padded = (sizeBytes: number) => Buffer.concat([bytes, Buffer.alloc(sizeBytes - bytes.length)]);
    const limit = 20 * 1024 * 1024;
    expect((await ada.uploads(padded(limit))).status).toBe(200);
    expect((await ada.uploads(padded(limit + 1))).status).toBe(413);
    expect(await readdir(join(photosDir, "incoming"))).toEqual([]);
  });

  test("that breaks off leaves nothing behind", async () => {
    const { ada, photosDir, logLines } = await testSite();
    const bytes = await jpeg();
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytes.subarray(0, 100));
        controller.error(new Error("The line is dead."));
      },
    });
    expect((await ada.uploads(broken)).status).toBe(400);
    expect(await readdir(join(photosDir, "incoming"))).toEqual([]);
    expect(logLines).toEqual([]);
  });

  test("whose row can’t be inserted leaves no files behind, and can be sent again", async () => {
    const { ada, db, photosDir } = await testSite();
    const [id, bytes] = [randomUUID(), await jpeg()];
    expect((await endSessionAt(db, "jobs.job", () => ada.uploads(bytes, { id }))).status).toBe(503);
    expect(await readdir(photosDir)).toEqual(["incoming"]);
    expect((await ada.uploads(bytes, { id })).status).toBe(200);
  });

  test("is a member's deed, under an id that is one", async () => {
    const { ada, visitor } = await testSite();
    expect((await visitor.uploads(await jpeg())).status).toBe(401);
    expect((await ada.uploads(await jpeg(), { id: "..%2f..%2fetc" })).status).toBe(404);
  });
});

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { paths } from "../../shared/paths.ts";
import { noise } from "../images/testing/sample-images.ts";
import { testSite } from "../testing/test-site.ts";
import { renditionsQueue } from "./complete-renditions.ts";
import { photos } from "./tables.ts";
import { fileOf } from "./testing/photo-bytes.ts";

test("a photo from before the widths were changed gets the new files at the next start, and loses the old", async () => {
  const { ada, visitor, db, drain, photosDir } = await testSite();
  const { data: photo } = await ada.uploads(await noise(1000, 500).jpeg().toBuffer());
  const look = await ada.posts("From before", { photos: [{ id: photo.id }] });
  await drain();
  await db
    .update(photos)
    .set({ widths: [320, 1000] })
    .where(eq(photos.id, photo.id));
  await db.execute(`insert into jobs.job (name, data) values ('${renditionsQueue}', '{}')`);
  await drain();
  const { look: after } = await ada.sees("look", paths.look(look.slug));
  expect(after.photo).toMatchObject({ widths: [240, 360, 480, 600, 720, 960, 1000], avif: true, version: 1 });
  for (const width of after.photo.widths)
    for (const format of ["avif", "webp", "jpg"] as const)
      expect((await visitor.gets(fileOf(after.photo, format, width))).status, `${width}.${format}`).toBe(200);
  expect((await visitor.gets(fileOf(photo, "webp", 320))).headers.get("location")).toBe(fileOf(photo, "webp", 360));
  const [uploadId] = await readdir(join(photosDir, photo.id));
  expect(await readdir(join(photosDir, photo.id, defined(uploadId), "1"))).toHaveLength(21);
});

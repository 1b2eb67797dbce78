import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { photoLimits } from "../../shared/limits.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { testSite } from "../testing/test-site.ts";
import { measurePhotos } from "./measure-photos.ts";
import { photos } from "./tables.ts";

const sentence =
  "Your photos fill 1 GB, the most we store for one member. Delete looks or items you don’t need; their photos make room within 10 days.";

/** Ada's quota is used up but for some bytes, by a photo of hers that is said to be that large. */
async function almostFullSite(leftBytes: number) {
  const site = await testSite();
  const large = await site.ada.hasPhoto();
  await site.db
    .update(photos)
    .set({ sizeBytes: photoLimits.memberBytes - leftBytes })
    .where(eq(photos.id, large.id));
  return { ...site, large };
}

test("a member has room for 1 GB of photos, counted as they were uploaded", async () => {
  const bytes = await jpeg({ colour: "#204060" });
  const { ada, joins, db } = await almostFullSite(bytes.length);
  const id = randomUUID();
  expect((await ada.uploads(bytes, { id })).status).toBe(200);
  const next = await ada.uploads(bytes);
  expect([next.status, next.message]).toEqual([409, sentence]);
  // It is there already, and takes no more room.
  expect((await ada.uploads(bytes, { id })).status).toBe(200);
  expect((await (await joins("Bea")).uploads(bytes)).status).toBe(200);
  await db.delete(photos).where(eq(photos.id, id));
  expect((await ada.uploads(bytes)).status).toBe(200);
});

test("photos that are uploaded at the same moment share the room that is left", async () => {
  const bytes = await jpeg({ colour: "#204060" });
  const { ada } = await almostFullSite(2 * bytes.length);
  const answers = await Promise.all(Array.from({ length: 6 }, () => ada.uploads(bytes)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
});

test("photos from before they were measured take the room of their files", async () => {
  const { ada, db, context } = await testSite();
  const bytes = await jpeg({ colour: "#204060" });
  const { data: photo } = await ada.uploads(bytes);
  const sizes = () => db.select({ sizeBytes: photos.sizeBytes }).from(photos);
  expect(await sizes()).toEqual([{ sizeBytes: bytes.length }]);
  await db.update(photos).set({ sizeBytes: null });
  await measurePhotos(context, {});
  expect(await sizes()).toEqual([{ sizeBytes: bytes.length }]);

  await db.update(photos).set({ sizeBytes: null });
  await context.photoStorage.delete(photo.id);
  await measurePhotos(context, {});
  expect(await sizes()).toEqual([{ sizeBytes: 0 }]);
});

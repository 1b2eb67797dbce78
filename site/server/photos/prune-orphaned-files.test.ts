import { randomUUID } from "node:crypto";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { dayMs } from "../../shared/durations.ts";
import { api } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { testSite } from "../testing/test-site.ts";
import { prunePhotos } from "./prune-photos.ts";
import { bytesOf } from "./testing/photo-bytes.ts";

/** A site with one photo, whose folder and its content are as old as the test says. */
async function siteWithPhoto() {
  const site = await testSite();
  const { ada, context, photosDir } = site;
  const photo = await ada.hasPhoto();
  const contentOf = async (folder: string) => (await readdir(join(photosDir, folder))).sort();
  const own = `${photo.id}/${defined((await contentOf(photo.id))[0])}`;
  const changed = async (key: string, days: number) => {
    const at = new Date(Date.now() - days * dayMs);
    await utimes(join(photosDir, key), at, at);
  };
  /** What an upload that was killed has left. */
  const leaves = async (folder: string, days: number) => {
    await context.photoStorage.put(`${folder}/1/40.jpg`, new Uint8Array(9));
    await context.photoStorage.put(`${folder}/original`, new Uint8Array(9));
    await changed(folder, days);
  };
  const sweeps = () => prunePhotos(context, sql`true`);
  return { ...site, photo, own, contentOf, changed, leaves, sweeps };
}

test("files of uploads without a row go after thirty days, and younger ones and those of rows stay", async () => {
  const { ada, photo, own, contentOf, changed, leaves, sweeps } = await siteWithPhoto();
  const [killed, running, killedRepeat] = [randomUUID(), randomUUID(), randomUUID()];
  await leaves(`${killed}/${randomUUID()}`, 31);
  await leaves(`${running}/${randomUUID()}`, 29);
  await leaves(`${photo.id}/${killedRepeat}`, 31);
  for (const key of [photo.id, own, `${own}/1`, `${own}/original`]) await changed(key, 31);
  await sweeps();
  expect(await contentOf("")).toEqual(["incoming", photo.id, running].sort());
  expect(await contentOf(photo.id)).toEqual([own.split("/")[1]]);
  expect((await bytesOf(ada, photo)).length).toBeGreaterThan(0);
});

test("of a photo that was cropped, the version that a killed crop left goes, and the shown one stays", async () => {
  const { ada, photo, own, contentOf, changed, context, sweeps } = await siteWithPhoto();
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
  const { data: cut } = await ada.sends<PhotoCard>("PUT", api.photoCrop(photo.id), crop);
  for (const version of ["1", "3", "4"]) await context.photoStorage.put(`${own}/${version}/40.jpg`, new Uint8Array(9));
  for (const version of ["1", "2", "3"]) await changed(`${own}/${version}`, 31);
  await sweeps();
  expect(await contentOf(own)).toEqual(["2", "4", "original"]);
  expect((await bytesOf(ada, cut)).length).toBeGreaterThan(0);
});

test("what is not of the site’s making stays", async () => {
  const { photosDir, contentOf, changed, leaves, sweeps } = await siteWithPhoto();
  await leaves("backup/of-yesterday", 31);
  await changed("backup", 31);
  const before = await contentOf("");
  await sweeps();
  expect(await contentOf("")).toEqual(before);
  expect(await readdir(join(photosDir, "backup"))).toEqual(["of-yesterday"]);
});

/**
 * Draws the demo pictures into `demo/pictures/` and lists them in its manifest. Existing pictures are kept, so that
 * an interrupted run can continue. `--only look-07` draws files with that prefix, `--again` also redraws existing
 * ones.
 */

import { existsSync, rmSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import {
  type AvatarEntry,
  type LookEntry,
  type PictureEntry,
  picturesFolder,
  readManifest,
  writeManifest,
} from "../manifest.ts";
import { avatars, drawAvatar } from "./avatars/avatars.ts";
import { drawBanner } from "./brands/banner.ts";
import { brandCovers } from "./brands/brand-covers.ts";
import { drawLogo, logos } from "./brands/logos.ts";
import { productPhotos } from "./brands/product-photos.ts";
import { itemAt } from "./drawing/value-at.ts";
import { drawItemPhoto } from "./items/item-photo.ts";
import { itemPhotos } from "./items/item-photos.ts";
import { covers } from "./looks/covers.ts";
import { slug } from "./looks/describe-garments.ts";
import { looks, photosOf } from "./looks/looks.ts";
import { type Drawn, drawPhoto, type Photo, withCurrentNames } from "./looks/photo.ts";

const { values } = parseArgs({ options: { only: { type: "string" }, again: { type: "boolean", default: false } } });
setPriority(10);

const wanted = (file: string): boolean => !values.only || file.startsWith(values.only);
const say = (line: string) => process.stdout.write(`${line}\n`);

const manifest = readManifest();
const photosByLook = looks.map((look, i) => photosOf(look, i + 1));
manifest.pictures = keep(manifest.pictures, photosByLook.flat());
manifest.covers = keep(manifest.covers, covers);
manifest.items = keep(manifest.items, itemPhotos);
manifest.products = keep(manifest.products, productPhotos);
manifest.banners = keep(manifest.banners, brandCovers);
manifest.avatars = keep(manifest.avatars, avatars);
manifest.logos = keep(manifest.logos, logos);

const drawnLooks: LookEntry[] = [];
for (const [i, look] of looks.entries()) {
  const photos = itemAt(photosByLook, i);
  for (const photo of photos) if (wanted(photo.file)) await render(photo, manifest.pictures, () => drawPhoto(photo));
  const { title, text, occasion, season } = look;
  const drawn = photos.filter(({ file }) => manifest.pictures.some((entry) => entry.file === file));
  if (drawn.length > 0)
    drawnLooks.push({ slug: slug(title), title, text, occasion, season, photos: drawn.map((each) => each.file) });
}
manifest.looks = drawnLooks;
for (const cover of covers) if (wanted(cover.file)) await render(cover, manifest.covers, () => drawPhoto(cover));
for (const item of itemPhotos) if (wanted(item.file)) await render(item, manifest.items, () => drawItemPhoto(item));
for (const photo of productPhotos)
  if (wanted(photo.file)) await render(photo, manifest.products, () => drawItemPhoto(photo));
for (const cover of brandCovers) if (wanted(cover.file)) await render(cover, manifest.banners, () => drawBanner(cover));
for (const avatar of avatars)
  if (wanted(avatar.file)) await renderSquare(avatar, manifest.avatars, () => drawAvatar(avatar));
for (const logo of logos) if (wanted(logo.file)) await renderSquare(logo, manifest.logos, () => drawLogo(logo));
writeManifest(manifest);

/** Removes pictures that are no longer wanted. */
function keep<T extends { file: string }>(entries: T[], wantedFiles: readonly { file: string }[]): T[] {
  const files = new Set(wantedFiles.map(({ file }) => file));
  for (const { file } of entries) if (!files.has(file)) rmSync(new URL(file, picturesFolder), { force: true });
  return entries.filter(({ file }) => files.has(file));
}

/**
 * Skips a photo that exists with the same recipe. The manifest is written after each, so that an interruption loses
 * nothing.
 */
async function render(
  photo: Pick<Photo, "file" | "pieces" | "setting" | "recipe">,
  entries: PictureEntry[],
  drawIt: () => Promise<Drawn>,
): Promise<void> {
  const file = new URL(photo.file, picturesFolder);
  const known = entries.findIndex((entry) => entry.file === photo.file);
  const standing = entries[known];
  if (!values.again && standing?.recipe === photo.recipe && existsSync(file)) {
    entries[known] = withCurrentNames(standing, photo);
    return;
  }
  const startedAt = performance.now();
  const { entry, bytes, faults } = await drawIt();
  writeFileSync(file, bytes);
  if (known >= 0) entries.splice(known, 1, entry);
  else entries.push(entry);
  writeManifest(manifest);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${photo.file}  ${Math.round(bytes.length / 1024)} kB  ${seconds} s  faults ${faults.toFixed(3)}`);
}

async function renderSquare(
  { file: name, recipe }: Pick<AvatarEntry, "file" | "recipe">,
  entries: AvatarEntry[],
  drawIt: () => Promise<{ entry: AvatarEntry; bytes: Buffer }>,
): Promise<void> {
  const file = new URL(name, picturesFolder);
  const known = entries.findIndex((entry) => entry.file === name);
  if (!values.again && entries[known]?.recipe === recipe && existsSync(file)) return;
  const { entry, bytes } = await drawIt();
  writeFileSync(file, bytes);
  if (known >= 0) entries.splice(known, 1, entry);
  else entries.push(entry);
  say(`${name}  ${Math.round(bytes.length / 1024)} kB`);
}

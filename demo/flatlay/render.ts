import { existsSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { drawPhoto, looks, type Photo, photosOf } from "./looks.ts";
import { type LookEntry, picturesFolder, readManifest, writeManifest } from "./manifest.ts";
import { slug } from "./words.ts";

const { values } = parseArgs({ options: { only: { type: "string" }, again: { type: "boolean", default: false } } });
setPriority(10);

const wanted = (file: string): boolean => !values.only || file.startsWith(values.only);
const say = (line: string) => process.stdout.write(`${line}\n`);

const manifest = readManifest();
const entries: LookEntry[] = [];
for (const [i, look] of looks.entries()) {
  const photos = photosOf(look, i + 1);
  for (const photo of photos) if (wanted(photo.file)) await render(photo);
  const { title, text, occasion, season } = look;
  const drawn = photos.filter(({ file }) => manifest.pictures.some((entry) => entry.file === file));
  if (drawn.length > 0)
    entries.push({ slug: slug(title), title, text, occasion, season, photos: drawn.map((each) => each.file) });
}
manifest.looks = entries;
writeManifest(manifest);

/** Draws a photo unless the same one already stands; the manifest is written after each, so a stop loses nothing. */
async function render(photo: Photo): Promise<void> {
  const file = new URL(photo.file, picturesFolder);
  const known = manifest.pictures.findIndex((entry) => entry.file === photo.file);
  if (!values.again && manifest.pictures[known]?.recipe === photo.recipe && existsSync(file)) return;
  const startedAt = performance.now();
  const { entry, bytes, faults } = await drawPhoto(photo);
  writeFileSync(file, bytes);
  if (known >= 0) manifest.pictures.splice(known, 1, entry);
  else manifest.pictures.push(entry);
  writeManifest(manifest);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${photo.file}  ${Math.round(bytes.length / 1024)} kB  ${seconds} s  faults ${faults.toFixed(3)}`);
}

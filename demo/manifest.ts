import { readFileSync, writeFileSync } from "node:fs";
import type { Spot } from "./flatlay/composition/draw-picture.ts";
import type { Occasion, Season } from "./flatlay/looks/look-brief.ts";

/** One garment in one picture; positions are shares of the picture's width and height, from the upper left. */
export interface PicturedGarment extends Spot {
  kind: string;
  name: string;
  colours: { name: string; hex: string }[];
  /** null = plain. */
  pattern: string | null;
}

export interface PictureEntry {
  file: string;
  width: number;
  height: number;
  alt: string;
  garments: PicturedGarment[];
  /** A hash of what the picture is drawn from; a change draws it again. */
  recipe: string;
}

export interface LookEntry {
  slug: string;
  title: string;
  text: string;
  occasion: Occasion;
  season: Season;
  /** File names, first photo first. */
  photos: string[];
}

/** A square picture: a portrait or a brand’s logo. */
export interface AvatarEntry {
  file: string;
  size: number;
  alt: string;
  recipe: string;
}

export interface Manifest {
  pictures: PictureEntry[];
  looks: LookEntry[];
  covers: PictureEntry[];
  /** One garment of a look each, alone. */
  items: PictureEntry[];
  /** One garment each, as brands show them, of those that no item shows. */
  products: PictureEntry[];
  /** Above the pages of brands. */
  banners: PictureEntry[];
  avatars: AvatarEntry[];
  logos: AvatarEntry[];
}

export const picturesFolder = new URL("./pictures/", import.meta.url);
const file = new URL("manifest.json", picturesFolder);

/** The manifest of the committed pictures; empty before the first one. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Manifest;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return { pictures: [], looks: [], covers: [], items: [], products: [], banners: [], avatars: [], logos: [] };
    throw error;
  }
}

export function writeManifest(manifest: Manifest): void {
  const byFile = <T extends { file: string }>(entries: T[]) => entries.sort((a, b) => (a.file < b.file ? -1 : 1));
  byFile(manifest.pictures);
  byFile(manifest.covers);
  byFile(manifest.items);
  byFile(manifest.products);
  byFile(manifest.banners);
  byFile(manifest.avatars);
  byFile(manifest.logos);
  writeFileSync(file, `${JSON.stringify(manifest, null, 1)}\n`);
}

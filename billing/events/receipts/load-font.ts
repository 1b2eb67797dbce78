import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import { fileOf, hasSharedGlyphs, isVariable, type Slice } from "./font-families.ts";
import { unpackWoff } from "./unpack-woff.ts";

export type Weight = 400 | 600;

/** A font as a document knows it. */
export interface LoadedFont {
  /** Unique among all fonts. */
  name: string;
  font: Font;
  /** Whether it draws different letters with the same glyphs, such as one for those that differ in their dots. */
  hasSharedGlyphs: boolean;
}

/** A receipt takes up to about 35, so those of the languages in use stay. */
const maxFontsKept = 160;

/** The one used longest ago first, which is how a map keeps what is always added at its end. */
const loaded = new LRUCache<string, LoadedFont>({ max: maxFontsKept });
const opening = new Map<string, Promise<LoadedFont>>();

const nameOf = ({ family, name }: Slice, weight: Weight) => `${family} ${name} ${weight}`;

export function fontIfLoaded(slice: Slice, weight: Weight): LoadedFont | undefined {
  return loaded.get(nameOf(slice, weight));
}

/** Opens a slice in a weight. Fonts are kept, because opening one costs more than drawing with it. */
export async function loadFont(slice: Slice, weight: Weight): Promise<LoadedFont> {
  const name = nameOf(slice, weight);
  const known = fontIfLoaded(slice, weight);
  if (known) return known;
  const font = opening.get(name) ?? openFont(name, slice, weight).finally(() => opening.delete(name));
  opening.set(name, font);
  loaded.set(name, await font);
  return font;
}

async function openFont(name: string, slice: Slice, weight: Weight): Promise<LoadedFont> {
  const font = create(isVariable(slice) ? await instanceOf(slice, weight) : await staticFont(slice, weight));
  if (!("layout" in font)) throw new Error(`${name} is a collection of fonts.`);
  return { name, font, hasSharedGlyphs: hasSharedGlyphs(slice) };
}

const staticFont = async (slice: Slice, weight: Weight) => unpackWoff(await readFile(fileOf(slice, weight)));

/** One weight of a variable font, as TrueType: fontkit cannot embed WOFF2, nor variable fonts in full. */
async function instanceOf(slice: Slice, weight: Weight): Promise<Buffer> {
  // Loaded at its first use: most processes never print an East Asian character.
  const { default: subsetFont } = await import("subset-font");
  const characters = slice.ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  return subsetFont(await readFile(fileOf(slice, "wght")), characters.join(""), {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
}

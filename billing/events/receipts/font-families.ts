import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** A font file of a family, which holds the characters of some Unicode ranges only. */
export interface Slice {
  /** The npm package of the family. */
  family: string;
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** In the order in which they are searched for a character. */
const alphabets = {
  "@fontsource/noto-sans": [
    "latin",
    "latin-ext",
    "greek",
    "cyrillic",
    "cyrillic-ext",
    "greek-ext",
    "vietnamese",
    "devanagari",
  ],
  "@fontsource/noto-sans-arabic": ["arabic"],
  "@fontsource/noto-sans-hebrew": ["hebrew"],
  "@fontsource/noto-sans-thai": ["thai"],
};

const eastAsian = {
  sc: "@fontsource-variable/noto-sans-sc",
  tc: "@fontsource-variable/noto-sans-tc",
  jp: "@fontsource-variable/noto-sans-jp",
  kr: "@fontsource-variable/noto-sans-kr",
};

/** Whose forms of Chinese characters a text is set in. */
export type Region = keyof typeof eastAsian;

/** The region that a language is read in, mainland China for those without Chinese characters. */
export function regionOfLanguage(tag: string): Region {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === "ja") return "jp";
  if (language === "ko") return "kr";
  return script === "Hant" ? "tc" : "sc";
}

/** The region that a text's own letters reveal. */
export function regionOfText(text: string): Region | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "jp";
  if (/\p{Script=Hangul}/u.test(text)) return "kr";
  return /\p{Script=Bopomofo}/u.test(text) ? "tc" : undefined;
}

/** The slices that list a character, the preferred one first. */
export function* slicesWith(character: string, region: Region): Generator<Slice> {
  const code = character.codePointAt(0) ?? 0;
  for (const family of [...Object.keys(alphabets), eastAsian[region], ...Object.values(eastAsian)]) {
    for (const slice of slicesOf(family))
      if (slice.ranges.some(([from, to]) => from <= code && code <= to)) yield slice;
  }
}

const slicesByFamily = new Map<string, readonly Slice[]>();

function slicesOf(family: string): readonly Slice[] {
  const known = slicesByFamily.get(family) ?? readSlices(family);
  slicesByFamily.set(family, known);
  return known;
}

function readSlices(family: string): Slice[] {
  const listed: Record<string, string> = JSON.parse(readFileSync(require.resolve(`${family}/unicode.json`), "utf8"));
  const wanted = Object.entries(alphabets).find(([name]) => name === family)?.[1];
  // The numbered slices of the East Asian families are listed as `[4]`; their Latin ones are never wanted.
  const names = wanted ?? Object.keys(listed).filter((name) => name.startsWith("["));
  return names.map((name) => ({
    family,
    name: name.replace(/[[\]]/g, ""),
    ranges: (listed[name] ?? "").split(",").map((range) => {
      const [from = "", to = from] = range.slice("U+".length).split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }));
}

/** The path of a slice's file. East Asian families have one file for all weights. */
export function fileOf({ family, name }: Slice, weight: number | "wght"): string {
  const file = `${family.slice(family.indexOf("/") + 1)}-${name}-${weight}-normal.${weight === "wght" ? "woff2" : "woff"}`;
  return require.resolve(`${family}/files/${file}`);
}

export const isVariable = ({ family }: Slice): boolean => family.startsWith("@fontsource-variable/");

export const hasSharedGlyphs = ({ name }: Slice): boolean => ["arabic", "devanagari", "thai"].includes(name);

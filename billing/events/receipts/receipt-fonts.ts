import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackedWoff } from "./unpack-woff.ts";

const require = createRequire(import.meta.url);
const family = "@fontsource/noto-sans";

/** The parts the family is cut into, in the order in which they are asked for a sign. */
const parts = ["latin", "latin-ext", "greek", "cyrillic", "cyrillic-ext", "greek-ext", "vietnamese"] as const;
export type Part = (typeof parts)[number];
export type Weight = 400 | 600;

/** The signs each part has, as the family itself says. */
const ranges = (() => {
  const listed = JSON.parse(readFileSync(require.resolve(`${family}/unicode.json`), "utf8")) as Record<Part, string>;
  return parts.map((part) => ({
    part,
    signs: listed[part].split(",").map((range) => {
      const [from = "", to = from] = range.slice("U+".length).split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }));
})();

const unpacked = new Map<string, Buffer>();

/** A part of the family as a font file, read once. */
export function fontFile(part: Part, weight: Weight): Buffer {
  const name = `noto-sans-${part}-${weight}-normal.woff`;
  const known = unpacked.get(name) ?? unpackedWoff(readFileSync(require.resolve(`${family}/files/${name}`)));
  unpacked.set(name, known);
  return known;
}

/** A stretch of text that one part of the family can draw. */
export interface Run {
  part: Part;
  text: string;
}

/** What stands for a sign that no part has. */
const unknownSign = "?";

/** The family's files say that they have it, and draw a box. */
const narrowSpace = /\u202f/g;

/** Text cut by who can draw it; `isWhole` says whether every sign could be. Signs that only join or direct are left out. */
export function runsOf(text: string): { runs: Run[]; isWhole: boolean } {
  const runs: Run[] = [];
  let isWhole = true;
  for (const sign of text
    .normalize("NFC")
    .replace(narrowSpace, "\u00a0")
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")) {
    const found = partOf(sign.codePointAt(0)!);
    if (!found) isWhole = false;
    const { part, drawn } = found ? { part: found, drawn: sign } : { part: "latin" as const, drawn: unknownSign };
    const last = runs.at(-1);
    if (last?.part === part) last.text += drawn;
    else runs.push({ part, text: drawn });
  }
  return { runs, isWhole };
}

function partOf(code: number): Part | undefined {
  return ranges.find(({ signs }) => signs.some(([from, to]) => from <= code && code <= to))?.part;
}

import { createHash } from "node:crypto";
import type { AvatarEntry } from "../../manifest.ts";
import { type Background, drawBackground } from "../drawing/backgrounds.ts";
import { emptyCanvas, webp } from "../drawing/canvas.ts";
import type { Hex } from "../drawing/colours.ts";
import { drawGarment } from "../drawing/draw-onto-canvas.ts";
import { random } from "../drawing/noise.ts";
import { Pen } from "../drawing/pen.ts";
import { letterMarks } from "./letter-marks.ts";
import { motifMarks } from "./motif-marks.ts";

const marks = { ...letterMarks, ...motifMarks };

const size = 400;

const oversize = 1.5;

/** Incremented when a mark is drawn differently. */
const version = 2;

interface LogoSketch {
  /** Of the brand. */
  slug: string;
  mark: keyof typeof marks;
  ground: Hex;
  surface?: Background;
  alt: string;
}

export interface Logo extends LogoSketch {
  file: string;
  recipe: string;
}

const sketches: readonly LogoSketch[] = [
  { slug: "norr-sund", mark: "northAndSound", ground: "#a9c3c0", alt: "The letter N above two waves" },
  { slug: "halden", mark: "pocket", ground: "#d5cbb8", alt: "A denim pocket with the letter H" },
  { slug: "atelier-vey", mark: "lapels", ground: "#e8ddcb", alt: "Two lapels that make the letter V" },
  { slug: "loof-daughters", mark: "leaves", ground: "#dcc9a6", surface: "linen", alt: "Three leather leaves" },
  { slug: "marin", mark: "sail", ground: "#2f5a7d", alt: "A sail above three stripes" },
  { slug: "knitted-by-else", mark: "ballOfWool", ground: "#d2b266", alt: "A ball of wool with two needles" },
  { slug: "okla", mark: "ring", ground: "#cdbb9d", alt: "A leather ring with a seam" },
  { slug: "koszeg-knit", mark: "knittedK", ground: "#7f917a", alt: "A knitted letter K with two red strokes" },
  { slug: "ourcq", mark: "biasRibbon", ground: "#40262c", alt: "A silk ring with a ribbon" },
  { slug: "tey-hollis", mark: "collar", ground: "#2f4238", alt: "A striped shirt with its collar" },
  { slug: "sipkova", mark: "roseHip", ground: "#efdccb", alt: "A rose hip with two leaves" },
  { slug: "taller-grau", mark: "blossom", ground: "#c47a4f", surface: "plaster", alt: "An orange blossom" },
  { slug: "nitka-i-syn", mark: "spools", ground: "#ead9a8", alt: "A large and a small spool of thread" },
  { slug: "plimmer", mark: "court", ground: "#4d7a5c", alt: "The corner of a tennis court with a ball" },
  { slug: "vanchiglia", mark: "glasses", ground: "#d9c7ae", surface: "linen", alt: "Round glasses" },
];

export const logos: readonly Logo[] = sketches.map((sketch) => ({
  ...sketch,
  file: `logo-${sketch.slug}.webp`,
  recipe: createHash("sha256")
    .update(JSON.stringify([version, sketch]))
    .digest("hex")
    .slice(0, 16),
}));

/** At full size, or at another for tests. */
export async function drawLogo(
  { file, slug, mark, ground, surface = "paper", alt, recipe }: Logo,
  px = size,
): Promise<{ entry: AvatarEntry; bytes: Buffer }> {
  const side = Math.round(px * oversize);
  const canvas = emptyCanvas(side, side);
  const seed = slug.length * 7 + slug.charCodeAt(0);
  drawBackground(canvas, surface, ground, seed);
  const pen = new Pen(random(seed));
  marks[mark](pen);
  pen.flush();
  await drawGarment(canvas, pen, { x: 0, y: 0, pxPerCm: side / 100, turn: 0 }, seed + 4, 1);
  const bytes = await webp(canvas, { width: px, height: px, quality: 76 });
  return { entry: { file, size: px, alt, recipe }, bytes };
}

import type { Colour } from "../../../shared/colours.ts";
import type { CropBox } from "../../../shared/photos/photo.ts";
import type { Rating } from "../../../shared/rating.ts";

export type Task =
  | { kind: "renditions"; file: string; crop: CropBox | null }
  | { kind: "uncropped"; file: string }
  | { kind: "colours"; file: string; crop: CropBox | null }
  | { kind: "avif"; file: string; crop: CropBox | null; widthPx: number }
  | { kind: "open-graph"; words: OpenGraphWords; files: string[] };

/** What a picture for Open Graph says. */
export interface OpenGraphWords {
  /** The first that our fonts have all letters of is shown. */
  titles: string[];
  /** Below the title; left out where letters are missing. */
  line: string | null;
  stars: Rating | null;
  /** How often it was worn; null without the label. */
  worn: number | null;
}

export interface Rendition {
  widthPx: number;
  format: "webp" | "jpg" | "avif";
  bytes: Uint8Array;
}

export interface ProcessedImage {
  /** After orientation and crop. */
  width: number;
  height: number;
  widths: number[];
  colour: string;
  /** Of the clothes in it, the largest first. */
  colours: Colour[];
  renditions: Rendition[];
}

export type Refusal = "unreadable" | "too-large" | "too-large-avif" | "too-heavy";

export type Reply =
  | { kind: "renditions"; image: ProcessedImage }
  | { kind: "uncropped"; bytes: Uint8Array }
  | { kind: "colours"; colours: Colour[] }
  | { kind: "avif"; bytes: Uint8Array }
  | { kind: "open-graph"; bytes: Uint8Array }
  | { kind: "refused"; why: Refusal };

export const outOfMemoryExitCode = 86;
export const outOfCpuTimeExitCode = 87;

/** Resident memory; a worker above it exits. */
export const maxWorkerMemoryMb = 400;

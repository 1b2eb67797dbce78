import type { Colour } from "../../../shared/colours.ts";
import type { CropBox } from "../../../shared/photos/photo.ts";

export type Task =
  | { kind: "renditions"; file: string; crop: CropBox | null }
  | { kind: "colours"; file: string; crop: CropBox | null }
  | { kind: "avif"; file: string; crop: CropBox | null; widthPx: number };

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
  | { kind: "colours"; colours: Colour[] }
  | { kind: "avif"; bytes: Uint8Array }
  | { kind: "refused"; why: Refusal };

export const outOfMemoryExitCode = 86;
export const outOfCpuTimeExitCode = 87;

/** Resident memory; a worker above it exits. */
export const maxWorkerMemoryMb = 400;

import type { CropBox } from "../../../shared/photo.ts";

/** A task for the worker process, which only reads `file`. */
export type Task =
  | { kind: "renditions"; file: string; crop: CropBox | null }
  | { kind: "avif"; file: string; crop: CropBox | null; widthPx: number };

/** One encoded file of a photo. */
export interface Rendition {
  widthPx: number;
  format: "webp" | "jpg" | "avif";
  bytes: Uint8Array;
}

export interface ProcessedImage {
  /** Size in px after orientation and crop. */
  width: number;
  height: number;
  widths: number[];
  /** The dominant colour, `#rrggbb`. */
  colour: string;
  renditions: Rendition[];
}

export type Refusal = "unreadable" | "too-large" | "too-large-avif" | "too-heavy";

export type Reply =
  | { kind: "renditions"; image: ProcessedImage }
  | { kind: "avif"; bytes: Uint8Array }
  | { kind: "refused"; why: Refusal };

export const outOfMemoryExitCode = 86;
export const outOfCpuTimeExitCode = 87;

/** A worker whose resident memory exceeds it exits. */
export const maxWorkerMemoryMb = 400;

import type { CropBox } from "../../../shared/photo.ts";

/** What the worker process is asked. `file` is a path that it only reads. */
export type Task =
  | { kind: "develop"; file: string; crop: CropBox | null }
  | { kind: "avif"; file: string; crop: CropBox | null; widthPx: number };

/** One file of a photo. */
export interface Rendition {
  widthPx: number;
  format: "webp" | "jpg" | "avif";
  bytes: Uint8Array;
}

/** A picture as it will be shown, in all its sizes. */
export interface Print {
  /** Size in px after orientation and crop. */
  width: number;
  height: number;
  widths: number[];
  /** The dominant colour, `#rrggbb`. */
  colour: string;
  renditions: Rendition[];
}

/** Why a file does not become a picture. */
export type Refusal = "unreadable" | "too-large" | "too-large-avif" | "too-heavy";

export type Reply =
  | { kind: "developed"; print: Print }
  | { kind: "avif"; bytes: Uint8Array }
  | { kind: "refused"; why: Refusal };

/** The exit code that says: this picture needed more memory than one may have. */
export const tooMuchMemoryExit = 86;
/** The exit code that says: this picture needed more of the processor than one may have. */
export const tooMuchTimeExit = 87;

/** A worker's memory (resident), in MB; at the limit it ends. */
export const memoryLimitMb = 400;

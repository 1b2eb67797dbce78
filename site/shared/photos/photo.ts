import * as z from "zod";
import type { Colour } from "../colours.ts";

/** A part of the upright photo, each number a fraction 0..1 of its width or height. */
export const CropBox = z
  .object({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().gt(0).max(1),
    height: z.number().gt(0).max(1),
  })
  .refine((box) => box.x + box.width <= 1.0001 && box.y + box.height <= 1.0001, "Keep the crop inside the photo.");
export type CropBox = z.infer<typeof CropBox>;

/**
 * A photo as a page may show it. Its files are `paths.photo(id, version, width, format)` for each of `widths`: webp and
 * jpg from the start, avif once `avif` is true. `version` changes with the crop.
 */
export interface PhotoCard extends PhotoFiles {
  alt: string;
  crop: CropBox | null;
  /** Of the clothes in it, the largest first. Only its owner is told, when it is uploaded or cropped. */
  colours?: Colour[];
  /** Opens its files where their reader may not see them otherwise: in the preview of a draft. */
  key?: string;
}

/** What shows a photo whose words stand beside it. */
export interface PhotoFiles {
  id: string;
  version: number;
  /** Size in px after orientation and crop. */
  width: number;
  height: number;
  widths: number[];
  avif: boolean;
  /** The dominant colour, `#rrggbb`: the background until the file has loaded. */
  colour: string;
}

import { createHash } from "node:crypto";
import type { PictureEntry } from "../../manifest.ts";
import { compose } from "../composition/compose.ts";
import { draw, type Picture, type Setting } from "../composition/draw-picture.ts";
import { type Ratio, ratios } from "../composition/garment-roles.ts";
import type { Template } from "../composition/layout-template.ts";
import type { Composition, Piece } from "../composition/piece.ts";
import { itemAt } from "../drawing/value-at.ts";
import { altText, sentence } from "./describe-garments.ts";
import { pieceName, piecesColours } from "./garment-names.ts";

/** Incremented when the drawing itself changes, so that every picture is drawn again. */
export const version = 2;
const quality = 78;

export interface Photo {
  file: string;
  pieces: Piece[];
  template: Template;
  ratio: Ratio;
  setting: Setting;
  seed: number;
  recipe: string;
}

export function photo(
  file: string,
  pieces: Piece[],
  template: Template,
  ratio: Ratio,
  setting: Setting,
  seed: number,
): Photo {
  const recipe = createHash("sha256")
    .update(JSON.stringify([version, pieces, template, ratios[ratio], setting, seed, quality]))
    .digest("hex")
    .slice(0, 16);
  return { file, pieces, template, ratio, setting, seed, recipe };
}

export interface Drawn {
  entry: PictureEntry;
  bytes: Buffer;
  faults: number;
}

/** Composes and draws a photo at full size, or at a share of it for tests. */
export async function drawPhoto(photo: Photo, scale = 1): Promise<Drawn> {
  const { width, height } = ratios[photo.ratio];
  const size = { width: Math.round(width * scale), height: Math.round(height * scale), quality };
  const composition = await compose(photo.pieces, photo.template, photo.ratio, photo.seed);
  const picture = await draw(composition.laid, photo.setting, size, photo.seed);
  return { entry: entryOf(photo, composition, picture, size), bytes: picture.bytes, faults: composition.faults };
}

/** The entry of an existing picture with current names, which may change without drawing it again. */
export function withCurrentNames(
  entry: PictureEntry,
  { pieces, setting }: Pick<Photo, "pieces" | "setting">,
): PictureEntry {
  const pictured = entry.garments.map((garment) => {
    const piece = pieces.find(({ kind, cut }) => kind === garment.kind && cut.fill === garment.colours[0]?.hex);
    return { garment, piece };
  });
  const known = pieces.filter((piece) => pictured.some((each) => each.piece === piece));
  return {
    ...entry,
    alt: altText(known, setting),
    garments: pictured.map(({ garment, piece }) =>
      piece ? { ...garment, name: sentence(pieceName(piece)), colours: piecesColours(piece) } : garment,
    ),
  };
}

interface Size {
  width: number;
  height: number;
}

export function entryOf(
  photo: Pick<Photo, "file" | "setting" | "recipe">,
  { laid }: Pick<Composition, "laid">,
  picture: Picture,
  { width, height }: Size,
): PictureEntry {
  return {
    file: photo.file,
    width,
    height,
    alt: altText(laid, photo.setting),
    garments: laid.map((piece, i) => ({
      kind: piece.kind,
      name: sentence(pieceName(piece)),
      colours: piecesColours(piece),
      pattern: piece.cut.pattern?.kind ?? null,
      ...itemAt(picture.spots, i),
    })),
    recipe: photo.recipe,
  };
}

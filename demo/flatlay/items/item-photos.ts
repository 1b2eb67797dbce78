import type { Setting } from "../composition/draw-picture.ts";
import type { Piece } from "../composition/piece.ts";
import { difference, type Hex, luminance } from "../drawing/colours.ts";
import { random } from "../drawing/noise.ts";
import { itemAt } from "../drawing/value-at.ts";
import type { Kind } from "../garments/garment-kinds.ts";
import { slug } from "../looks/describe-garments.ts";
import { looks, photosOf } from "../looks/looks.ts";
import { type ItemPhoto, itemPhoto } from "./item-photo.ts";
import { type PicturedPiece, picturedPieces, pictureOf } from "./pictured-pieces.ts";

/** Tables, bedspreads and walls of many flats. */
const grounds: readonly Hex[] = [
  "#d9ccb2",
  "#b7c3c9",
  "#e2cbc3",
  "#c6cfba",
  "#d2ad93",
  "#c8bfcf",
  "#ddd5ca",
  "#a9b8b6",
  "#ead9c2",
  "#c5b9ac",
];

/** For pale cloth that stands out from none of them. */
const deeperGrounds: readonly Hex[] = ["#8fa3ad", "#98a38c", "#b5917f"];

/** Garments of looks, each photographed alone. */
export const itemPhotos: readonly ItemPhoto[] = Object.entries(picturedPieces).map(([name, [look, kind]], i) => {
  const piece = pieceOf(look, kind);
  const next = random(i * 29 + 7);
  return itemPhoto(pictureOf(name as PicturedPiece), piece, settingFor(piece, i, next), (next() - 0.5) * 5);
});

/** @throws for a look without such a garment */
export function pieceOf(look: string, kind: Kind): Piece {
  const at = looks.findIndex(({ title }) => slug(title) === look);
  const pieces = at < 0 ? [] : photosOf(itemAt(looks, at), at + 1).flatMap((photo) => photo.pieces);
  const piece = pieces.find((each) => each.kind === kind);
  if (!piece) throw new Error(`No look ${look} shows ${kind}.`);
  return piece;
}

export function settingFor({ cut }: Piece, number: number, next: () => number): Setting {
  const order = grounds.map((_, i) => itemAt(grounds, (number * 3 + i) % grounds.length));
  const colour =
    order.find((ground) => stands(cut.fill, ground)) ?? itemAt(deeperGrounds, number % deeperGrounds.length);
  const ground = next() < 0.6 ? "paper" : next() < 0.75 ? "plaster" : "linen";
  return { ground, colour, shade: next() < 0.35 ? { kind: "window", depth: 0.14 } : undefined };
}

/** A cream jumper on cream paper is a hole. */
function stands(fill: Hex, ground: Hex): boolean {
  return difference(fill, ground) > 14 && Math.abs(luminance(fill) - luminance(ground)) > 0.06;
}

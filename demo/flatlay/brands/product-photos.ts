import type { Piece } from "../composition/piece.ts";
import type { Print } from "../drawing/canvas.ts";
import { random } from "../drawing/noise.ts";
import { type ItemPhoto, itemPhoto } from "../items/item-photo.ts";
import { pieceOf, settingFor } from "../items/item-photos.ts";
import { type ProductPiece, productPictureOf, productPieces } from "./product-pieces.ts";

/** Smaller than items, so that all of them fit beside the looks. */
const print: Print = { width: 560, height: 700, quality: 42 };

export const productPhotos: readonly ItemPhoto[] = (Object.keys(productPieces) as ProductPiece[]).map((name, i) => {
  const piece = drawnPiece(name);
  const next = random(i * 31 + 11);
  return itemPhoto(productPictureOf(name), piece, settingFor(piece, i + 4, next), (next() - 0.5) * 5, print);
});

export function drawnPiece(name: ProductPiece): Piece {
  const from = productPieces[name];
  return "kind" in from ? from : pieceOf(...from);
}

import { type ProductPiece, productPictureOf } from "../../flatlay/brands/product-pieces.ts";
import { type PicturedPiece, picturedPieces, pictureOf } from "../../flatlay/items/pictured-pieces.ts";

/** Its file in `demo/pictures/`. */
export const productFile = (picture: PicturedPiece | ProductPiece): string =>
  isOfItem(picture) ? pictureOf(picture) : productPictureOf(picture);

const isOfItem = (picture: PicturedPiece | ProductPiece): picture is PicturedPiece => picture in picturedPieces;

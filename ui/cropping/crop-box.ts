/** A part of an image in fractions 0..1 of its width and height. */
export interface CropBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

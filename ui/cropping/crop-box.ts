/** A part of a picture; every number is a fraction 0..1 of its width or height. */
export interface CropBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

import type { Pose } from "../drawing/draw-onto-canvas.ts";
import type { Pen } from "../drawing/pen.ts";
import type { Cut } from "../garments/garment-cut.ts";
import type { Kind } from "../garments/garment-kinds.ts";

export interface Piece {
  kind: Kind;
  cut: Cut;
  /** The same piece in two pictures has the same seed. */
  seed: number;
}

export interface Laid extends Piece {
  pen: Pen;
  /** In shares of the picture's height, so that it holds at every size. */
  pose: Pose;
}

export interface Composition {
  laid: Laid[];
  /** What is still wrong with it; 0 = nothing is cut, covered or touching. */
  faults: number;
}

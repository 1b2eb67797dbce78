import type { Shapes } from "@hemline/protocol";

/** Corner radii in px. */
export interface Radii {
  field: number;
  button: number;
}

export function radiiOf(shapes: Shapes): Radii {
  switch (shapes) {
    case "rectangle":
      return { field: 0, button: 0 };
    case "pill":
      return { field: 12, button: 9999 };
    // Unknown shapes get the default.
    default:
      return { field: 4, button: 8 };
  }
}

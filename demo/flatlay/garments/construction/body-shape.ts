import type { Point } from "../../drawing/curves.ts";
import type { Cuff, SleeveShape } from "./sleeve-shape.ts";

/** Measures of a top in cm. Widths are half widths; the origin is the middle of the neck, y runs down. */
export interface BodyShape {
  neck: number;
  neckDepth: number;
  shoulder: number;
  slope: number;
  chest: number;
  underarm: number;
  waist: number;
  hem: number;
  length: number;
  /** Extra points between waist and hem, for coats. */
  below: Point[];
}

/** How a top is made, beyond its measures and colours. */
export interface BodyMake {
  shape?: Partial<BodyShape>;
  /** null = sleeveless. */
  sleeve: SleeveShape | null;
  cuff: Cuff;
  neckline: "round" | "v";
  /** The band around the neck; its width in cm. */
  band?: { kind: "rib" | "stitched"; width: number };
  hem: "straight" | "shirt" | "rib" | "none";
  inner: string;
  label?: boolean;
  /** One sleeve folded over the body, as if laid by hand. */
  folded?: SleeveShape | undefined;
}

export const measures: BodyShape = {
  neck: 9,
  neckDepth: 9,
  shoulder: 21.5,
  slope: 4.6,
  chest: 25.5,
  underarm: 23.5,
  waist: 25,
  hem: 25.5,
  length: 68,
  below: [],
};

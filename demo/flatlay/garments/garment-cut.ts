import type { Hex } from "../drawing/colours.ts";
import type { Fabric } from "../drawing/fabrics.ts";
import type { Pattern } from "../drawing/patterns.ts";
import type { WeaveFit } from "../drawing/weaves.ts";

/** How one piece is cut and coloured. Each kind reads some of it and has defaults for the rest. */
export interface Cut {
  fill: Hex;
  pattern?: Pattern | undefined;
  weave?: WeaveFit | undefined;
  cloth?: Partial<Fabric>;
  /** Length in cm. */
  length?: number;
  /** Factor on the body's width. */
  girth?: number;
  fit?: "slim" | "straight" | "wide" | "barrel";
  collar?: "crew" | "v" | "turtle" | "bow" | "plain";
  style?: "bit" | "penny" | "mary" | "bow" | "round" | "cat" | "square";
  /** Hem half width of a skirt or dress in cm. */
  flare?: number;
  pleats?: number;
  /** Distance of knitted ribs in cm. */
  gauge?: number;
  /** Neck depth of a dress in cm. */
  neckDepth?: number;
  cable?: boolean;
  tier?: boolean;
  double?: boolean;
  turnUp?: boolean;
  pocket?: boolean;
  buttoned?: boolean;
  foldedSleeve?: boolean;
  quilted?: boolean;
  button?: Hex;
  lining?: Hex;
  inner?: Hex;
  thread?: Hex;
  fade?: Hex;
  metal?: Hex;
  sole?: Hex;
  accent?: Hex;
  lens?: Hex;
  handle?: Hex;
  brim?: Hex;
  sash?: Hex;
  belt?: Hex;
  elastic?: Hex;
  second?: Hex;
  third?: Hex;
  /** A small emblem printed or stitched on the piece, in this colour. */
  emblem?: { kind: Emblem; colour: Hex };
}

export type Emblem = "sun" | "waves" | "hem" | "sail" | "leaf" | "h";

import { darker } from "../../drawing/colours.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import { drawBody } from "./body.ts";
import type { BodyShape } from "./body-shape.ts";
import type { SleeveShape } from "./sleeve-shape.ts";

export const sleeve: SleeveShape = {
  fall: 18,
  bend: 4,
  upper: 28,
  lower: 28,
  elbow: 16,
  cuff: 10,
  ribHeight: 6.5,
  bell: 0.8,
};

interface KnitMake {
  neckline: "round" | "v";
  neckDepth: number;
  band: boolean;
  sleeve: SleeveShape | null;
  length: number;
  folded?: SleeveShape | undefined;
}

export function drawKnitBody(pen: Pen, cut: Cut, make: KnitMake): BodyShape {
  pen.cloth = fabrics.knit;
  const girth = cut.girth ?? 1;
  const sleeveless = make.sleeve === null;
  return drawBody(
    pen,
    { ...cut, weave: { kind: "knit", size: cut.gauge ?? 1.15, opacity: 0.85 } },
    {
      shape: {
        neckDepth: make.neckDepth,
        chest: (sleeveless ? 24 : 28) * girth,
        waist: (sleeveless ? 24.4 : 28) * girth,
        hem: (sleeveless ? 23 : 25.5) * girth,
        length: make.length,
        shoulder: (sleeveless ? 18.5 : 24.5) * girth,
        slope: sleeveless ? 4.4 : 5.6,
        underarm: 25,
      },
      sleeve: make.sleeve,
      cuff: "rib",
      neckline: make.neckline,
      hem: "rib",
      inner: darker(cut.fill, 0.35),
      folded: make.folded,
      ...(make.band ? { band: { kind: "rib", width: 3 } as const } : {}),
    },
  );
}

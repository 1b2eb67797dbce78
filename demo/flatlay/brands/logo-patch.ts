import type { Hex } from "../drawing/colours.ts";
import { outline, oval } from "../drawing/curves.ts";
import type { PanelLook } from "../drawing/panel-look.ts";
import type { Pen } from "../drawing/pen.ts";

/** Draws a brand’s mark on a square of 100 by 100. */
export type Mark = (pen: Pen) => void;

/** How a patch lies on the ground. */
const patch: Omit<PanelLook, "fill"> = { round: 1.1, depth: 36, drop: 0.5, dropBlur: 1.4, off: [0.8, 1.2], edge: 0 };

export const cutPatch = (pen: Pen, path: string, fill: Hex, own: Partial<PanelLook> = {}) =>
  pen.panel(path, { ...patch, ...own, fill });

export const disc = (x: number, y: number, radius: number) => outline(oval(x, y, radius, radius, 24));

import type { Hex } from "../drawing/colours.ts";
import { outline, type Point } from "../drawing/curves.ts";
import type { PanelLook } from "../drawing/panel-look.ts";
import type { Pen } from "../drawing/pen.ts";

/** How a sheet of paper lies on another. */
export const sheet: Omit<PanelLook, "fill"> = {
  round: 0.9,
  depth: 30,
  drop: 0.5,
  dropBlur: 1.6,
  off: [0.9, 1.3],
  edge: 0,
};

export const cut = (pen: Pen, points: Point[], fill: Hex, own: Partial<PanelLook> = {}) =>
  pen.panel(outline(points), { ...sheet, ...own, fill });

import type { Random } from "../drawing/noise.ts";
import { covers, sharedCells } from "../drawing/silhouette.ts";
import { itemAt } from "../drawing/value-at.ts";
import type { Role } from "./garment-roles.ts";
import type { Template } from "./layout-template.ts";
import type { Token } from "./movable-piece.ts";

const margin = 0.045;

interface Grid {
  width: number;
  height: number;
}

/** @returns the remaining faults */
export function optimizeLayout(tokens: Token[], template: Template, grid: Grid, next: Random): number {
  const movable = tokens.filter((each) => !each.slot.bleeds);
  let score = layoutFaults(tokens, template, grid);
  const steps = 260 * movable.length;
  for (let step = 0; step < steps && movable.length > 0; step++) {
    const moved = itemAt(movable, Math.floor(next() * movable.length));
    const { x, y } = moved;
    const reach = (1 - step / steps) * grid.width * 0.12 + 1.2;
    moved.x = x + (next() - 0.5) * 2 * reach;
    moved.y = y + (next() - 0.5) * 2 * reach;
    const tried = layoutFaults(tokens, template, grid);
    if (tried.total <= score.total) score = tried;
    else {
      moved.x = x;
      moved.y = y;
    }
  }
  return score.faults;
}

/** Faults must disappear; the rest is taste: near its slot, and the whole centred. */
function layoutFaults(tokens: Token[], template: Template, grid: Grid): { faults: number; total: number } {
  let faults = 0;
  let drift = 0;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  tokens.forEach((upper, i) => {
    if (!upper.slot.bleeds) faults += beyondMargin(upper, grid);
    drift += ((upper.x - upper.homeX) / grid.width) ** 2 + ((upper.y - upper.homeY) / grid.width) ** 2;
    left = Math.min(left, upper.x + upper.shape.left - upper.shape.originX);
    right = Math.max(right, upper.x + upper.shape.right - upper.shape.originX);
    top = Math.min(top, upper.y + upper.shape.top - upper.shape.originY);
    bottom = Math.max(bottom, upper.y + upper.shape.bottom - upper.shape.originY);
    for (const lower of tokens.slice(0, i)) faults += overlapFault(upper, lower, template) + hidden(upper, lower);
  });
  const offCentre =
    Math.abs(left + right - grid.width) / grid.width + Math.abs(top + bottom - grid.height) / grid.height;
  return { faults, total: faults * 12 + drift * 1.1 + offCentre * 0.5 };
}

function beyondMargin({ shape, x, y }: Token, grid: Grid): number {
  const edge = margin * grid.width;
  const out = (amount: number) => Math.max(0, amount) / grid.width;
  return (
    out(edge - (x + shape.left - shape.originX)) +
    out(x + shape.right - shape.originX - (grid.width - edge)) +
    out(edge - (y + shape.top - shape.originY)) +
    out(y + shape.bottom - shape.originY - (grid.height - edge))
  );
}

/** How far an overlap is from what the template allows; where none is allowed, a rim is kept free too. */
function overlapFault(upper: Token, lower: Token, template: Template): number {
  const rule = ruleFor(upper.slot.role, lower.slot.role, template);
  const smaller = Math.min(upper.shape.area, lower.shape.area);
  if (!rule) return (sharedCells(upper.rim, upper.x, upper.y, lower.shape, lower.x, lower.y) / smaller) * 1.5;
  const share = sharedCells(upper.shape, upper.x, upper.y, lower.shape, lower.x, lower.y) / smaller;
  if (share > rule.most) return share - rule.most;
  if (share >= rule.least && share > 0.02) return 0;
  if (rule.least > 0) return rule.least - share;
  // Either a clear overlap or a clear gap: pieces that only just touch look like a mistake.
  return sharedCells(upper.rim, upper.x, upper.y, lower.shape, lower.x, lower.y) / smaller;
}

function ruleFor(over: Role, under: Role, template: Template) {
  return template.overlaps.find((rule) => rule.over === over && rule.under === under);
}

function hidden(upper: Token, lower: Token): number {
  let count = 0;
  for (const [x, y] of lower.kept) if (covers(upper.shape, upper.x, upper.y, lower.x + x, lower.y + y)) count++;
  return count * 0.05;
}

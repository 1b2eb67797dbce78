import type { PaywallMask } from "@hemline/protocol";
import type { CSSProperties } from "react";
import { corners } from "./box.ts";

/** The height of the lower edge's curve. */
const depthPercent = 20;
const steps = 24;

/** A circle fills the box, so it is an ellipse where that is not square. */
export function imageMask(shape: PaywallMask | null | undefined): CSSProperties {
  switch (shape?.type) {
    case "circle":
      return { clipPath: "ellipse(50% 50%)" };
    case "concave":
      return { clipPath: lowerEdge((along) => 100 - depthPercent * arch(along)) };
    case "convex":
      return { clipPath: lowerEdge((along) => 100 - depthPercent * (1 - arch(along))) };
    case "rectangle":
      return corners(shape.corners);
    default:
      return {};
  }
}

/** 0 at both ends, 1 in the middle: a quadratic curve. */
function arch(along: number): number {
  return 4 * along * (1 - along);
}

/** A polygon of percentages, unlike an SVG path, needs neither an id nor a size. */
function lowerEdge(heightAt: (along: number) => number): string {
  const curve = Array.from({ length: steps + 1 }, (_, step) => {
    const along = 1 - step / steps;
    return `${round(along * 100)}% ${round(heightAt(along))}%`;
  });
  return `polygon(0% 0%, 100% 0%, ${curve.join(", ")})`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

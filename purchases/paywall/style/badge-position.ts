import type { PaywallBadge, PaywallCorners, PaywallShape, PaywallStack } from "@hemline/protocol";
import type { CSSProperties } from "react";
import { corners, rounding } from "./box.ts";
import { placeOf } from "./layout.ts";

export function badgePosition(badge: PaywallBadge, stack: PaywallStack): CSSProperties {
  const { style, alignment } = badge;
  const { block, inline } = placeOf(alignment);
  if (style === "edge_to_edge")
    return alignment === "top" || alignment === "bottom"
      ? behindEdge(alignment, badge, stack)
      : inCorner(block, inline);
  const { top, bottom, leading, trailing } = (badge.stack?.components?.length ? badge.stack : badge).margin ?? {};
  const [above, below] = style === "overlay" ? [0, 0] : [top ?? 0, bottom ?? 0];
  return {
    ...side(inline, "insetInlineStart", "insetInlineEnd", leading ?? 0, trailing ?? 0),
    ...side(block, "insetBlockStart", "insetBlockEnd", above, below),
    ...centred(block, inline, style === "overlay"),
  };
}

export function badgeRounding(badge: PaywallBadge, stack: PaywallStack): CSSProperties {
  const own = (badge.stack?.components?.length ? badge.stack.shape : badge.shape) ?? undefined;
  if (badge.style !== "edge_to_edge") return rounding(own);
  const mine = radii(own);
  const { block, inline } = placeOf(badge.alignment);
  if (badge.alignment === "top" || badge.alignment === "bottom") return corners(edgeCorners(block, mine));
  if (block === "center") return corners(innerCorners(inline, mine));
  const around = radii(stack.shape);
  const outer = cornerAt(block, inline);
  const opposite = cornerAt(flipped(block), flipped(inline));
  const within = Math.max(0, (around[outer] ?? 0) - (stack.border?.width ?? 0));
  return corners({ [outer]: within, [opposite]: mine[opposite] ?? 0 });
}

/** As wide as the stack, and moved behind it by the radius of its corners. */
function behindEdge(edge: "top" | "bottom", badge: PaywallBadge, stack: PaywallStack): CSSProperties {
  const { top, bottom } = (badge.stack?.components?.length ? badge.stack : badge).padding ?? {};
  const around = radii(stack.shape);
  const hidden = Math.max(around.top_leading ?? 0, around.top_trailing ?? 0);
  const isTop = edge === "top";
  return {
    insetInline: 0,
    [isTop ? "insetBlockEnd" : "insetBlockStart"]: `calc(100% - ${hidden}px)`,
    paddingBlock: isTop ? `${top ?? 0}px ${(bottom ?? 0) + hidden}px` : `${(top ?? 0) + hidden}px ${bottom ?? 0}px`,
    zIndex: -1,
  };
}

function inCorner(block: Side, inline: Side): CSSProperties {
  return {
    ...side(inline, "insetInlineStart", "insetInlineEnd", 0, 0),
    ...side(block, "insetBlockStart", "insetBlockEnd", 0, 0),
    ...centred(block, inline, false),
  };
}

type Side = "start" | "center" | "end";

function side(at: Side, start: string, end: string, before: number, after: number): CSSProperties {
  if (at === "center")
    return { [start]: start.includes("Inline") ? 0 : "50%", ...(start.includes("Inline") ? { [end]: 0 } : {}) };
  return at === "start" ? { [start]: before } : { [end]: after };
}

/** Horizontally by auto margins, which work in both directions; vertically by a translation. */
function centred(block: Side, inline: Side, isHalfOut: boolean): CSSProperties {
  const shift = block === "center" ? "-50%" : isHalfOut ? { start: "-50%", end: "50%" }[block] : null;
  return {
    ...(inline === "center" ? { marginInline: "auto", inlineSize: "fit-content" } : {}),
    ...(shift ? { translate: `0 ${shift}` } : {}),
  };
}

function radii(shape: PaywallShape | null | undefined): PaywallCorners {
  if (shape?.type === "rectangle") return shape.corners ?? {};
  // About half of a badge's height.
  return shape?.type === "pill" ? { top_leading: 20, top_trailing: 20, bottom_leading: 20, bottom_trailing: 20 } : {};
}

function edgeCorners(block: Side, { top_leading, top_trailing, bottom_leading, bottom_trailing }: PaywallCorners) {
  return block === "start" ? { top_leading, top_trailing } : { bottom_leading, bottom_trailing };
}

function innerCorners(inline: Side, { top_leading, top_trailing, bottom_leading, bottom_trailing }: PaywallCorners) {
  return inline === "start" ? { top_trailing, bottom_trailing } : { top_leading, bottom_leading };
}

function flipped(at: Side): Side {
  return at === "start" ? "end" : at === "end" ? "start" : at;
}

function cornerAt(block: Side, inline: Side): keyof PaywallCorners {
  return `${block === "end" ? "bottom" : "top"}_${inline === "end" ? "trailing" : "leading"}`;
}

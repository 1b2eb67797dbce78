import type { PaywallBorder, PaywallCorners, PaywallIconShape, PaywallShadow, PaywallSpacing } from "@hemline/protocol";
import type { CSSProperties } from "react";
import type { ColorMode } from "../../theme/palette.ts";
import { plainColor } from "./colors.ts";

type Maybe<Type> = Type | null | undefined;

/** Explicitly zero by default, as the page may style paragraphs. */
export function padding(given: Maybe<PaywallSpacing>): CSSProperties {
  return { paddingBlock: block(given ?? {}), paddingInline: inline(given ?? {}) };
}

export function margin(given: Maybe<PaywallSpacing>): CSSProperties {
  return { marginBlock: block(given ?? {}), marginInline: inline(given ?? {}) };
}

export function border(given: Maybe<PaywallBorder>, mode: ColorMode): CSSProperties {
  return given?.width ? { border: `${given.width}px solid ${plainColor(given.color, mode)}` } : {};
}

export function shadow(given: Maybe<PaywallShadow>, mode: ColorMode): CSSProperties {
  if (!given) return {};
  const { x, y, radius, color } = given;
  return { boxShadow: `${x ?? 0}px ${y ?? 0}px ${radius ?? 0}px ${plainColor(color, mode)}` };
}

export function rounding(shape: Maybe<PaywallIconShape>): CSSProperties {
  switch (shape?.type) {
    case "pill":
      return { borderRadius: 9999 };
    case "circle":
      return { borderRadius: "50%" };
    case "rectangle":
      return corners(shape.corners);
    default:
      return {};
  }
}

export function corners(given: Maybe<PaywallCorners>): CSSProperties {
  if (!given) return {};
  return {
    borderStartStartRadius: given.top_leading ?? 0,
    borderStartEndRadius: given.top_trailing ?? 0,
    borderEndStartRadius: given.bottom_leading ?? 0,
    borderEndEndRadius: given.bottom_trailing ?? 0,
  };
}

function block({ top, bottom }: PaywallSpacing): string {
  return `${top ?? 0}px ${bottom ?? 0}px`;
}

function inline({ leading, trailing }: PaywallSpacing): string {
  return `${leading ?? 0}px ${trailing ?? 0}px`;
}

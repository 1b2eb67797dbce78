import type { PaywallFontSize, PaywallFontWeight } from "@hemline/protocol";
import type { CSSProperties } from "react";

const sizesPx: Record<PaywallFontSize, number> = {
  body_s: 13,
  body_m: 14,
  body_l: 15,
  body_xl: 16,
  heading_xs: 14,
  heading_s: 16,
  heading_m: 18,
  heading_l: 20,
  heading_xl: 26,
  heading_xxl: 32,
};

const weights: Record<PaywallFontWeight, number> = {
  extra_light: 100,
  thin: 200,
  light: 300,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extra_bold: 800,
  black: 900,
};

interface Font {
  font_name?: string | null | undefined;
  font_size?: PaywallFontSize | null | undefined;
  font_weight?: PaywallFontWeight | null | undefined;
}

export function font({ font_name, font_size, font_weight }: Font): CSSProperties {
  const name = font_name && /^[\w -]{1,60}$/.test(font_name) ? font_name : null;
  return {
    fontSize: cssSize(font_size ?? "body_m"),
    fontWeight: weights[font_weight ?? "regular"] ?? weights.regular,
    ...(name ? { fontFamily: `"${name}", var(--hpp-text-font, sans-serif)` } : {}),
  };
}

/** A page with a narrow display font enlarges it. */
function cssSize(font_size: PaywallFontSize): number | string {
  const px = sizesPx[font_size] ?? sizesPx.body_m;
  return headingPx(font_size) === null ? px : `calc(${px}px * var(--hpp-display-scale, 1))`;
}

/** Null for body sizes. */
export function headingPx(font_size: PaywallFontSize | null | undefined): number | null {
  return font_size?.startsWith("heading_") ? (sizesPx[font_size] ?? null) : null;
}

import type { Appearance } from "./frame-messages.ts";

/** Relative brightness of `#rgb`, `#rrggbb` or `rgb(…)`, 0 to 255; undefined for anything else. */
function brightness(colour: string): number | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1];
  const full = hex?.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const parts = full
    ? [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
    : /^rgba?\(([\d.,\s%/]+)\)$/i
        .exec(colour.trim())?.[1]
        ?.split(/[\s,/]+/)
        .map(Number);
  const [red, green, blue] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/**
 * Dark or light, by the colours the page sets. The frame's element and its document must agree, or the browser paints
 * an opaque background behind the frame.
 */
export function colorSchemeOf({ theme, variables = {} }: Appearance): "light" | "dark" {
  const ground = brightness(variables.colorBackground ?? "");
  if (ground !== undefined) return ground < 128 ? "dark" : "light";
  const ink = brightness(variables.colorText ?? "");
  if (ink !== undefined) return ink > 160 ? "dark" : "light";
  return theme === "night" ? "dark" : "light";
}

import type { Branding } from "@hemline/protocol";
import { type Color, hex } from "./color.ts";
import { type ColorMode, type Palette, paletteOf, type Surface } from "./palette.ts";
import { type Radii, radiiOf } from "./radii.ts";

export interface Theme {
  mode: ColorMode;
  palette: Palette;
  radii: Radii;
}

export function themeOf(branding: Branding | null, mode: ColorMode): Theme {
  const appearance = branding?.appearance ?? null;
  return { mode, palette: paletteOf(appearance, mode), radii: radiiOf(appearance?.shapes ?? "default") };
}

/** Custom properties for the stylesheet. */
export function customProperties({ palette, radii }: Omit<Theme, "mode">): Record<string, string> {
  const { info, form } = palette;
  return {
    ...named({
      primary: palette.primary,
      "primary-hover": palette.primaryHover,
      "primary-pressed": palette.primaryPressed,
      "on-primary": palette.onPrimary,
      accent: palette.accent,
      focus: palette.focus,
      "info-focus": palette.focusOnInfo,
      error: palette.error,
      page: palette.page,
    }),
    ...surfaceProperties("form", form),
    ...surfaceProperties("info", info),
    "--hpc-radius-field": `${radii.field}px`,
    "--hpc-radius-button": `${radii.button}px`,
  };
}

/** The colour mode of the page around `element`, by its `color-scheme`. */
export function modeAround(element: Element): ColorMode {
  const declared = getComputedStyle(element).colorScheme.split(" ");
  if (!declared.includes("dark")) return "light";
  const isAsked = declared.includes("light") ? matchMedia("(prefers-color-scheme: dark)").matches : true;
  return isAsked ? "dark" : "light";
}

function surfaceProperties(name: string, surface: Surface): Record<string, string> {
  return named({
    [`${name}-bg`]: surface.background,
    [`${name}-ink`]: surface.ink,
    [`${name}-ink-soft`]: surface.inkSoft,
    [`${name}-edge`]: surface.edge,
    [`${name}-line`]: surface.line,
  });
}

function named(colors: Record<string, Color>): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--hpc-${name}`, hex(color)]));
}

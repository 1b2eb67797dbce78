import type { PaywallColor, PaywallColorScheme } from "@hemline/protocol";
import type { CSSProperties } from "react";
import type { ColorMode } from "../../theme/palette.ts";

type Scheme = PaywallColorScheme | null | undefined;

/** Nothing that could load a resource or begin another declaration. */
const word = /^#?[\w\s(),.%/-]{1,200}$/;

/** The light colour where there is no dark one. */
export function colorIn(scheme: Scheme, mode: ColorMode): PaywallColor | null {
  return (mode === "dark" ? scheme?.dark : null) ?? scheme?.light ?? null;
}

/** A value for `background`; null where it is not valid. */
export function paint(color: PaywallColor | null): string | null {
  switch (color?.type) {
    case "hex":
    case "alias":
      return cssWord(color.value);
    case "linear":
      return gradient("linear-gradient", [`${Number(color.degrees) || 0}deg`], color.points);
    case "radial":
      return gradient("radial-gradient", [], color.points);
    default:
      return null;
  }
}

export function background(scheme: Scheme, mode: ColorMode): CSSProperties {
  const painted = paint(colorIn(scheme, mode));
  return painted ? { background: painted } : {};
}

/** Text colour; a gradient is clipped to the text. */
export function ink(scheme: Scheme, mode: ColorMode): CSSProperties {
  const color = colorIn(scheme, mode);
  const painted = paint(color);
  if (!painted) return {};
  if (color?.type === "hex" || color?.type === "alias") return { color: painted };
  return { backgroundImage: painted, backgroundClip: "text", WebkitBackgroundClip: "text", color: "transparent" };
}

/** The first colour of a gradient, where CSS does not allow gradients. */
export function plainColor(scheme: Scheme, mode: ColorMode): string {
  const color = colorIn(scheme, mode);
  if (!color) return "transparent";
  if (color.type === "hex" || color.type === "alias") return cssWord(color.value) ?? "transparent";
  return cssWord(color.points?.[0]?.color) ?? "transparent";
}

type Points = Extract<PaywallColor, { type: "linear" }>["points"];

function gradient(name: string, before: string[], points: Points | undefined): string | null {
  const stops = (points ?? []).flatMap(({ color, percent }) => {
    const painted = cssWord(color);
    return painted ? [`${painted} ${Number(percent) || 0}%`] : [];
  });
  const [only] = stops;
  if (!only) return null;
  // CSS requires two stops.
  return `${name}(${[...before, ...(stops.length === 1 ? [only, only] : stops)].join(", ")})`;
}

function cssWord(value: unknown): string | null {
  return typeof value === "string" && word.test(value) && !/url|image|expression/i.test(value) ? value : null;
}

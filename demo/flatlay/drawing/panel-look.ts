/** A panel's colour, its rolled edge and the shadow it casts. */
export interface PanelLook {
  fill: string;
  /** Width of the rolled edge in cm; 0 = none. */
  round?: number;
  /** How far the edge falls away; negative for a hollow. */
  depth?: number;
  drop?: number;
  dropBlur?: number;
  off?: readonly [number, number];
  /** Width of the cut line in the fine height. */
  edge?: number;
}

export const softness = [0.2, 0.35, 0.5, 0.75, 1.05, 1.5, 2.2] as const;

export function shape(path: string, colour: string, strokeWidth: number, opacity: number): string {
  const look = strokeWidth ? `fill="none" stroke="${colour}" stroke-width="${strokeWidth}"` : `fill="${colour}"`;
  return `<path d="${path}" ${look} opacity="${opacity}"/>`;
}

export function grey(value: number): string {
  return `rgb(${value},${value},${value})`;
}

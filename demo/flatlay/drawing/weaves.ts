import { turned } from "./bounding-box.ts";
import { type Box, round } from "./curves.ts";

/** The surface of a cloth, drawn into the fine height. */
type Weave = "rib" | "knit" | "twill" | "cord" | "weave" | "quilt";

export interface WeaveFit {
  kind: Weave;
  /** Distance from thread to thread in cm. */
  size?: number;
  /** Turn in degrees, so that a sleeve's rib runs along the sleeve. */
  turn?: number;
  opacity?: number;
}

/**
 * A weave as a few long paths over a box. Rasterising the same thing as a small repeated SVG pattern
 * takes a hundred times as long.
 */
export function weaveDrawing(box: Box, { kind, size = 1, turn = 0, opacity = 1 }: WeaveFit): string {
  const [left, top, right, bottom] = turned(box, -turn);
  const from = (edge: number) => Math.floor(edge / size) * size - size;
  const x0 = from(left);
  const y0 = from(top);
  const across = steps(x0, right + size, size);
  const down = steps(y0, bottom + size, size);
  const ground = (grey: string) =>
    `<rect x="${round(x0)}" y="${round(y0)}" width="${round(right - x0 + size)}" height="${round(bottom - y0 + size)}" fill="${grey}" stroke="none"/>`;
  const stroke = (d: string, grey: string, width: number, dashes = "") =>
    `<path d="${d}" stroke="${grey}" stroke-width="${round(width)}" fill="none" stroke-linecap="butt"${dashes}/>`;
  const verticals = (shift: number) => across.map((x) => `M${round(x + shift)} ${round(y0)}V${round(bottom)}`).join("");
  const horizontals = (rows: number[]) => rows.map((y) => `M${round(x0)} ${round(y)}H${round(right)}`).join("");

  const drawing = (): string => {
    switch (kind) {
      case "rib":
        return ground("#4c4c4c") + stroke(verticals(size * 0.25), "#c8c8c8", size * 0.5);
      case "cord":
        return ground("#a8a8a8") + stroke(verticals(size * 0.15), "#333", size * 0.3);
      case "knit":
        return ground("#555") + stroke(knitRows(across, y0, bottom, size), "#c4c4c4", size * 0.42);
      case "twill":
        return stroke(diagonals(left, top, right, bottom, size), "#5c5c5c", size * 0.3);
      case "weave": {
        const dashes = (offset: number) => ` stroke-dasharray="${size / 2}" stroke-dashoffset="${offset}"`;
        return (
          ground("#585858") +
          stroke(horizontals(down.map((y) => y + size * 0.25)), "#a8a8a8", size / 2, dashes(0)) +
          stroke(horizontals(down.map((y) => y + size * 0.75)), "#a8a8a8", size / 2, dashes(size / 2))
        );
      }
      case "quilt":
        return stroke(
          diagonals(left, top, right, bottom, size) + diagonals(left, top, right, bottom, -size),
          "#000",
          size * 0.05,
        );
    }
  };
  return `<g transform="rotate(${round(turn)})" opacity="${opacity}">${drawing()}</g>`;
}

function steps(from: number, to: number, size: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / size)) }, (_, i) => from + i * size);
}

function knitRows(across: number[], top: number, bottom: number, size: number): string {
  const height = size * 0.8;
  return steps(top, bottom, height)
    .map((y) => {
      const zigzag = across
        .map((x) => `L${round(x + size / 2)} ${round(y + height * 0.45)}L${round(x + size)} ${round(y - height * 0.3)}`)
        .join("");
      return `M${round(across[0] ?? 0)} ${round(y - height * 0.3)}${zigzag}`;
    })
    .join("");
}

function diagonals(left: number, top: number, right: number, bottom: number, size: number): string {
  const height = bottom - top;
  const lean = Math.sign(size);
  return steps(left - height, right + height, Math.abs(size))
    .map((x) => `M${round(x)} ${round(lean > 0 ? bottom : top)}L${round(x + height)} ${round(lean > 0 ? top : bottom)}`)
    .join("");
}

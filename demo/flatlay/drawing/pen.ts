import { grown, joined, moved, nowhere, pathBounds, shared, turned } from "./bounding-box.ts";
import { darker } from "./colours.ts";
import { type Box, round } from "./curves.ts";
import { type Fabric, fabrics } from "./fabrics.ts";
import type { Random } from "./noise.ts";
import { grey, type PanelLook, shape, softness } from "./panel-look.ts";
import { type Pattern, patternTile } from "./patterns.ts";
import { type WeaveFit, weaveDrawing } from "./weaves.ts";

/**
 * Draws one garment in centimetres as four pictures at once: its colours, its broad height (folds, rolled
 * edges), its fine height (seams, stitches, weave) and its occlusion (what lies in the shade of another panel).
 * Nothing is shaded here; light comes later, from the heights.
 */
export class Pen {
  readonly next: Random;
  readonly colour: string[] = [];
  readonly broad: string[] = [];
  readonly fine: string[] = [];
  readonly occlusion: string[] = [];
  readonly defs: string[] = [];
  bounds: Box = nowhere;
  cloth: Fabric = fabrics.cotton;
  /** The panel that folds, seams and patterns are cut to; null = nothing is cut. */
  clip: { id: string; box: Box } | null = null;
  private readonly pending = new Map<number, { strokes: string[]; box: Box }>();
  private readonly names: { last: number };

  constructor(next: Random, names = { last: 0 }) {
    this.next = next;
    this.names = names;
  }

  /** A name for a definition, unique in the drawing. */
  name(): string {
    this.names.last += 1;
    return `n${this.names.last}`;
  }

  /** A piece of fabric: covers what lies below, has an edge, and casts a shadow. */
  panel(path: string, look: PanelLook): void {
    const { fill, round: roll = 1.2, depth = 60, drop = 0.55, dropBlur = 0.7, off = [0.35, 0.5], edge = 0.16 } = look;
    const box = pathBounds(path);
    this.reach(box);
    this.clipTo(path, box);
    this.colour.push(`<path d="${path}" fill="${fill}"/>`);
    if (drop) {
      const shade = `<path d="${path}" fill="#000" opacity="${drop}" transform="translate(${off.join(" ")})"/>`;
      this.occlusion.push(this.blurred(shade, dropBlur, moved(box, off[0], off[1])));
    }
    this.occlusion.push(`<path d="${path}" fill="#fff"/>`);
    this.broad.push(`<path d="${path}" fill="#808080"/>`);
    if (roll) {
      const rim = `<path d="${path}" fill="none" stroke="${grey(128 - depth)}" stroke-width="${roll}"/>`;
      this.broad.push(this.cut(this.blurred(rim, round(roll * 0.55), box)));
    }
    this.fine.push(`<path d="${path}" fill="#808080"/>`);
    if (edge) this.fine.push(`<path d="${path}" fill="none" stroke="#4a4a4a" stroke-width="${edge}"/>`);
  }

  /** Cuts what follows to a panel that was drawn before. */
  clipTo(path: string, box = pathBounds(path)): void {
    this.flush();
    const id = this.name();
    this.defs.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    this.clip = { id, box };
  }

  unclip(): void {
    this.flush();
    this.clip = null;
  }

  paint(svg: string): void {
    this.colour.push(this.cut(svg));
  }

  /** Paints a blurred patch of colour on the current panel. */
  stain(path: string, colour: string, opacity: number, blur: number, strokeWidth = 0): void {
    this.colour.push(
      this.cut(this.blurred(shape(path, colour, strokeWidth, opacity), blur, this.within(path, strokeWidth))),
    );
  }

  /** A leaf-shaped fold from one point to another: a ridge for a positive height, a valley for a negative. */
  fold(x1: number, y1: number, x2: number, y2: number, width: number, height = 40, bend = 0, blur?: number): void {
    const dx = x2 - x1;
    const dy = y2 - y1;
    const length = Math.hypot(dx, dy) || 1;
    const nx = -dy / length;
    const ny = dx / length;
    const mx = (x1 + x2) / 2 + nx * bend;
    const my = (y1 + y2) / 2 + ny * bend;
    const leaf = `M${round(x1)} ${round(y1)}Q${round(mx + nx * width)} ${round(my + ny * width)} ${round(x2)} ${round(y2)}Q${round(mx - nx * width)} ${round(my - ny * width)} ${round(x1)} ${round(y1)}Z`;
    this.relief(leaf, height, blur ?? Math.max(0.35, width * 0.5));
  }

  /** A soft ridge or valley of any shape; filled, or stroked when a width is given. */
  relief(path: string, height: number, blur = 0.3, strokeWidth = 0): void {
    const near = softness.reduce((best, each) => (Math.abs(each - blur) < Math.abs(best - blur) ? each : best));
    const queue = this.pending.get(near) ?? { strokes: [], box: nowhere };
    queue.strokes.push(shape(path, height > 0 ? "#fff" : "#000", strokeWidth, round(Math.abs(height) / 128)));
    queue.box = joined(queue.box, this.within(path, strokeWidth));
    this.pending.set(near, queue);
  }

  /** Draws the pending folds: those of one panel and softness share a single blur. */
  flush(): void {
    for (const [blur, { strokes, box }] of this.pending)
      this.broad.push(this.cut(this.blurred(strokes.join(""), blur, box)));
    this.pending.clear();
  }

  /** Fine height on the current panel only. */
  engrave(svg: string): void {
    this.fine.push(this.cut(svg));
  }

  occlude(path: string, opacity = 0.4, blur = 0.6, strokeWidth = 0): void {
    this.occlusion.push(
      this.cut(this.blurred(shape(path, "#000", strokeWidth, opacity), blur, this.within(path, strokeWidth))),
    );
  }

  /** Removes the shadow along a strand that lies on top. */
  uncover(path: string, strokeWidth: number): void {
    this.occlusion.push(this.cut(`<path d="${path}" stroke="#fff" stroke-width="${strokeWidth}" fill="none"/>`));
  }

  seam(path: string, width = 0.28, opacity = 0.8): void {
    this.engrave(`<path d="${path}" fill="none" stroke="#303030" stroke-width="${width}" opacity="${opacity}"/>`);
    this.paint(
      `<path d="${path}" fill="none" stroke="#000" stroke-width="${round(width * 0.8)}" opacity="${round(opacity * 0.16)}"/>`,
    );
  }

  stitch(path: string, colour: string, width = 0.16, dashes = ".55 .35", opacity = 0.9): void {
    this.paint(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}" opacity="${opacity}"/>`,
    );
    this.engrave(
      `<path d="${path}" fill="none" stroke="#a8a8a8" stroke-width="${round(width * 1.2)}" stroke-dasharray="${dashes}"/>`,
    );
  }

  button(x: number, y: number, radius: number, colour: string, holes = true): void {
    const at = `cx="${round(x)}" cy="${round(y)}"`;
    const disc = `<circle ${at} r="${radius}"`;
    const box: Box = [x - radius, y - radius, x + radius, y + radius];
    const shade = `${disc} fill="#000" opacity=".7" transform="translate(.16 .24)"/>`;
    this.flush();
    this.occlusion.push(`${this.blurred(shade, 0.25, grown(box, 0.3))}${disc} fill="#fff"/>`);
    this.colour.push(`${disc} fill="${colour}"/>`);
    if (holes) {
      const hole = (i: number, j: number) =>
        `<circle cx="${round(x + i * radius * 0.26)}" cy="${round(y + j * radius * 0.26)}" r="${round(radius * 0.14)}" fill="${darker(colour, 0.65)}"/>`;
      this.colour.push(hole(-1, -1) + hole(1, -1) + hole(-1, 1) + hole(1, 1));
    }
    this.broad.push(`${disc} fill="#9a9a9a"/>`);
    this.fine.push(`${disc} fill="#c0c0c0"/><circle ${at} r="${round(radius * 0.66)}" fill="#868686"/>`);
  }

  /** Prints a pattern on the current panel, turned and shifted with it. */
  pattern(
    pattern: Pattern | undefined,
    { at = [0, 0], turn = 0 }: { at?: [number, number]; turn?: number } = {},
  ): void {
    if (!pattern || !this.clip) return;
    const id = this.name();
    const [left, top, right, bottom] = this.clip.box;
    this.defs.push(
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${pattern.size}" height="${pattern.size}" patternTransform="translate(${at.map(round).join(" ")}) rotate(${round(turn)})">${patternTile(pattern)}</pattern>`,
    );
    this.paint(
      `<rect x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}" fill="url(#${id})"/>`,
    );
  }

  weave(fit: WeaveFit | undefined): void {
    if (fit && this.clip) this.engrave(weaveDrawing(this.clip.box, fit));
  }

  /** Takes over the drawing of another pen, moved and turned: the second shoe of a pair. */
  adopt(other: Pen, x: number, y: number, turn: number): void {
    this.flush();
    other.flush();
    const into = (own: string[], its: string[]) =>
      own.push(`<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">${its.join("")}</g>`);
    into(this.colour, other.colour);
    into(this.broad, other.broad);
    into(this.fine, other.fine);
    into(this.occlusion, other.occlusion);
    this.defs.push(...other.defs);
    this.reach(moved(turned(other.bounds, turn), x, y));
  }

  /** A pen for a part to be adopted; its names do not clash with this one's. */
  apprentice(): Pen {
    const pen = new Pen(this.next, this.names);
    pen.cloth = this.cloth;
    return pen;
  }

  /** Extends the bounds by something free (a fringe, a metal ring). */
  reach(box: Box): void {
    this.bounds = joined(this.bounds, box);
  }

  /** Blurs within a tight region: the cost depends on the region, not on its content. */
  blurred(svg: string, blur: number, box: Box): string {
    const [left, top, right, bottom] = grown(box, blur * 3);
    if (right <= left || bottom <= top) return "";
    const id = this.name();
    this.defs.push(
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
    );
    return `<g filter="url(#${id})">${svg}</g>`;
  }

  private cut(svg: string): string {
    return this.clip && svg ? `<g clip-path="url(#${this.clip.id})">${svg}</g>` : svg;
  }

  private within(path: string, strokeWidth: number): Box {
    const box = grown(pathBounds(path), strokeWidth / 2);
    return this.clip ? shared(box, grown(this.clip.box, 2)) : box;
  }
}

import { openGraphSize as picture } from "../../../../shared/open-graph.ts";
import type { OpenGraphWords } from "../messages.ts";
import { fitText, shortenedLine } from "./break-lines.ts";
import { type Area, margin, wordsWidth } from "./picture-layout.ts";
import { drawable, type SetText, setText } from "./set-text.ts";

/** The interface’s colours in the light, from `ui/styles/tokens.css`. */
const onPaper = { ground: "#faf8f4", ink: "#1b1916", quiet: "#57524a", stitch: "#d4512a" };
/** Of its one deep block, for pictures without a photo. */
const onDeep = { ground: "#143a3d", ink: "#f6f1e7", quiet: "#c9d3ce", stitch: "#f08a62" };
type Colours = typeof onPaper;
const label = { sheet: "#ffffff", line: "#ddd6c9" };

const display = { family: "display", tracking: -0.015 } as const;
const titleSizes = [150, 136, 122, 110, 99, 89, 80, 72, 65, 58] as const;
const leading = 1.02;
const line = { family: "text", sizePx: 29 } as const;
const small = { family: "text", sizePx: 23 } as const;

const draw = ({ path }: SetText, x: number, y: number, fill: string) =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}" d="${path}"/>`;

const stitches = (x: number, y: number, width: number, colour: string, [on, off, weight] = [11, 8, 3.5]) =>
  `<path d="M${x} ${y}h${width}" stroke="${colour}" stroke-width="${weight}" stroke-dasharray="${on} ${off}"/>`;

/** Everything but the photos, as SVG of paths alone: no font of the machine and nothing that a person wrote is in it. */
export function drawWords({ titles, line: words, stars, worn }: OpenGraphWords, photos: readonly Area[]): string {
  const colours = photos.length > 0 ? onPaper : onDeep;
  const widthPx = wordsWidth(photos);
  const parts = [wordmark(colours)];
  let bottom = picture.height - margin;
  if (photos.length === 0) {
    parts.push(hem(bottom, colours));
    bottom -= 44;
  }
  if (worn !== null) {
    parts.push(sewnLabel(worn, bottom));
    bottom -= 76;
  }
  if (stars) {
    parts.push(starRow(stars, bottom, colours));
    bottom -= 66;
  }
  const drawn = words && drawable(words, "text");
  if (drawn) {
    parts.push(draw(setText(shortenedLine(drawn, line, widthPx), line), margin, bottom - 6, colours.quiet));
    bottom -= 66;
  }
  parts.push(titleLines(titles, { widthPx, bottom }, colours));
  const { width, height } = picture;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
<path d="M0 0h${width}v${height}H0z" fill="${colours.ground}"/>${parts.join("")}</svg>`;
}

function wordmark({ ink, stitch }: Colours): string {
  const mark = setText("Hemline", { ...display, sizePx: 52 });
  return draw(mark, margin, 100, ink) + stitches(margin + 1, 119, mark.widthPx - 3, stitch, [9, 6, 3]);
}

/** The first title that our fonts have all letters of. */
function titleLines(titles: readonly string[], at: { widthPx: number; bottom: number }, { ink }: Colours): string {
  const title = titles.map((one) => drawable(one, "display")).find((one) => one !== null);
  if (!title) return "";
  const heightPx = at.bottom - 160;
  const { lines, sizePx } = fitText(title, display, { ...at, heightPx, sizesPx: titleSizes, leading });
  return lines
    .map((text, number) => {
      const y = at.bottom - sizePx * (0.13 + leading * (lines.length - 1 - number));
      return draw(setText(text, { ...display, sizePx }), margin, y, ink);
    })
    .join("");
}

/** The folded edge of the interface’s headings. */
const hem = (y: number, { ink, stitch }: Colours): string =>
  `<path d="M${margin} ${y}h${picture.width - 2 * margin}" stroke="${ink}" stroke-width="2"/>` +
  stitches(margin, y - 12, picture.width - 2 * margin, stitch);

const starPath = "M16 1.6l4.4 9.3 10.2 1.3-7.5 7.1 1.9 10.1-9-4.9-9 4.9 1.9-10.1L1.4 12.2l10.2-1.3z";
const starStep = 38;

function starRow({ average, count }: NonNullable<OpenGraphWords["stars"]>, bottom: number, colours: Colours): string {
  const top = bottom - 38;
  const row = (fill: string) =>
    [0, 1, 2, 3, 4]
      .map((n) => `<path transform="translate(${n * starStep} 0)" fill="${fill}" d="${starPath}"/>`)
      .join("");
  const whole = Math.floor(average);
  const filled = whole * starStep + (average - whole) * 32;
  const said = `${average.toFixed(1)} from ${count.toLocaleString("en-GB")} ${count === 1 ? "review" : "reviews"}`;
  return (
    `<clipPath id="filled"><path d="M0 0h${filled.toFixed(1)}v32H0z"/></clipPath>` +
    `<g transform="translate(${margin} ${top})">${row("#d3cabb")}<g clip-path="url(#filled)">${row(colours.ink)}</g></g>` +
    draw(setText(said, small), margin + 5 * starStep + 14, bottom - 13, colours.quiet)
  );
}

/** The garment label that only counted wears have. */
function sewnLabel(wears: number, bottom: number): string {
  const said = setText(wears === 1 ? "Worn once" : `Worn ${wears.toLocaleString("en-GB")} times`, small);
  const [height, padding] = [52, 44];
  const [top, width] = [bottom - height, said.widthPx + 2 * padding];
  const end = (x: number) =>
    `<path d="M${x.toFixed(1)} ${top + 14}v24" stroke="${onPaper.stitch}" stroke-width="4" stroke-dasharray="6 3"/>`;
  return (
    `<path d="M${margin} ${top}h${width.toFixed(1)}v${height}H${margin}z" fill="${label.sheet}" stroke="${label.line}" stroke-width="2"/>` +
    end(margin + 22) +
    end(margin + width - 22) +
    draw(said, margin + padding, top + 34, onPaper.ink)
  );
}

import type { Hex } from "../drawing/colours.ts";
import { outline, oval, type Point, tube } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { cutPatch, disc, type Mark } from "./logo-patch.ts";

/** A leaf that grows from the foot of the mark, turned by some degrees. */
function leafAt(turn: number): string {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const upright: Point[] = [
    [0, 0, 1],
    [-14, -28],
    [0, -62, 1],
    [14, -28],
  ];
  return outline(upright.map(([x, y, corner]): Point => [50 + x * cos - y * sin, 80 + x * sin + y * cos, corner]));
}

function vein(turn: number): string {
  const [dx, dy] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
  return `M${50 + dx * 8} ${80 + dy * 8}L${50 + dx * 52} ${80 + dy * 52}`;
}

/** Three leaves: “loof” is Dutch for foliage, and there are three daughters. */
const leaves: Mark = (pen) => {
  pen.cloth = { ...fabrics.leather, shine: 0.2 };
  for (const [turn, fill] of [
    [-46, "#8a4b2c"],
    [46, "#5b3422"],
    [0, "#a8673a"],
  ] as const) {
    cutPatch(pen, leafAt(turn), fill, { round: 1.8 });
    pen.stitch(vein(turn), "#ecd9b8", 0.9, "2.4 1.6");
  }
  cutPatch(pen, "M47 76H53V92H47Z", "#3a2620");
};

/** A sail above three stripes. */
const sail: Mark = (pen) => {
  pen.cloth = fabrics.canvas;
  cutPatch(pen, "M48 12V58H18Q40 40 48 12Z", "#f6f1e6");
  cutPatch(pen, "M54 22Q62 44 82 58H54Z", "#b8403a");
  for (const y of [66, 76, 86]) cutPatch(pen, `M14 ${y}H86V${y + 5}H14Z`, "#f6f1e6", { round: 0.7 });
};

/** A ball of wool with two needles. */
const ballOfWool: Mark = (pen) => {
  pen.cloth = fabrics.knit;
  for (const s of [1, -1])
    cutPatch(
      pen,
      outline(
        tube([
          [50 + s * 34, 14, 3.2],
          [50 - s * 30, 86, 3.2],
        ]),
      ),
      "#e9dcc3",
      { round: 1 },
    );
  cutPatch(pen, disc(50, 52, 28), "#9c4f38", { round: 5, depth: 70 });
  const strands = (d: readonly string[]) => {
    for (const path of d) pen.relief(path, 60, 0.5, 1.6);
    for (const path of d) pen.paint(`<path d="${path}" fill="none" stroke="#7a3826" stroke-width=".7" opacity=".7"/>`);
  };
  strands(
    [0, 1, 2, 3].map((i) => `M${26 + i * 5} ${68 - i * 9}Q${46 + i * 4} ${60 - i * 9} ${62 + i * 5} ${82 - i * 9}`),
  );
  strands([0, 1, 2].map((i) => `M${30 + i * 8} ${30 + i * 2}Q${46 + i * 7} ${38 + i * 4} ${50 + i * 9} ${30 - i}`));
};

/** A collar, a placket, three buttons. */
const collar: Mark = (pen) => {
  pen.cloth = fabrics.poplin;
  cutPatch(pen, "M16 96V34Q30 26 50 30Q70 26 84 34V96Z", "#eef1f0", { round: 1.4 });
  pen.pattern({ kind: "vstripe", c2: "#7f9bb4", size: 5, ratio: 0.4 });
  cutPatch(pen, "M45 38H55V96H45Z", "#f7f7f2", { round: 0.8 });
  for (const y of [54, 69, 84]) pen.button(50, y, 2.6, "#e2d8c4");
  for (const s of [1, -1]) cutPatch(pen, `M50 34L${50 + s * 26} 16L${50 + s * 33} 40L${50 + s * 14} 52Z`, "#f7f7f2");
};

/** A rose hip with its crown and two leaves. */
const roseHip: Mark = (pen) => {
  pen.cloth = { ...fabrics.silk, wrinkle: 0.5 };
  cutPatch(
    pen,
    outline(
      tube([
        [50, 40, 2.4],
        [52, 24, 2.2],
        [58, 10, 2],
      ]),
    ),
    "#4d5a3c",
    { round: 0.7 },
  );
  for (const s of [1, -1])
    cutPatch(
      pen,
      outline([
        [53, 24, 1],
        [53 + s * 16, 14],
        [53 + s * 34, 20, 1],
        [53 + s * 18, 32],
      ]),
      s > 0 ? "#6d7d4f" : "#54633f",
    );
  cutPatch(pen, outline(oval(50, 60, 21, 25, 20)), "#b3312b", { round: 5, depth: 66 });
  cutPatch(pen, "M38 82L43 92L47 85L50 94L53 85L57 92L62 82Q50 88 38 82Z", "#4a2f1f", { round: 0.6 });
};

/** An orange blossom. */
const blossom: Mark = (pen) => {
  pen.cloth = fabrics.linen;
  for (let k = 0; k < 5; k++) {
    const angle = ((k * 72 - 90) * Math.PI) / 180;
    const [x, y] = [50 + Math.cos(angle) * 21, 50 + Math.sin(angle) * 21];
    cutPatch(pen, outline(oval(x, y, 15.5, 15.5, 16)), "#faf4e6");
  }
  cutPatch(pen, disc(50, 50, 11), "#e0912f", { round: 2.4, depth: 54 });
  pen.stitch(disc(50, 50, 7), "#7a4a1c", 0.8, "1.4 1.6");
};

const spool = (pen: Pen, x: number, top: number, size: number, thread: Hex) => {
  const at = (dx: number) => x + dx * size;
  const y = (dy: number) => top + dy * size;
  cutPatch(pen, `M${at(-9)} ${y(6)}H${at(9)}V${y(36)}H${at(-9)}Z`, thread, { round: 1.6, depth: 60 });
  for (let dy = 9; dy < 35; dy += 3) pen.seam(`M${at(-9)} ${y(dy)}L${at(9)} ${y(dy + 1.4)}`, 0.7, 0.5);
  for (const dy of [0, 36])
    cutPatch(pen, `M${at(-13)} ${y(dy)}H${at(13)}V${y(dy + 7)}H${at(-13)}Z`, "#b98d5c", { round: 1.2 });
};

/** Nitka and the son: a large spool and a small one, on one thread. */
const spools: Mark = (pen) => {
  pen.cloth = fabrics.cotton;
  spool(pen, 36, 14, 1.42, "#2f5a68");
  spool(pen, 73, 43, 0.78, "#c2563d");
  pen.unclip();
  pen.paint(`<path d="M48 60Q58 84 64 66" fill="none" stroke="#2f5a68" stroke-width="1.1"/>`);
};

/** The lines of a court, and a ball that was out. */
const court: Mark = (pen) => {
  pen.cloth = fabrics.wool;
  const line = "#f3f1e6";
  for (const path of ["M18 100V20H24V100Z", "M18 20H100V26H18Z", "M60 26H65V66H60Z", "M24 62H100V67H24Z"])
    cutPatch(pen, path, line, { round: 0.5, drop: 0.25 });
  cutPatch(pen, disc(40, 46, 15), "#d8dc5a", { round: 3, depth: 56 });
  pen.paint(`<path d="M28 39Q40 46 37 60M45 32Q43 44 54 50" fill="none" stroke="#f7f7ee" stroke-width="1.7"/>`);
};

/** Round glasses. */
const glasses: Mark = (pen) => {
  pen.cloth = { ...fabrics.leather, shine: 0.5, gloss: 30 };
  for (const x of [29, 71]) {
    cutPatch(pen, disc(x, 52, 20), "#5b3422", { round: 2, depth: 60 });
    cutPatch(pen, disc(x, 52, 14.5), "#b7915f", { round: 1, depth: -30, drop: 0 });
  }
  cutPatch(
    pen,
    outline(
      tube([
        [45, 48, 4],
        [50, 44, 4],
        [55, 48, 4],
      ]),
    ),
    "#5b3422",
  );
};

export const motifMarks = {
  leaves,
  sail,
  ballOfWool,
  collar,
  roseHip,
  blossom,
  spools,
  court,
  glasses,
} as const;

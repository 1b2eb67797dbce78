import { outline, tube } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import { cutPatch, disc, type Mark } from "./logo-patch.ts";

/** An N above two waves of the sound. */
const northAndSound: Mark = (pen) => {
  pen.cloth = fabrics.wool;
  cutPatch(pen, "M27 64V15H40L60 45V15H73V64H60L40 34V64Z", "#20333a");
  for (const [y, fill] of [
    [72, "#f1e9da"],
    [84, "#c2703d"],
  ] as const)
    cutPatch(
      pen,
      `M14 ${y}Q23 ${y - 7} 32 ${y}T50 ${y}T68 ${y}T86 ${y}V${y + 6}Q77 ${y + 13} 68 ${y + 6}T50 ${y + 6}T32 ${y + 6}T14 ${y + 6}Z`,
      fill,
    );
};

/** An H on a pocket with its stitches. */
const pocket: Mark = (pen) => {
  pen.cloth = fabrics.denim;
  cutPatch(pen, "M16 14H84V66L50 90L16 66Z", "#33506e", { round: 1.6 });
  pen.weave({ kind: "twill", size: 1.6, opacity: 0.3 });
  pen.stitch("M20 18H80V64L50 85L20 64Z", "#d9954a", 0.9, "2.6 1.5");
  cutPatch(pen, "M34 26H44V42H56V26H66V68H56V52H44V68H34Z", "#efe5d2");
  for (const x of [22, 78]) pen.button(x, 20, 2.6, "#b9713c", false);
};

/** A V of two lapels, closed by one button. */
const lapels: Mark = (pen) => {
  pen.cloth = fabrics.wool;
  cutPatch(pen, "M50 88L14 14H36L54 62Z", "#5e1f28", { round: 1.6 });
  pen.stitch("M48 78L20 18H33", "#c79a94", 0.5, "1.6 1.1");
  cutPatch(pen, "M50 88L86 14H64L46 62Z", "#7a2b35", { round: 1.6 });
  pen.stitch("M52 78L80 18H67", "#c79a94", 0.5, "1.6 1.1");
  pen.button(50, 80, 4, "#cfa95c");
};

/** An O that is a sewn sole’s edge. */
const ring: Mark = (pen) => {
  pen.cloth = fabrics.leather;
  cutPatch(pen, disc(50, 50, 36), "#6b2f33", { round: 2.4, depth: 60 });
  cutPatch(pen, disc(50, 50, 19), "#e3cfae", { round: 2, depth: -50, drop: 0 });
  pen.unclip();
  pen.stitch(disc(50, 50, 31.5), "#efd9b4", 1, "3 2");
};

/** A knitted K under the two strokes of its ő. */
const knittedK: Mark = (pen) => {
  pen.cloth = fabrics.knit;
  for (const path of ["M26 30H41V90H26Z", "M40 60L62 30H80L56 60L82 90H63Z"]) {
    cutPatch(pen, path, "#f3ead8", { round: 1.4 });
    pen.weave({ kind: "knit", size: 4.6 });
  }
  for (const x of [42, 56]) cutPatch(pen, `M${x} 22L${x + 7} 8H${x + 15}L${x + 5} 22Z`, "#a5322d");
};

/** An O whose tail, cut on the bias, makes it the Q of the canal. */
const biasRibbon: Mark = (pen) => {
  pen.cloth = fabrics.silk;
  cutPatch(pen, disc(48, 46, 34), "#d99a6c", { round: 2.4 });
  cutPatch(pen, disc(48, 46, 20), "#40262c", { round: 2, depth: -46, drop: 0 });
  cutPatch(
    pen,
    outline(
      tube([
        [44, 50, 11],
        [66, 66, 12],
        [90, 90, 15],
      ]),
    ),
    "#eec09a",
    { round: 1.6 },
  );
};

export const letterMarks = {
  northAndSound,
  pocket,
  lapels,
  ring,
  knittedK,
  biasRibbon,
} as const;

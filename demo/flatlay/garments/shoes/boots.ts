import { darker, lighter } from "../../drawing/colours.ts";
import { line, outline, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

export function drawBoots(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.leather, shine: 0.36, gloss: 16, thick: 2.4, wrinkle: 0.5 };
  for (const [x, y, turn] of [
    [-5, -3, -5],
    [-17.5, 6, 4],
  ] as const) {
    const boot = pen.apprentice();
    drawBoot(boot, cut, cut.length ?? 19);
    pen.adopt(boot, x, y, turn);
  }
}

/** From the side, toe to the right; `height` is that of the shaft in cm. */
function drawBoot(boot: Pen, cut: Cut, height: number): void {
  const upper = outline([
    [0, 0, 1],
    [6, -0.5],
    [12.2, 0.3, 1],
    [12.4, height * 0.55],
    [13.4, height * 0.86],
    [17, height + 3],
    [23, height + 5.4],
    [26, height + 8],
    [26.2, height + 10.8, 1],
    [12, height + 10.6],
    [-0.6, height + 10.4, 1],
    [-1.3, height + 5],
    [-0.2, height * 0.7],
    [0.4, height * 0.3],
  ]);
  drawBootSole(boot, cut, height);
  boot.panel(upper, { fill: cut.fill, round: 3, depth: 88, drop: 0.4 });
  boot.panel(
    outline([
      [3.4, 0.2, 1],
      [8.8, 0.1, 1],
      [8.4, height * 0.5],
      [7.2, height * 0.86, 1],
      [5.4, height * 0.86, 1],
      [4, height * 0.5],
    ]),
    { fill: cut.elastic ?? darker(cut.fill, 0.4), round: 0.5, depth: -30, drop: 0 },
  );
  boot.weave({ kind: "rib", size: 0.5, opacity: 0.8 });
  boot.unclip();
  boot.fine.push(
    `<path d="${line(
      [14, height * 0.9],
      [10, height + 3.6],
      [9.4, height + 10.4],
    )}" fill="none" stroke="#2a2a2a" stroke-width=".35"/>`,
  );
  boot.colour.push(
    `<path d="${line(
      [14.4, height * 0.93],
      [10.5, height + 3.8],
      [9.9, height + 10.4],
    )}" fill="none" stroke="${lighter(cut.fill, 0.3)}" stroke-width=".12" stroke-dasharray=".5 .35"/>`,
  );
  boot.clipTo(upper);

  for (let i = 0; i < 4; i++)
    boot.fold(
      10 + i * 0.9,
      height * 0.9 + i * 1.3,
      15.5 + i * 1.4,
      height + 2.6 + i * 1.1,
      0.6,
      i % 2 ? 54 : -54,
      -0.6,
    );
  boot.fold(-0.4, height * 0.6, 5, height * 0.95, 1, -40);
  boot.fold(2, 3, 2.4, height * 0.9, 1, 34);
  boot.panel(
    outline(
      tube([
        [5.2, -0.3, 1.3],
        [5.6, -2.6, 1.1],
        [6.8, -2.6, 1.1],
        [7, -0.2, 1.3],
      ]),
    ),
    { fill: darker(cut.fill, 0.1), round: 0.4, drop: 0.4 },
  );
}

function drawBootSole(boot: Pen, cut: Cut, height: number): void {
  boot.panel(
    outline([
      [-1.4, height + 9.4, 1],
      [26.8, height + 10, 1],
      [27, height + 11.6],
      [25, height + 12.3, 1],
      [12, height + 11.8],
      [8.8, height + 12, 1],
      [8.2, height + 14.8, 1],
      [-1.2, height + 14.8, 1],
    ]),
    { fill: cut.sole ?? "#2a2320", round: 0.7 },
  );
  boot.fine.push(`<path d="M-1.2 ${height + 12}H8.6" stroke="#333" stroke-width=".25"/>`);
}

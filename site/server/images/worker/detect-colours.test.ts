import { expect, test } from "vitest";
import { detectColours, type Pixels } from "./detect-colours.ts";

const side = 64;

/** A ground with rectangles on it, each `[colour, x, y, width, height]`. */
function picture(ground: string, ...pieces: [string, number, number, number, number][]): Pixels {
  const data = new Uint8Array(side * side * 3);
  const fill = (hex: string, left: number, top: number, width: number, height: number) => {
    const bytes = Buffer.from(hex.slice(1), "hex");
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) data.set(bytes, 3 * (y * side + x));
  };
  fill(ground, 0, 0, side, side);
  for (const piece of pieces) fill(...piece);
  return { data, width: side, height: side };
}

test("the colours of clothes are named, the largest first, without the ground", () => {
  const clothes = picture("#e9e2d4", ["#1d2c4e", 12, 6, 40, 30], ["#b5271d", 16, 40, 30, 18]);
  expect(detectColours(clothes)).toEqual(["navy", "red"]);
});

test("at most three are named, and no buttons", () => {
  const many = picture(
    "#ffffff",
    ...[["#2e7d32", 10, 8, 44, 16] as [string, number, number, number, number]],
    ["#e8731c", 10, 24, 44, 12],
    ["#6a3d9a", 10, 36, 44, 10],
    ["#f4d03f", 10, 46, 44, 8],
    ["#c1121f", 30, 12, 2, 2],
  );
  expect(detectColours(many)).toEqual(["orange", "green", "purple"]);
});

test("a photo that is one cloth from edge to edge has its colour", () => {
  expect(detectColours(picture("#4fa3a5"))).toEqual(["teal"]);
});

test("clothes that reach to the edges count where there is no even ground", () => {
  const halves = picture("#141414", ["#f4a6b7", 0, 0, 32, 64]);
  expect(detectColours(halves).sort()).toEqual(["black", "pink"]);
});

test("a shadow on the ground is ground", () => {
  const shaded = picture("#ddd6c9", ["#c9c2b6", 4, 4, 30, 50], ["#2f6fb5", 20, 14, 30, 30]);
  expect(detectColours(shaded)).toEqual(["blue"]);
});

test("a picture of one pixel is named as well", () => {
  expect(detectColours({ data: Uint8Array.of(255, 255, 255), width: 1, height: 1 })).toEqual(["white"]);
});

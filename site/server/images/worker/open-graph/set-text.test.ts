import { describe, expect, test } from "vitest";
import { fitText, shortenedLine } from "./break-lines.ts";
import { drawable, setText, widthOf } from "./set-text.ts";

const style = { family: "display", sizePx: 100 } as const;

describe("text of a picture", () => {
  test.each([
    ["Camel coat, first frost", "Camel coat, first frost"],
    ["Łucja Şahinoğlu in Kőszeg", "Łucja Şahinoğlu in Kőszeg"],
    ["Cafe\u0301 coat ❤️ 👩‍🦰", "Café coat"],
    ["👗", null],
    ["Пальто", null],
    ["Coat 冬", null],
  ])("is drawn where our fonts have its letters: %s", (text, drawn) => {
    expect(drawable(text, "display")).toBe(drawn);
  });

  test("is set by the fonts’ own widths and pairs", () => {
    const [a, v, av] = ["A", "V", "AV"].map((text) => setText(text, style).widthPx);
    expect(av).toBeLessThan((a ?? 0) + (v ?? 0));
    expect(setText("é", style).path.length).toBeGreaterThan(setText("e", style).path.length);
    for (const text of ["first frost", "Łucja Şahin", "“Café”"])
      expect(widthOf(text, { ...style, tracking: -0.02 })).toBeCloseTo(
        setText(text, { ...style, tracking: -0.02 }).widthPx,
        -1,
      );
    expect(setText("", style)).toEqual({ path: "", widthPx: 0 });
  });

  test("is as large as its box allows, in lines of like widths", () => {
    const box = { widthPx: 400, heightPx: 240, sizesPx: [100, 50], leading: 1 };
    expect(fitText("Coat", style, box)).toEqual({ lines: ["Coat"], sizePx: 100 });
    const { lines, sizePx } = fitText("A long coat that was worn for all of a very wet winter", style, box);
    expect(sizePx).toBe(50);
    expect(lines.join(" ")).toBe("A long coat that was worn for all of a very wet winter");
    const widths = lines.map((line) => widthOf(line, { ...style, sizePx }));
    expect(Math.max(...widths)).toBeLessThanOrEqual(box.widthPx);
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  });

  test("is cut where the smallest size is too large for it", () => {
    const box = { widthPx: 400, heightPx: 110, sizesPx: [50], leading: 1 };
    const { lines } = fitText("worn and mended ".repeat(20).trim(), style, box);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    const { lines: broken } = fitText("m".repeat(200), style, box);
    expect(broken).toHaveLength(2);
    for (const line of [...lines, ...broken])
      expect(widthOf(line, { ...style, sizePx: 50 })).toBeLessThanOrEqual(box.widthPx);
    expect(shortenedLine("Coat", style, 1000)).toBe("Coat");
  });
});

import type { PaywallBadge, PaywallColor } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { badgePosition, badgeRounding } from "./badge-position.ts";
import { colorIn, ink, paint, plainColor } from "./colors.ts";
import { font } from "./font.ts";
import { imageMask } from "./image-mask.ts";
import { dimension, size } from "./layout.ts";
import { timelineConnector } from "./timeline-connector.ts";

const hex = (value: string) => ({ type: "hex" as const, value });
const points = [
  { color: "#000000", percent: 0 },
  { color: "#ffffff80", percent: 100 },
];

describe("a colour", () => {
  test.each([
    [hex("#28646a"), "#28646a"],
    [hex("#28646a80"), "#28646a80"],
    [{ type: "alias", value: "rebeccapurple" }, "rebeccapurple"],
    [{ type: "linear", degrees: 90, points }, "linear-gradient(90deg, #000000 0%, #ffffff80 100%)"],
    [{ type: "radial", points }, "radial-gradient(#000000 0%, #ffffff80 100%)"],
    [{ type: "linear", degrees: 0, points: points.slice(0, 1) }, "linear-gradient(0deg, #000000 0%, #000000 0%)"],
    [{ type: "linear", degrees: 0, points: [] }, null],
    [hex("red; background: url(https://evil.example)"), null],
    [hex('url("https://evil.example")'), null],
    [hex("image-set(x)"), null],
  ] as [PaywallColor, string | null][])("%j is painted %s", (color, css) => {
    expect(paint(color)).toBe(css);
  });
  test("has a dark form, or else its light one serves both", () => {
    expect(colorIn({ light: hex("#fff"), dark: hex("#000") }, "dark")).toEqual(hex("#000"));
    expect(colorIn({ light: hex("#fff"), dark: null }, "dark")).toEqual(hex("#fff"));
    expect(colorIn({ light: hex("#fff"), dark: hex("#000") }, "light")).toEqual(hex("#fff"));
  });
  test("of letters may be a gradient", () => {
    expect(ink({ light: { type: "radial", points } }, "light")).toMatchObject({
      backgroundClip: "text",
      color: "transparent",
    });
  });
  test("is a gradient's first one where there is room for one only", () => {
    expect(plainColor({ light: { type: "radial", points } }, "light")).toBe("#000000");
  });
});

describe("the line between two discs of 32 px, 24 px apart", () => {
  test.each([
    ["no margins", 0, 0, { beginsPx: 16, lengthPx: 56 }],
    ["both margins", 6, 4, { beginsPx: 38, lengthPx: 14 }],
    ["one below", 0, 4, { beginsPx: 16, lengthPx: 36 }],
    ["one above", 6, 0, { beginsPx: 38, lengthPx: 40 }],
    ["margins beyond the room", 20, 20, { beginsPx: 52, lengthPx: 0 }],
  ])("with %s", (_, marginTop, marginBottom, geometry) => {
    expect(timelineConnector({ spacing: 24, radius: 16, marginTop, marginBottom })).toEqual(geometry);
  });
});

describe("a mask", () => {
  test("circle fills the box", () => {
    expect(imageMask({ type: "circle" })).toEqual({ clipPath: "ellipse(50% 50%)" });
  });
  test.each([
    ["concave", "0% 100%", "50% 80%"],
    ["convex", "0% 80%", "50% 100%"],
  ] as const)("%s goes from %s through %s", (type, corner, middle) => {
    expect(imageMask({ type }).clipPath).toContain(`, ${corner})`);
    expect(imageMask({ type }).clipPath).toContain(`, ${middle},`);
  });
  test("rectangle rounds its corners by the reading direction", () => {
    expect(imageMask({ type: "rectangle", corners: { top_leading: 8 } })).toMatchObject({ borderStartStartRadius: 8 });
  });
});

describe("a badge", () => {
  const badge = (style: PaywallBadge["style"], alignment: PaywallBadge["alignment"]): PaywallBadge => ({
    style,
    alignment,
    shape: { type: "rectangle", corners: { top_leading: 4, top_trailing: 4, bottom_leading: 5, bottom_trailing: 5 } },
    padding: { top: 2, bottom: 2 },
    margin: { top: 3, bottom: 3, leading: 6, trailing: 8 },
  });
  const stack = {
    type: "stack" as const,
    border: { width: 2, color: { light: hex("#000") } },
    shape: { type: "rectangle" as const, corners: { top_leading: 12, top_trailing: 10, bottom_leading: 9 } },
  };
  test.each([
    ["overlay", "top_leading", { insetInlineStart: 6, insetBlockStart: 0, translate: "0 -50%" }],
    ["overlay", "bottom_trailing", { insetInlineEnd: 8, insetBlockEnd: 0, translate: "0 50%" }],
    ["overlay", "top", { insetInlineStart: 0, insetInlineEnd: 0, marginInline: "auto", translate: "0 -50%" }],
    ["overlay", "leading", { insetInlineStart: 6, insetBlockStart: "50%", translate: "0 -50%" }],
    ["nested", "bottom_leading", { insetInlineStart: 6, insetBlockEnd: 3 }],
    ["edge_to_edge", "top_trailing", { insetInlineEnd: 0, insetBlockStart: 0 }],
    [
      "edge_to_edge",
      "top",
      { insetInline: 0, insetBlockEnd: "calc(100% - 12px)", paddingBlock: "2px 14px", zIndex: -1 },
    ],
    ["edge_to_edge", "bottom", { insetBlockStart: "calc(100% - 12px)", paddingBlock: "14px 2px" }],
  ] as const)("%s lies %s", (style, alignment, place) => {
    expect(badgePosition(badge(style, alignment), stack)).toMatchObject(place);
  });
  test.each([
    ["overlay", "top", [4, 4, 5, 5]],
    ["edge_to_edge", "top", [4, 4, 0, 0]],
    ["edge_to_edge", "bottom", [0, 0, 5, 5]],
    ["edge_to_edge", "top_leading", [10, 0, 0, 5]],
    ["edge_to_edge", "bottom_leading", [0, 4, 7, 0]],
    ["edge_to_edge", "leading", [0, 4, 0, 5]],
  ] as const)("%s at %s has the corners %j", (style, alignment, corners) => {
    const { borderStartStartRadius, borderStartEndRadius, borderEndStartRadius, borderEndEndRadius } = badgeRounding(
      badge(style, alignment),
      stack,
    );
    expect([borderStartStartRadius, borderStartEndRadius, borderEndStartRadius, borderEndEndRadius]).toEqual(corners);
  });
});

describe("a stack", () => {
  test.each([
    [
      { type: "vertical", alignment: "leading", distribution: "space_between" },
      { flexDirection: "column", alignItems: "flex-start", justifyContent: "space-between", gap: 8 },
    ],
    [
      { type: "horizontal", alignment: "bottom", distribution: "end" },
      { flexDirection: "row", alignItems: "flex-end", justifyContent: "flex-end" },
    ],
    [
      { type: "zlayer", alignment: "top_trailing" },
      { display: "grid", alignItems: "start", justifyItems: "end" },
    ],
    [
      { type: "zlayer", alignment: "center" },
      { alignItems: "center", justifyItems: "center" },
    ],
  ] as const)("%j", (given, style) => {
    expect(dimension(given, 8)).toMatchObject(style);
  });
  test("leaves 8 px between its parts, unless its author says otherwise", () => {
    const row = { type: "horizontal", alignment: "center", distribution: "start" } as const;
    expect([undefined, null, 0, 20].map((spacing) => dimension(row, spacing).gap)).toEqual([8, 8, 0, 20]);
  });
  test.each([
    ["vertical", { alignSelf: "stretch" }],
    ["horizontal", { flexGrow: 1, flexBasis: 0 }],
    ["zlayer", { justifySelf: "stretch", gridArea: "1 / 1" }],
  ] as const)("gives what fills it all its width: %s", (axis, style) => {
    expect(size({ width: { type: "fill" }, height: { type: "fit" } }, axis)).toMatchObject(style);
  });
  test("never lets a fixed width reach out of it", () => {
    const fixed = { width: { type: "fixed" as const, value: 600 }, height: { type: "fixed" as const, value: 40 } };
    expect(size(fixed, "vertical")).toMatchObject({ inlineSize: "min(600px, 100%)", blockSize: 40 });
  });
});

test.each([
  ["body_s", 13],
  ["body_m", 14],
  ["body_l", 15],
  ["body_xl", 16],
] as const)("%s is %d px", (font_size, px) => {
  expect(font({ font_size, font_weight: "semibold" })).toEqual({ fontSize: px, fontWeight: 600 });
});

test.each([
  ["heading_xs", 14],
  ["heading_s", 16],
  ["heading_m", 18],
  ["heading_l", 20],
  ["heading_xl", 26],
  ["heading_xxl", 32],
] as const)("%s is %d px, or larger where the page's display face is narrow", (font_size, px) => {
  expect(font({ font_size }).fontSize).toBe(`calc(${px}px * var(--hpp-display-scale, 1))`);
});

import type { BrandFont } from "@hemline/protocol";
import { expect, test } from "vitest";
import { typographyOf, typographyProperties } from "./brand-font.ts";

const font: BrandFont = {
  font_url: "fonts/atelier.woff2",
  mobile: { font_weight: "400", font_size: "14px" },
  desktop: { font_weight: "500", font_size: "16px" },
};
const appearance = {
  color_buttons_primary: "#28646a",
  color_accent: "#28646a",
  color_error: "#a3262a",
  color_product_info_bg: "#f2eee6",
  color_form_bg: "#ffffff",
  color_page_bg: "#faf8f4",
  font: "default",
  shapes: "pill" as const,
  show_product_description: true,
};
const where = { assetsUrl: "https://pay.example/assets/", inherited: "Georgia, serif" };

test("a brand without a font is drawn in the page's", () => {
  expect(typographyOf({ appearance, brand_font_config: null }, where)).toBeNull();
  expect(typographyOf({ appearance: null, brand_font_config: null }, where)).toBeNull();
  expect(typographyProperties(null, "mobile")).toEqual({});
});

test("a brand's file is found among the assets, and stands before the page's font", () => {
  expect(typographyOf({ appearance, brand_font_config: font }, where)).toMatchObject({
    family: '"hpc-brand", Georgia, serif',
    file: { family: "hpc-brand", src: 'url("https://pay.example/assets/fonts/atelier.woff2")', weight: "400" },
  });
});

test("a file at no address, or a font without a name, leaves the page's font", () => {
  const lost = typographyOf({ appearance, brand_font_config: { ...font, font_url: "https://" } }, where);
  expect(lost).toMatchObject({ family: "Georgia, serif", file: null });
  const unnamed = { ...appearance, font: undefined as never };
  expect(typographyOf({ appearance: unnamed, brand_font_config: null }, where)).toBeNull();
});

test("each layout has its own size and weight", () => {
  const typography = typographyOf({ appearance, brand_font_config: font }, where);
  expect(typographyProperties(typography, "mobile")).toMatchObject({
    "--hpc-brand-size": "14px",
    "--hpc-brand-weight": "400",
  });
  expect(typographyProperties(typography, "desktop")).toMatchObject({
    "--hpc-brand-size": "16px",
    "--hpc-brand-weight": "500",
  });
});

test.each([
  ["9px", "400", "13px"],
  ["15.5px", "400", "15.5px"],
  ["40px", "bold", "16px"],
  ["2em", "400", undefined],
  ["14px", "heavy; color: red", undefined],
])("%s of the weight %j is drawn at %s", (font_size, font_weight, size) => {
  const config = { ...font, mobile: { font_size, font_weight } };
  const properties = typographyProperties(typographyOf({ appearance, brand_font_config: config }, where), "mobile");
  expect(properties["--hpc-brand-size"]).toBe(size);
});

test("a font name without a file is taken from the page, and quoted", () => {
  const named = (name: string) =>
    typographyOf({ appearance: { ...appearance, font: name }, brand_font_config: null }, where);
  expect(named("Figtree")).toMatchObject({ family: '"Figtree", Georgia, serif', file: null });
  expect(named('A"; color: red')?.family).toBe('"A; color: red", Georgia, serif');
});

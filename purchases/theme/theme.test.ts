import type { Branding } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { branding } from "../testing/recorded-answers.ts";
import { black, blend, contrast, hex, isLight, parseColor, textOn, white } from "./color.ts";
import { ensureContrast, withLightness } from "./ensure-contrast.ts";
import { providerAppearance } from "./provider-appearance.ts";
import { customProperties, themeOf } from "./theme.ts";

type Appearance = NonNullable<Branding["appearance"]>;
const appearance: Appearance = {
  color_buttons_primary: "#28646a",
  color_accent: "#28646a",
  color_error: "#a3262a",
  color_product_info_bg: "#f2eee6",
  color_form_bg: "#ffffff",
  color_page_bg: "#faf8f4",
  font: "default",
  shapes: "pill",
  show_product_description: true,
};
const branded = (change: Partial<Appearance> = {}): Branding => ({
  ...branding,
  appearance: { ...appearance, ...change },
});

describe("colours", () => {
  test.each([
    ["#fff", "#ffffff"],
    ["#576CDB", "#576cdb"],
    ["#11223380", "#112233"],
  ])("%s is read", (text, read) => expect(hex(defined(parseColor(text)))).toBe(read));
  test.each(["", "red", "#12", "#12345g"])("%j is no colour", (text) => expect(parseColor(text)).toBeNull());
  test("a luminance of 0.37 decides between black and white letters", () => {
    // 163 is the last grey of a luminance below 0.37.
    expect(isLight([163, 163, 163])).toBe(false);
    expect(isLight([164, 164, 164])).toBe(true);
    expect([textOn([163, 163, 163]), textOn([164, 164, 164])]).toEqual([white, black]);
  });
  test("a share of one laid on another", () => expect(blend(black, white, 0.1).map(Math.round)).toEqual([26, 26, 26]));
  test.each(["#28646a", "#b0171f", "#808080", "#0000ff", "#ffcc00"])("%s keeps itself at its own lightness", (text) => {
    const color = defined(parseColor(text));
    expect(hex(withLightness(color, (Math.max(...color) + Math.min(...color)) / 510))).toBe(text);
  });
  test("what cannot be read is moved until it can", () => {
    for (const background of [white, defined(parseColor("#1e1c19")), defined(parseColor("#8a8a8a"))])
      expect(
        contrast(ensureContrast(defined(parseColor("#767676")), background, 4), background),
      ).toBeGreaterThanOrEqual(4);
  });
});

describe("the theme", () => {
  test("without branding has the default colours and corners", () => {
    expect(customProperties(themeOf(null, "light"))).toMatchObject({
      "--hpc-primary": "#576cdb",
      "--hpc-on-primary": "#ffffff",
      "--hpc-error": "#b0171f",
      "--hpc-accent": "#767676",
      "--hpc-page": "#ffffff",
      "--hpc-focus": "#1148b8",
      "--hpc-info-bg": "#eff3fa",
      "--hpc-form-bg": "#ffffff",
      "--hpc-radius-field": "4px",
      "--hpc-radius-button": "8px",
    });
  });
  test("hover blends 10 %, pressed 15 %", () => {
    const on = (color: string) => {
      const { palette } = themeOf(branded({ color_buttons_primary: color }), "light");
      return [palette.primaryHover, palette.primaryPressed].map(hex);
    };
    expect(on("#000000")).toEqual(["#1a1a1a", "#262626"]);
    expect(on("#ffffff")).toEqual(["#e6e6e6", "#d9d9d9"]);
  });
  test.each([
    ["default", "4px", "8px"],
    ["rounded", "4px", "8px"],
    ["rectangle", "0px", "0px"],
    ["pill", "12px", "9999px"],
    ["a word of tomorrow" as "default", "4px", "8px"],
  ] as const)("%s corners", (shapes, field, button) => {
    expect(customProperties(themeOf(branded({ shapes }), "light"))).toMatchObject({
      "--hpc-radius-field": field,
      "--hpc-radius-button": button,
    });
  });
  test.each(["light", "dark"] as const)("everything can be read in %s mode", (mode) => {
    for (const one of [null, branded(), branded({ color_form_bg: "#101010", color_product_info_bg: "#ffd400" })]) {
      const { palette } = themeOf(one, mode);
      const { form, info } = palette;
      for (const surface of [form, info]) {
        expect(contrast(surface.ink, surface.background)).toBeGreaterThanOrEqual(7);
        expect(contrast(surface.inkSoft, surface.background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(surface.edge, surface.background)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(palette.onPrimary, palette.primary)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.accent, form.background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.error, form.background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.focus, form.background)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.focusOnInfo, info.background)).toBeGreaterThanOrEqual(3);
    }
  });
  test("a dark brand stays as it is at night", () => {
    const given = branded({ color_form_bg: "#102030" });
    expect(hex(themeOf(given, "dark").palette.form.background)).toBe("#102030");
  });
  test("an embedded checkout lies on the brand's page colour", () => {
    expect(customProperties(themeOf(branded(), "light"))).toMatchObject({ "--hpc-page": "#faf8f4" });
  });
  test("the provider's fields are 48 px high", () => {
    const { rules } = providerAppearance(themeOf(null, "light"), "Figtree");
    const input = rules?.[".Input"] ?? {};
    const px = (text: string | undefined) => Number.parseFloat(text ?? "");
    expect(px(input.lineHeight) + 2 * px(input.padding) + 2 * px(input.border)).toBe(48);
  });
  test("the provider's fields have a 14 px base and a 16 px row gap", () => {
    const { variables } = providerAppearance(themeOf(null, "light"), "Figtree");
    expect(variables).toMatchObject({ fontSizeBase: "14px", spacingGridRow: "16px", borderRadius: "4px" });
  });
});

import type { BrandFont, Branding } from "@hemline/protocol";
import { parseUrl } from "../browser/parse-url.ts";

/** The brand's fonts. */
export interface Typography {
  /** A CSS list of families, the brand's first. */
  family: string;
  mobile: FontSize | null;
  desktop: FontSize | null;
  /** For the page and for the provider's fields. */
  file: { family: string; src: string; weight: string } | null;
}

interface FontSize {
  sizePx: number;
  weight: string;
}

const brandFamily = "hpc-brand";
/** Limits of body text, whatever a brand asks for. */
const minFontPx = 13;
const maxFontPx = 16;

/**
 * The fonts of the branding; null where it has none.
 * @param o.assetsUrl absolute; the font's address is relative to it
 * @param o.inherited the font families without a brand
 */
export function typographyOf(
  { appearance, brand_font_config: config }: Pick<Branding, "appearance" | "brand_font_config">,
  o: { assetsUrl: string; inherited: string },
): Typography | null {
  // An override from untyped code may hold anything.
  const named = appearance?.font && appearance.font !== "default" ? quoted(appearance.font) : null;
  if (!named && !config) return null;
  const mobile = config && fontSize(config.mobile);
  const src = config && fontSource(config.font_url, o.assetsUrl);
  return {
    family: [src && quoted(brandFamily), named, o.inherited].filter(Boolean).join(", "),
    mobile,
    desktop: config && fontSize(config.desktop),
    file: src ? { family: brandFamily, src, weight: mobile?.weight ?? "normal" } : null,
  };
}

function fontSource(url: string, assetsUrl: string): string | null {
  const address = parseUrl(url, assetsUrl);
  return address && `url(${JSON.stringify(address.href)})`;
}

export function typographyProperties(
  typography: Typography | null,
  layout: "mobile" | "desktop",
): Readonly<Record<string, string>> {
  if (!typography) return {};
  const size = typography[layout];
  return {
    "--hpc-brand-font": typography.family,
    ...(size ? { "--hpc-brand-size": `${size.sizePx}px`, "--hpc-brand-weight": size.weight } : {}),
  };
}

/** Adds the brand's font to the page. @returns removes it */
export function loadFont({ file }: Typography): () => void {
  if (!file) return () => {};
  const face = new FontFace(file.family, file.src, { weight: file.weight, display: "swap" });
  document.fonts.add(face);
  return () => void document.fonts.delete(face);
}

/** Null unless it is a size in pixels and a valid weight. */
function fontSize({ font_size, font_weight }: BrandFont["mobile"]): FontSize | null {
  const [, px] = /^(\d+(?:\.\d+)?)px$/.exec(font_size.trim()) ?? [];
  const weight = /^(?:[1-9]\d{0,2}|1000|normal|bold)$/.exec(font_weight.trim())?.[0];
  if (!px || !weight) return null;
  return { sizePx: Math.min(maxFontPx, Math.max(minFontPx, Number(px))), weight };
}

function quoted(family: string): string {
  return `"${family.replace(/["\\\n\r\f]/g, "")}"`;
}

import type { BrandFont, Branding } from "@hemline/protocol";
import { addressOf } from "../browser/parse-url.ts";

/** The brand's own letters. */
export interface Lettering {
  /** A CSS list of families, the brand's first. */
  family: string;
  mobile: LetterSize | null;
  desktop: LetterSize | null;
  /** The brand's file, for the page and for the provider's fields. */
  file: { family: string; src: string; weight: string } | null;
}

interface LetterSize {
  sizePx: number;
  weight: string;
}

const brandFamily = "hpc-brand";
/** Running text lies between these two, whatever a brand asks for. */
const smallestPx = 13;
const largestPx = 16;

/**
 * The letters that the branding names, or null where it names none.
 * @param o.assetsUrl an absolute address, against which the font's is resolved
 * @param o.inherited the families the page would be drawn in otherwise
 */
export function letteringOf(
  { appearance, brand_font_config: config }: Pick<Branding, "appearance" | "brand_font_config">,
  o: { assetsUrl: string; inherited: string },
): Lettering | null {
  // An override from a page without types may hold anything.
  const named = appearance?.font && appearance.font !== "default" ? quoted(appearance.font) : null;
  if (!named && !config) return null;
  const mobile = config && letterSize(config.mobile);
  const src = config && sourceOf(config.font_url, o.assetsUrl);
  return {
    family: [src && quoted(brandFamily), named, o.inherited].filter(Boolean).join(", "),
    mobile,
    desktop: config && letterSize(config.desktop),
    file: src ? { family: brandFamily, src, weight: mobile?.weight ?? "normal" } : null,
  };
}

function sourceOf(url: string, assetsUrl: string): string | null {
  const address = addressOf(url, assetsUrl);
  return address && `url(${JSON.stringify(address.href)})`;
}

/** The custom properties that a checkout of this layout is lettered by. */
export function letterProperties(
  lettering: Lettering | null,
  layout: "mobile" | "desktop",
): Readonly<Record<string, string>> {
  if (!lettering) return {};
  const size = lettering[layout];
  return {
    "--hpc-brand-font": lettering.family,
    ...(size ? { "--hpc-brand-size": `${size.sizePx}px`, "--hpc-brand-weight": size.weight } : {}),
  };
}

/** Lends the page the brand's font, fetched when something is drawn in it; the answer takes it out again. */
export function lendFont({ file }: Lettering): () => void {
  if (!file) return () => {};
  const face = new FontFace(file.family, file.src, { weight: file.weight, display: "swap" });
  document.fonts.add(face);
  return () => void document.fonts.delete(face);
}

/** Null when it is no size in pixels or no weight. */
function letterSize({ font_size, font_weight }: BrandFont["mobile"]): LetterSize | null {
  const [, px] = /^(\d+(?:\.\d+)?)px$/.exec(font_size.trim()) ?? [];
  const weight = /^(?:[1-9]\d{0,2}|1000|normal|bold)$/.exec(font_weight.trim())?.[0];
  if (!px || !weight) return null;
  return { sizePx: Math.min(largestPx, Math.max(smallestPx, Number(px))), weight };
}

function quoted(family: string): string {
  return `"${family.replace(/["\\\n\r\f]/g, "")}"`;
}

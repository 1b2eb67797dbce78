import { type Locale, locales, normalizeLocale } from "@hemline/protocol/locale";
import type { ColorMode } from "../theme/palette.ts";
import { type ScreenName, screenNames } from "./screen-names.ts";

export const widths = ["390", "768", "1440", "full"] as const;
type Width = (typeof widths)[number];

/** What the gallery shows; kept in the URL. */
export interface GallerySettings {
  screen: ScreenName | "all";
  locale: Locale;
  mode: ColorMode;
  width: Width;
  hasBar: boolean;
}

/** Parses e.g. `?screen=success&language=ar&mode=dark&width=390&bar=off`, with defaults for invalid values. */
export function settingsFromSearch(search: string): GallerySettings {
  const query = new URLSearchParams(search);
  return {
    screen: screenNames.find((one) => one === query.get("screen")) ?? "all",
    locale: normalizeLocale(query.get("language") ?? "") ?? locales[0],
    mode: query.get("mode") === "dark" ? "dark" : "light",
    width: widths.find((one) => one === query.get("width")) ?? "full",
    hasBar: query.get("bar") !== "off",
  };
}

export function searchOfSettings({ screen, locale, mode, width, hasBar }: GallerySettings): string {
  const query = new URLSearchParams({ screen, language: locale, mode, width });
  if (!hasBar) query.set("bar", "off");
  return `?${query}`;
}

import type { branding } from "../../store/tables.ts";

/** The letters of the reader's own system, as on the rest of their screen. */
const systemFonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** The letters an app's emails are set in. A mail program that loads no fonts shows the next family. */
export interface BrandFont {
  /** A CSS font family list, safe inside a double-quoted attribute. */
  family: string;
  /** Where the app's own font lies; null where it has none. */
  url: string | null;
}

/** @param address the service's own, below which the assets lie */
export function brandFontOf(look: typeof branding.$inferSelect | null, address: string): BrandFont {
  const name = look?.appearance?.font;
  const named = name && name !== "default" ? [`'${name.replace(/[^\p{L}\p{N} _-]/gu, "")}'`] : [];
  const url = look?.font ? new URL(`${address}/assets/${look.font.font_url}`).href : null;
  return { family: [...(url ? ["Brand"] : []), ...named, systemFonts].join(","), url };
}

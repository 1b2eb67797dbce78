import type { branding } from "../../store/tables.ts";

const systemFonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** The fonts of an app's emails. A mail program that loads no fonts shows the next family. */
export interface BrandFont {
  /** A CSS font family list, safe inside a double-quoted attribute. */
  family: string;
  /** The URL of the app's own font; null where it has none. */
  url: string | null;
}

export function brandFontOf(look: typeof branding.$inferSelect | null, address: string): BrandFont {
  const name = look?.appearance?.font;
  const named = name && name !== "default" ? [`'${name.replace(/[^\p{L}\p{N} _-]/gu, "")}'`] : [];
  const url = look?.font ? new URL(`${address}/assets/${look.font.font_url}`).href : null;
  return { family: [...(url ? ["Brand"] : []), ...named, systemFonts].join(","), url };
}

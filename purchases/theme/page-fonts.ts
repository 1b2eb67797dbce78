import type { CustomFontSource } from "@stripe/stripe-js";
import { parseUrl } from "../browser/parse-url.ts";

/** The page's own web font among `fontFamily`, for the provider's fields. */
export function pageFonts(fontFamily: string, o: { isHttpAllowed: boolean }): CustomFontSource[] {
  const families = fontFamily.split(",").map(bare);
  const faces = [...document.styleSheets].flatMap(fontFacesOf);
  const family = families.find((name) =>
    faces.some((face) => bare(face.style.getPropertyValue("font-family")) === name),
  );
  return faces
    .filter((face) => bare(face.style.getPropertyValue("font-family")) === family)
    .flatMap((face) => {
      const url = /url\(["']?([^"')]+)["']?\)/.exec(face.style.getPropertyValue("src"))?.[1];
      const address = url ? parseUrl(url, face.parentStyleSheet?.href ?? document.baseURI) : null;
      if (!family || !address) return [];
      const { href, protocol } = address;
      if (protocol !== "https:" && !(o.isHttpAllowed && protocol === "http:")) return [];
      const weight = face.style.getPropertyValue("font-weight") || "400";
      return [{ family, src: `url(${JSON.stringify(href)})`, weight }];
    });
}

function fontFacesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  } catch {
    // The rules of another origin's stylesheet cannot be read.
    return [];
  }
}

function bare(family: string): string {
  return family.trim().replace(/^["']|["']$/g, "");
}

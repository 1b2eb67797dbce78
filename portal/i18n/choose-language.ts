import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import { type Language, loadLanguage } from "./language.ts";

/** `?locale=de`, which links in emails carry and anybody may write; read before the page tidies its address. */
const asked = new URLSearchParams(location.search).get("locale");

/**
 * The language somebody asked for by the page's address, else the one their purchases are known by, else their
 * browser's, else the app's.
 */
export function chooseLanguage(o: {
  branding: PortalBranding | null;
  customer: PortalAnswer | null;
}): Promise<Language> {
  return loadLanguage([asked, o.customer?.locale, ...navigator.languages, o.branding?.default_locale]);
}

/** Tells the page, and those who hear it, what it speaks and in which direction. */
export function speak({ tag, direction }: Language): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}

import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import { type Language, loadLanguage } from "./language.ts";

/** `?locale=de`, as in links of emails; read before the page removes its query. */
const asked = new URLSearchParams(location.search).get("locale");

/** The language of the page's address, else of the customer's purchases, else of the browser, else of the app. */
export function chooseLanguage(o: {
  branding: PortalBranding | null;
  customer: PortalAnswer | null;
}): Promise<Language> {
  return loadLanguage([asked, o.customer?.locale, ...navigator.languages, o.branding?.default_locale]);
}

export function applyLanguage({ tag, direction }: Language): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}

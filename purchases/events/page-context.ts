import { utmMetadata } from "../browser/utm-metadata.ts";
import { wireVersion } from "../http/send-request.ts";
import { maxContextLength } from "../limits.ts";
import { scrubMessage } from "./scrub-message.ts";

/** Page and browser of an event. Queries of addresses are left out, as they may contain personal data. */
export function pageContext(): Record<string, string | number | null> {
  const utm = utmMetadata(location.search);
  // Newsletters put personal data into campaign parameters.
  const campaign = (name: string) => scrubMessage(utm[name] ?? "", maxContextLength) || null;
  return {
    // The name that the API knows web clients of this version by.
    library_name: "purchases-js",
    library_version: wireVersion,
    locale: navigator.language,
    user_agent: clipped(navigator.userAgent),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen_width: screen.width,
    screen_height: screen.height,
    utm_source: campaign("utm_source"),
    utm_medium: campaign("utm_medium"),
    utm_campaign: campaign("utm_campaign"),
    utm_content: campaign("utm_content"),
    utm_term: campaign("utm_term"),
    page_referrer: clipped(document.referrer.replace(/[?#].*$/, "")),
    page_url: clipped(`${location.origin}${location.pathname}`),
    page_title: scrubMessage(document.title, maxContextLength),
    source: "sdk",
  };
}

/** Cuts whole characters: the billing service refuses half of a surrogate pair. */
function clipped(text: string): string {
  return text.length <= maxContextLength ? text : [...text].slice(0, maxContextLength).join("");
}

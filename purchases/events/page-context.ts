import { utmMetadata, utmParameters } from "../browser/utm-metadata.ts";
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
    ...Object.fromEntries(utmParameters.map((name) => [name, campaign(name)])),
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

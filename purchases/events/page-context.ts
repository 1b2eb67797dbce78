import { utmMetadata } from "../browser/utm-metadata.ts";
import { wireVersion } from "../http/send-request.ts";
import { impersonal } from "./scrub-message.ts";

/** Nothing that a page says about itself needs more, and an event must stay small. */
const longestText = 500;

/** Where and in which browser something happened. Addresses come without their query, which may name people. */
export function pageContext(): Record<string, string | number | null> {
  const utm = utmMetadata(location.search);
  // Newsletters like to say who clicked.
  const campaign = (name: string) => impersonal(utm[name] ?? "", longestText) || null;
  return {
    // The wire's name for a web client of this version, whoever wrote it.
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
    page_title: impersonal(document.title, longestText),
    source: "sdk",
  };
}

/** By whole characters: half of one would be refused by the billing service. */
function clipped(text: string): string {
  return text.length <= longestText ? text : [...text].slice(0, longestText).join("");
}

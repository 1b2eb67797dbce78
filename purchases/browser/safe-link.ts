import { parseUrl } from "./parse-url.ts";

/** A foreign address if a link may lead there, otherwise null: http, https, mailto, and paths of the page's own site. */
export function safeLink(url: string): string | null {
  const trimmed = url.trim();
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed;
  return /^(?:https?:\/\/|mailto:)/i.test(trimmed) && parseUrl(trimmed) ? trimmed : null;
}

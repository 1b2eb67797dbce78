import { formatDayAndTime } from "../../../shared/format-day.ts";
import { formatLocal } from "./format-local.ts";
import { useInBrowser } from "./use-in-browser.ts";

/**
 * "Thursday 19 November 2026 at 07:00, Berlin time", where the reader is. In UTC until the page is hydrated: the server
 * doesn’t know the zone.
 */
export function LocalTime({ at }: { at: string }) {
  return <time dateTime={at}>{useInBrowser() ? formatLocal(at) : formatDayAndTime(at)}</time>;
}

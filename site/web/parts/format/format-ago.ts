import { dayMs, hourMs, minuteMs } from "../../../shared/durations.ts";
import { formatDay } from "../../../shared/format-day.ts";
import { formatShortDay } from "./format-date.ts";

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`} ago`;

/** "just now", "5 minutes ago", "3 hours ago"; null after a day. `now` is that of the page, for server and client alike. */
export function formatAgo(instant: string, now: string): string | null {
  const pastMs = Date.parse(now) - Date.parse(instant);
  if (pastMs < minuteMs) return "just now";
  if (pastMs < hourMs) return counted(Math.floor(pastMs / minuteMs), "minute");
  if (pastMs < dayMs) return counted(Math.floor(pastMs / hourMs), "hour");
  return null;
}

const yearOf = (instant: string) => new Date(instant).getUTCFullYear();

/** "3 hours ago" for a day, then "yesterday", then "18 Nov". Days are those of UTC. */
export function formatAgoOrDay(instant: string, now: string): string {
  const yesterday = formatDay(new Date(Date.parse(now) - dayMs));
  return (
    formatAgo(instant, now) ?? (formatDay(instant) === yesterday ? "yesterday" : formatShortDay(instant, yearOf(now)))
  );
}

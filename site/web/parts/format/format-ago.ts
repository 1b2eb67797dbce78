const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`} ago`;

/** "just now", "5 minutes ago", "3 hours ago"; null after a day, when a list says the date itself. `now` is that of the page, for server and client alike. */
export function formatAgo(instant: string, now: string): string | null {
  const pastMs = Date.parse(now) - Date.parse(instant);
  if (pastMs < minuteMs) return "just now";
  if (pastMs < hourMs) return counted(Math.floor(pastMs / minuteMs), "minute");
  if (pastMs < 24 * hourMs) return counted(Math.floor(pastMs / hourMs), "hour");
  return null;
}

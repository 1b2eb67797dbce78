import { createContext, useContext, useEffect, useState } from "react";
import { formatAgoOrDay } from "./format-ago.ts";
import { formatDay, formatDayAndTime } from "./format-date.ts";

/** The minute in which a page was read. Without it, times are said as dates. */
export const PageMinute = createContext<string | null>(null);

const minuteMs = 60_000;

/** "3 hours ago", "yesterday" or "18 Nov"; the exact time is its title. */
export function TimeAgo({ at }: { at: string }) {
  const now = useMinute(useContext(PageMinute));
  return (
    <time dateTime={at} title={formatDayAndTime(at)}>
      {now ? formatAgoOrDay(at, now) : formatDay(at)}
    </time>
  );
}

/** Begins with the server's minute, so that both draw the same, and goes on by the browser's passing time. */
function useMinute(pageMinute: string | null): string | null {
  const [passedMs, setPassedMs] = useState(0);
  // The clock ticks outside of React.
  useEffect(() => {
    if (pageMinute === null) return;
    const readAt = performance.now();
    const tick = setInterval(() => setPassedMs(performance.now() - readAt), minuteMs);
    return () => clearInterval(tick);
  }, [pageMinute]);
  return pageMinute && new Date(Date.parse(pageMinute) + passedMs).toISOString();
}

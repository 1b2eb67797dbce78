import { createContext, useContext, useEffect, useState } from "react";
import { minuteMs } from "../../../shared/durations.ts";
import { formatDayAndTime } from "../../../shared/format-day.ts";
import { formatAgoOrDay } from "./format-ago.ts";
import { ShortDay } from "./short-day.tsx";

/** When the server read the page, to the minute. Without it, times are shown as days. */
export const ServerTime = createContext<string | null>(null);

/** "3 hours ago", "yesterday" or "18 Nov"; the exact time is its title. */
export function TimeAgo({ at }: { at: string }) {
  const now = useCurrentTime(useContext(ServerTime));
  if (!now) return <ShortDay at={at} />;
  return (
    <time dateTime={at} title={formatDayAndTime(at)}>
      {formatAgoOrDay(at, now)}
    </time>
  );
}

/** Starts at the server's time, so that both render the same, and goes on with the browser's clock. */
function useCurrentTime(serverTime: string | null): string | null {
  const [passedMs, setPassedMs] = useState(0);
  // The clock ticks outside of React.
  useEffect(() => {
    if (serverTime === null) return;
    const readAt = performance.now();
    const tick = setInterval(() => setPassedMs(performance.now() - readAt), minuteMs);
    return () => clearInterval(tick);
  }, [serverTime]);
  return serverTime && new Date(Date.parse(serverTime) + passedMs).toISOString();
}

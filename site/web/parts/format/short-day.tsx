import { useSharedData } from "../../payload.ts";
import { formatShortDay, formatShortDayAndTime } from "./format-date.ts";

/** "18 Nov", or "18 Nov 2025" after that year, for a date in a list or on a card. */
export function ShortDay({
  at,
  withTime = false,
}: {
  at: string;
  /** "18 Nov at 14:30 UTC" */
  withTime?: boolean;
}) {
  const { year } = useSharedData();
  return <time dateTime={at}>{withTime ? formatShortDayAndTime(at, year) : formatShortDay(at, year)}</time>;
}

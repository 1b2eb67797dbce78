import { formatDay } from "../../../shared/format-day.ts";

/** "18 November 2026", for a date in a text. */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{formatDay(at)}</time>;

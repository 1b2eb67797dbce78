import { formatDay } from "../../../shared/format-day.ts";
import type { EntryCard } from "../../../shared/notebook/entry.ts";
import { formatCount } from "../format/format-count.ts";

/** “14 November 2026, 9 minutes” */
export function EntryDate({ entry: { publishedAt, minutes } }: { entry: EntryCard }) {
  return (
    <span>
      {publishedAt ? <time dateTime={publishedAt}>{formatDay(publishedAt)}</time> : "Not published"},{" "}
      {formatCount(minutes, "minute")}
    </span>
  );
}

import type { ComponentType } from "react";
import type { EntryCard } from "../../../shared/notebook/entry.ts";
import { formatCount } from "../format/format-count.ts";
import { ShortDay } from "../format/short-day.tsx";

/** “14 Nov, 9 minutes” */
export function EntryDate({
  entry: { publishedAt, minutes },
  as: Day = ShortDay,
}: {
  entry: EntryCard;
  /** How the date is written. */
  as?: ComponentType<{ at: string }>;
}) {
  return (
    <span>
      {publishedAt ? <Day at={publishedAt} /> : "Not published"}, {formatCount(minutes, "minute")}
    </span>
  );
}

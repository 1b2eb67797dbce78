import { dayMs } from "../../../shared/durations.ts";
import { formatShortDay } from "../format/format-date.ts";

const dayOf = (instant: string) => instant.slice(0, 10);

/** "Today", "Yesterday", "12 Mar", in the order of the items; `from` is the place of its first one. Days are those of UTC, as everywhere on the site. */
export function groupByDay<Item extends { at: string }>(items: readonly Item[], now: string) {
  const today = dayOf(now);
  const yesterday = dayOf(new Date(Date.parse(now) - dayMs).toISOString());
  const groups: { day: string; name: string; from: number; items: Item[] }[] = [];
  for (const [at, item] of items.entries()) {
    const day = dayOf(item.at);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else {
      const name =
        day >= today
          ? "Today"
          : day === yesterday
            ? "Yesterday"
            : formatShortDay(item.at, new Date(now).getUTCFullYear());
      groups.push({ day, name, from: at, items: [item] });
    }
  }
  return groups;
}

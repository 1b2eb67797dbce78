import { formatDay } from "../../../../shared/format-day.ts";
import { instantsOf, ownZone, utcOffset, wallTime, zoneName } from "../../format/time-zone.ts";

/** What `<input type="datetime-local">` holds for an instant: the time where the writer is. */
export const localInput = (instant: Date, zone = ownZone()): string =>
  wallTime(instant, zone).toISOString().slice(0, 16);

export type ScheduleTime =
  | { step: "instant"; at: Date /** What is to be said of it; null of a time that comes once. */; note: string | null }
  | { step: "fault"; message: string };

/** The instant of a time that was entered where the writer is. Where clocks show it twice, it is the first one. */
export function scheduleTime(text: string, zone = ownZone()): ScheduleTime {
  const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? new Date(`${text}Z`) : new Date(Number.NaN);
  if (Number.isNaN(wall.getTime())) return { step: "fault", message: "Choose a date and a time." };
  const [at, again] = instantsOf(wall, zone);
  const time = wall.toISOString().slice(11, 16);
  if (!at) return { step: "fault", message: skipped(time, wall, zone) };
  const note = again
    ? `${time} comes twice that night. The entry goes out the first time, at ${utcOffset(at, zone)}.`
    : null;
  return { step: "instant", at, note };
}

const skipped = (time: string, wall: Date, zone: string): string =>
  `There’s no ${time} on ${formatDay(wall)} in ${zoneName(zone)}: the clocks go forward then. Choose another time.`;

/** The next full hour, at least an hour away. */
export const nextHour = (now: Date): Date => new Date(Math.ceil((now.getTime() + 3_600_000) / 3_600_000) * 3_600_000);

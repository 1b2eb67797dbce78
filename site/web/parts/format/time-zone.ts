import { dayMs } from "../../../shared/durations.ts";

/** Of the browser: "Europe/Berlin". */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Berlin time" */
export function zoneName(zone: string): string {
  const place = zone.split("/").at(-1)?.replaceAll("_", " ");
  return !place || /^(UTC|GMT|Etc)/.test(zone) ? "UTC" : `${place} time`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  clocks.set(zone, clock);
  return clock;
}

/** What clocks in the zone show at an instant, as if they showed UTC. */
export function wallTime(instant: string | Date, zone: string): Date {
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of clockOf(zone).formatToParts(new Date(instant)))
    if (type in shown) shown[type as keyof typeof shown] = Number(value);
  return new Date(Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute, shown.second));
}

const offsetMs = (at: Date, zone: string): number =>
  wallTime(at, zone).getTime() - Math.floor(at.getTime() / 1_000) * 1_000;

/**
 * When clocks in the zone show a time, the earlier instant first: none in the hour that they skip in spring, two in the
 * one that they show twice in autumn.
 * @param wall as of `wallTime`
 */
export function instantsOf(wall: Date, zone: string): Date[] {
  const offsets = new Set([-dayMs, dayMs].map((ms) => offsetMs(new Date(wall.getTime() + ms), zone)));
  return [...offsets]
    .map((offset) => new Date(wall.getTime() - offset))
    .filter((at) => wallTime(at, zone).getTime() === wall.getTime())
    .sort((first, second) => first.getTime() - second.getTime());
}

/** "UTC+2", "UTC−3:30" */
export function utcOffset(instant: string | Date, zone: string): string {
  const minutes = Math.round(offsetMs(new Date(instant), zone) / 60_000);
  if (minutes === 0) return "UTC";
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest ? `:${`${rest}`.padStart(2, "0")}` : ""}`;
}

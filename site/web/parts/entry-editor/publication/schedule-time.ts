/** What `<input type="datetime-local">` holds for an instant: the time where the writer is. */
export function localInput(instant: Date): string {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Null for an empty or impossible time. A time that the clocks skip is the one after it. */
export function instantOfInput(text: string): Date | null {
  const instant = new Date(text);
  return /^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(instant.getTime()) ? instant : null;
}

/** The next full hour, at least an hour away. */
export const nextHour = (now: Date): Date => new Date(Math.ceil((now.getTime() + 3_600_000) / 3_600_000) * 3_600_000);

/** “Berlin time”, of the writer’s browser. */
export function zoneName(zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const place = zone?.split("/").at(-1)?.replaceAll("_", " ");
  return !place || /^(UTC|GMT|Etc)/.test(place) ? "UTC" : `${place} time`;
}

const long = new Intl.DateTimeFormat("en-GB", {
  ...{ weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
});

/** “Thursday 19 November 2026 at 07:00” where the writer is. */
export const formatLocal = (instant: string | Date): string => long.format(new Date(instant)).replace(",", "");

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** “12 March, 09:00” where the writer is, with the year if it isn’t this one. */
export function formatShortLocal(instant: string | Date, now = new Date()): string {
  const at = new Date(instant);
  const format = at.getFullYear() === now.getFullYear() ? day : dayOfYear;
  return `${format.format(at)}, ${time.format(at)}`;
}

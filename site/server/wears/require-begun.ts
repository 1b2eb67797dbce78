import { hourMs } from "../../shared/durations.ts";
import { invalid } from "../problems.ts";

/** The date that it is where the day begins first, by UTC+14: nowhere is it later. */
const latestDay = (now: Date): string => new Date(now.getTime() + 14 * hourMs).toISOString().slice(0, 10);

/** @throws 422 for a day that has not begun anywhere */
export function requireBegun(clock: () => Date, day: string): void {
  if (day > latestDay(clock())) throw invalid({ on: ["Choose today or an earlier day."] });
}

import { hourMs } from "../../shared/durations.ts";
import { invalid } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";

/** The date that it is where the day begins first, by UTC+14: nowhere is it later. */
const latestDay = ({ clock }: Pick<SiteContext, "clock">): string =>
  new Date(clock().getTime() + 14 * hourMs).toISOString().slice(0, 10);

/** @throws 422 for a day that has not begun anywhere */
export function requireBegun(site: Pick<SiteContext, "clock">, day: string): void {
  if (day > latestDay(site)) throw invalid({ on: ["Choose today or an earlier day."] });
}

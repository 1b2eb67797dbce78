import { minuteMs } from "../../shared/durations.ts";
import type { SiteContext } from "../site-context.ts";

/** The minute in which a page is read: server and browser say times relative to it. */
export const pageMinute = ({ clock }: Pick<SiteContext, "clock">): string =>
  new Date(Math.floor(clock().getTime() / minuteMs) * minuteMs).toISOString();

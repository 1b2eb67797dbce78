import { periodEnd, readPeriod, trialEnd } from "./periods.ts";
import { dueNowMicros, type Terms } from "./terms.ts";

export interface FirstPeriod {
  type: "trial" | "intro" | "normal";
  amountMicros: number;
  endsAt: Date;
  /** Where paid periods are counted from. */
  anchorAt: Date;
}

/** What somebody has who subscribes now. */
export function firstPeriod(terms: Terms & { period: string | null }, now: Date): FirstPeriod {
  const amountMicros = dueNowMicros(terms);
  if (terms.trial) {
    const endsAt = trialEnd(now, terms.trial);
    return { type: "trial", amountMicros, endsAt, anchorAt: endsAt };
  }
  const period = readPeriod(terms.intro ? terms.intro.period_duration : terms.period);
  return { type: terms.intro ? "intro" : "normal", amountMicros, endsAt: periodEnd(now, now, period), anchorAt: now };
}

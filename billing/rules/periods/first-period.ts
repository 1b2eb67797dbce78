import { dueNowMicros, type Terms } from "../pricing/amount-due.ts";
import { type Pace, paidPeriodEnd, trialEnd } from "./periods.ts";

export interface FirstPeriod {
  type: "trial" | "intro" | "normal";
  amountMicros: number;
  endsAt: Date;
  anchorAt: Date;
}

export function firstPeriod(terms: Terms & Pace & { period: string | null }, now: Date): FirstPeriod {
  const amountMicros = dueNowMicros(terms);
  if (terms.trial) {
    const endsAt = trialEnd(now, terms.trial, terms);
    return { type: "trial", amountMicros, endsAt, anchorAt: endsAt };
  }
  const type = terms.intro ? "intro" : "normal";
  const period = terms.intro ? terms.intro.period_duration : terms.period;
  const endsAt = paidPeriodEnd({ ...terms, type, anchorAt: now, startsAt: now, period });
  return { type, amountMicros, endsAt, anchorAt: now };
}

import type { Phase } from "@hemline/protocol";
import { type Pace, paidPeriodEnd } from "./periods.ts";

export interface NextPeriod {
  type: "intro" | "normal";
  amountMicros: number;
  startsAt: Date;
  endsAt: Date;
  anchorAt: Date;
}

interface Agreement extends Pace {
  amountMicros: number;
  period: string;
  intro: Phase | null;
  anchorAt: Date;
}

export function nextPrice(
  agreement: Agreement,
  introsSoFar: number,
): { type: "intro" | "normal"; amountMicros: number } {
  const { intro } = agreement;
  return intro?.price && introsSoFar < intro.cycle_count
    ? { type: "intro", amountMicros: intro.price.amount_micros }
    : { type: "normal", amountMicros: agreement.amountMicros };
}

/**
 * The period that a payment at `paidAt` starts. It follows the last one without a gap, unless access had ended for a
 * failed payment, or the whole period has passed: then it starts with the payment.
 */
export function nextPeriod(
  agreement: Agreement,
  o: { introsSoFar: number; lastEndedAt: Date; hadLapsed: boolean; paidAt: Date },
): NextPeriod {
  const { type, amountMicros } = nextPrice(agreement, o.introsSoFar);
  const period = type === "intro" ? (agreement.intro?.period_duration ?? null) : agreement.period;
  const from = (anchorAt: Date, startsAt: Date) => {
    const endsAt = paidPeriodEnd({ ...agreement, type, anchorAt, startsAt, period });
    return { type, amountMicros, startsAt, endsAt, anchorAt };
  };
  const followed = from(agreement.anchorAt, o.lastEndedAt);
  return !o.hadLapsed && followed.endsAt > o.paidAt ? followed : from(o.paidAt, o.paidAt);
}

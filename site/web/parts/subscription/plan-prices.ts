import { formatMoney } from "@hemline/protocol/money";
import { periodDays, phaseLength } from "@hemline/protocol/period";
import { type Cost, relativeDiscount } from "@hemline/protocol/relative-discount";
import type { Package, Price } from "@hemline/purchases";
import { perPeriod } from "../../../shared/subscription/offer.ts";

/** The prices of a package as texts. */
export interface PlanPrice {
  /** "Yearly" */
  name: string;
  /** "€36.00 a year" */
  price: string;
  /** "€3.00 a month", for longer periods. */
  perMonth: string | null;
  /** Compared with the most expensive package. */
  savesPercent: number | null;
  /** Days of free trial; 0 for none. */
  trialDays: number;
}

const names = { day: "Daily", week: "Weekly", month: "Monthly", year: "Yearly" } as const;
const monthsPerUnit = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 } as const;

/** Null for one-time purchases. */
function monthlyMicros({ webBillingProduct: { price, period } }: Package): number | null {
  return period && price.amountMicros / (period.number * monthsPerUnit[period.unit]);
}

const costOf = ({ webBillingProduct: { price, period } }: Package): Cost => ({ ...price, period });

/** The savings are computed as the paywall does. */
export function planPrices(packages: readonly Package[]): PlanPrice[] {
  const costs = packages.map(costOf);
  return packages.map((one) => {
    const { price, period, title, freeTrialPhase } = one.webBillingProduct;
    const monthly = monthlyMicros(one);
    const trial = phaseLength(freeTrialPhase);
    const isLonger = period !== null && period.number * monthsPerUnit[period.unit] > 1;
    return {
      name: period?.number === 1 ? names[period.unit] : title,
      price: period ? `${price.formattedPrice} ${perPeriod(period)}` : price.formattedPrice,
      perMonth: isLonger && monthly !== null ? `${formatMicros(monthly, price)} a month` : null,
      savesPercent: relativeDiscount(costOf(one), costs),
      trialDays: trial ? periodDays(trial) : 0,
    };
  });
}

const formatMicros = (amount_micros: number, { currency }: Price): string =>
  formatMoney({ amount_micros, currency }, "en");

import { formatMoney } from "@hemline/protocol/money";
import { periodDays, phaseLength } from "@hemline/protocol/period";
import { type Cost, relativeDiscount } from "@hemline/protocol/relative-discount";
import type { Package, Price } from "@hemline/purchases";

/** A package in the words of the subscription page. */
export interface Offer {
  /** "Yearly" */
  name: string;
  /** "€36.00 a year" */
  price: string;
  /** "€3.00 a month", for what is paid in longer stretches. */
  perMonth: string | null;
  /** Percent less than the dearest package; null when there is nothing to save. */
  savesPercent: number | null;
  /** Days of free trial; 0 for none. */
  trialDays: number;
}

const names = { day: "Daily", week: "Weekly", month: "Monthly", year: "Yearly" } as const;
const monthsIn = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 } as const;

/** What a month of it costs, in micros; null for what is paid once. */
function monthlyMicros({ webBillingProduct: { price, period } }: Package): number | null {
  return period && price.amountMicros / (period.number * monthsIn[period.unit]);
}

const costOf = ({ webBillingProduct: { price, period } }: Package): Cost => ({ ...price, period });

/** The offers of packages that stand beside each other. Their savings are the ones that a paywall names. */
export function offersOf(packages: readonly Package[]): Offer[] {
  const costs = packages.map(costOf);
  return packages.map((one) => {
    const { price, period, title, freeTrialPhase } = one.webBillingProduct;
    const monthly = monthlyMicros(one);
    const trial = phaseLength(freeTrialPhase);
    const isLonger = period !== null && period.number * monthsIn[period.unit] > 1;
    return {
      name: period?.number === 1 ? names[period.unit] : title,
      price: period ? `${price.formattedPrice} ${every(period)}` : price.formattedPrice,
      perMonth: isLonger && monthly !== null ? `${inCurrency(monthly, price)} a month` : null,
      savesPercent: relativeDiscount(costOf(one), costs),
      trialDays: trial ? periodDays(trial) : 0,
    };
  });
}

const every = ({ number, unit }: { number: number; unit: string }) =>
  number === 1 ? `a ${unit}` : `every ${number} ${unit}s`;

const inCurrency = (amount_micros: number, { currency }: Price): string =>
  formatMoney({ amount_micros, currency }, "en");

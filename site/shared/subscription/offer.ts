/** What a subscription costs, where a page says it in a sentence. */
export interface SubscriptionOffer {
  /** "€36.00 a year" */
  price: string;
  /** Days of free trial; 0 for none. */
  trialDays: number;
}

/** "a year", "every 3 months" */
export const perPeriod = ({ number, unit }: { number: number; unit: string }): string =>
  number === 1 ? `a ${unit}` : `every ${number} ${unit}s`;

import { formatMoney, type Money } from "@hemline/protocol/money";

/** An amount of money, ready to be shown. */
export interface Price {
  /** Hundredths of the main unit in every currency: $9.99 is 999, ¥1000 is 100000. */
  readonly amount: number;
  /** Millionths of the main unit: $9.99 is 9990000. */
  readonly amountMicros: number;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** In the runtime's own language, e.g. `$9.99`. */
  readonly formattedPrice: string;
}

export function priceOf(money: Money): Price {
  return {
    amount: money.amount_micros / 10_000,
    amountMicros: money.amount_micros,
    currency: money.currency,
    formattedPrice: formatMoney(money),
  };
}

/** The amount in the form of the wire. */
export function moneyOf(price: Price): Money {
  return { amount_micros: price.amountMicros, currency: price.currency };
}

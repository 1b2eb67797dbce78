/** Everything that is printed on a receipt or credit note, as it was when it was issued. Instants in ISO 8601, amounts in micros. */
export interface ReceiptSnapshot {
  seller: string;
  supportEmail: string | null;
  footer: string | null;
  email: string | null;
  appUserId: string;
  line: {
    title: string;
    /** The time it is paid for; null for what is bought once. */
    period: { from: string; to: string } | null;
  };
  currency: string;
  /** What was paid or sent back, tax and all. */
  totalMicros: number;
  taxes: { name: string; amountMicros: number }[];
  /** Whether the price is meant with its tax. */
  isTaxIncluded: boolean;
  country: string | null;
  card: { brand: string; last4: string } | null;
  transactionId: string;
  /** The language tag of its labels, dates and amounts; left out on older ones, which are English. */
  locale?: string | null;
  /** Of a credit note, the number of the receipt it takes back, all or in part. */
  takesBack: string | null;
}

/** As it is printed and asked for: `000042`, and `TEST-000042` where no money moved. */
export function receiptNumber({ number, isSandbox }: { number: number; isSandbox: boolean }): string {
  return `${isSandbox ? "TEST-" : ""}${String(number).padStart(6, "0")}`;
}

/** What taxes come to in a part of what they were paid on; the parts add up to the whole part's tax. */
export function shareOfTaxes(
  taxes: readonly { name: string; amountMicros: number }[],
  o: { totalMicros: number; partMicros: number },
): { name: string; amountMicros: number }[] {
  const share = (micros: number) => Math.round((micros * o.partMicros) / o.totalMicros);
  const whole = share(taxes.reduce((sum, it) => sum + it.amountMicros, 0));
  const parts = taxes.map(({ name, amountMicros }) => ({ name, amountMicros: share(amountMicros) }));
  const last = parts.at(-1);
  if (last) last.amountMicros += whole - parts.reduce((sum, it) => sum + it.amountMicros, 0);
  return parts;
}

import type { Letter } from "@hemline/mail";
import { formatMoney } from "@hemline/protocol/money";
import { type Period, parsePeriod } from "@hemline/protocol/period";

export interface Receipt {
  email: string;
  app: string;
  title: string;
  supportEmail: string | null;
  amountMicros: number;
  renewalMicros: number;
  currency: string;
  period: string | null;
  /** When the next payment is due; null for what is bought once. */
  renewsAt: Date | null;
  isSandbox: boolean;
}

/** The letter that confirms a purchase: what it is, what was paid, what comes next and how to leave. */
export function receiptLetter(receipt: Receipt): Letter {
  const price = (amountMicros: number) =>
    formatMoney({ amount_micros: amountMicros, currency: receipt.currency }, "en");
  const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
  const paid =
    receipt.amountMicros === 0
      ? "Your free trial has begun; nothing was charged."
      : `You paid ${price(receipt.amountMicros)}.`;
  const period = parsePeriod(receipt.period ?? "");
  const next =
    receipt.renewsAt && period
      ? `It renews on ${day.format(receipt.renewsAt)} for ${price(receipt.renewalMicros)} ${every(period)} until you cancel. You can cancel at any time before that day.`
      : null;
  const help = receipt.supportEmail ? `Questions? Write to ${receipt.supportEmail}.` : null;
  const sandbox = receipt.isSandbox ? "This was a test purchase: no money moved." : null;
  return {
    to: receipt.email,
    subject: `${receipt.app}: ${receipt.title}`,
    text: [`Thank you for your purchase of ${receipt.title}.`, paid, next, sandbox, help]
      .filter((it) => it !== null)
      .join("\n\n"),
  };
}

function every({ number, unit }: Period): string {
  return number === 1 ? `a ${unit}` : `every ${number} ${unit}s`;
}

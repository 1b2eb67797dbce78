import type { PortalSubscription } from "@hemline/protocol";
import { formatMoney, type Money } from "@hemline/protocol/money";
import { parsePeriod } from "@hemline/protocol/period";

/** English is what the page speaks; how dates and amounts are written is the reader's own, where that is English too. */
const locale = navigator.language.startsWith("en") ? navigator.language : "en-GB";

const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
const minute = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });

export const money = (price: Money): string => formatMoney(price, locale);

/** A day; with its time where it is less than a day away, so that a hurried sandbox makes sense. */
export function dayOf(instant: string): string {
  const at = new Date(instant);
  return (Math.abs(at.getTime() - Date.now()) < 86_400_000 ? minute : day).format(at);
}

/** `a month`, `every 3 months`. */
export function every(period: string): string {
  const read = parsePeriod(period);
  if (!read) return "";
  return read.number === 1 ? `a ${read.unit}` : `every ${read.number} ${read.unit}s`;
}

/** A card as it is written on a bill: `Visa ending 4242`. */
export function cardName({ brand, last4 }: { brand: string; last4: string }): string {
  const name = brands[brand] ?? `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
  return `${name} ending ${last4}`;
}

const brands: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** How a subscription stands, in one sentence. */
export function standing({ state, ends_at, next_payment, open_payment }: PortalSubscription): string {
  const end = ends_at ? dayOf(ends_at) : "";
  switch (state) {
    case "trial":
      return next_payment
        ? `Your free trial runs until ${dayOf(next_payment.at)}. Cancel before that day and nothing is charged.`
        : `Your free trial runs until ${end}.`;
    case "active":
      return next_payment
        ? `It renews on ${dayOf(next_payment.at)} for ${money(next_payment.price)}.`
        : `It runs until ${end} and does not renew.`;
    case "cancelled":
      return `You have cancelled. Everything stays open until ${end}, and nothing more is charged.`;
    case "grace":
      return open_payment?.needs_confirmation
        ? `Your bank wants to see that it is you before it pays. Everything stays open until ${end}.`
        : `The last payment did not go through. Everything stays open until ${end} while we try again.`;
    case "unpaid":
      return open_payment?.needs_confirmation
        ? "Your bank wants to see that it is you before it pays. Confirm the payment and everything opens again."
        : "The last payment did not go through, so access has ended. A new card opens it again at once.";
    case "ended":
      return end ? `It ended on ${end}.` : "It has ended.";
  }
}

export const stateNames: Record<PortalSubscription["state"], { word: string; tone: "ok" | "teal" | "plain" | "bad" }> =
  {
    trial: { word: "Free trial", tone: "teal" },
    active: { word: "Active", tone: "ok" },
    cancelled: { word: "Cancelled", tone: "plain" },
    grace: { word: "Payment failed", tone: "bad" },
    unpaid: { word: "Unpaid", tone: "bad" },
    ended: { word: "Ended", tone: "plain" },
  };

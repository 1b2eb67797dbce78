import type { TaxAnswer } from "@hemline/protocol";
import type { Effect, Next } from "./effects.ts";
import { atStage, completing } from "./paying.ts";
import { isAddressDoubted, isTaxAsked } from "./payment-entry-checks.ts";
import { filling, withoutTaxLoading, withTax } from "./payment-entry-setters.ts";
import { isAddressUnknown, pricedBy } from "./price-breakdown.ts";
import type { PaymentEntry } from "./state.ts";
import { type Address, isSameAddress } from "./tax-address.ts";

/** A complete card may come with another address, and so another tax. */
export function refreshTax(entry: PaymentEntry): Next {
  const { form, activity } = entry;
  const isDue =
    isTaxAsked(entry) &&
    activity.doing !== "paying" &&
    form.isPaymentComplete &&
    form.method === "card" &&
    form.email !== "" &&
    form.waitingFor.length === 0;
  if (!isDue) return [entry];
  const round = entry.round + 1;
  return [
    { ...withoutTaxLoading(entry), round },
    { do: "submit", round, withToken: true },
  ];
}

/** The fields are valid: a new address is priced first, a payment goes on. */
export function submitted(entry: PaymentEntry, token: { id: string; address: Address } | null): Next {
  const { round, activity } = entry;
  const address = token?.address ?? null;
  const isRepriced = address !== null && !isSameAddress(address, entry.pricedFor);
  if (activity.doing !== "paying")
    return isRepriced ? [repricing(entry), { do: "calculate-taxes", round, address }] : [entry];
  const paid: PaymentEntry = { ...entry, activity: { ...activity, tokenId: token?.id ?? null } };
  return isRepriced ? atStage(paid, "taxing", { do: "calculate-taxes", round, address }) : completing(paid);
}

export function taxed(entry: PaymentEntry, answer: TaxAnswer, address: Address | null): Next {
  const before = entry.price.totalAmountInMicros;
  const session = { ...entry.session, elements: answer.gateway_params.elements_configuration };
  const priced: PaymentEntry = { ...entry, session, price: pricedBy(answer, address), pricedFor: address };
  const configure: Effect = { do: "configure", elements: session.elements };
  const isUnknown = isAddressUnknown(answer, address);
  if (entry.activity.doing !== "paying") return [doubting(priced, isUnknown), configure];
  if (answer.total_amount_in_micros !== before)
    return [{ ...withTax(priced, "miss-match"), activity: { doing: "review" } }, configure];
  const [state, ...effects] = completing(priced);
  return [state, configure, ...effects];
}

/** A new calculation supersedes the price under review. */
function repricing(entry: PaymentEntry): PaymentEntry {
  return withTax(entry.activity.doing === "review" ? filling(entry, null) : entry, "loading");
}

/** Shows or removes the notice of an unknown address. */
function doubting(entry: PaymentEntry, isUnknown: boolean): PaymentEntry {
  if (isUnknown) return filling(entry, { about: "address" });
  return isAddressDoubted(entry) ? filling(entry, null) : entry;
}

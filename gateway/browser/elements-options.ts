import { IntegrationError } from "./element.ts";
import type { Appearance, BillingDetails, FontSource, Intent } from "./frame-messages.ts";

export interface ElementsOptions {
  mode?: "payment" | "setup" | "subscription";
  clientSecret?: string;
  amount?: number;
  currency?: string;
  setupFutureUsage?: string | null;
  paymentMethodTypes?: string[];
  locale?: string;
  appearance?: Appearance;
  fonts?: FontSource[];
  loader?: "auto" | "always" | "never";
}

export interface ElementOptions {
  defaultValues?: { email?: string; billingDetails?: BillingDetails };
  business?: { name?: string };
  terms?: { card?: "auto" | "always" | "never" };
  fields?: { billingDetails?: "never" | "auto" | { address?: "never" | "auto" | object } };
  readOnly?: boolean;
}

const refuse = (name: string, why: string): never => {
  throw new IntegrationError(`Invalid value for elements(): ${name} ${why}.`);
};

/** @throws IntegrationError for what the real provider refuses before any field is shown. */
export function checkOptions({ mode, clientSecret, amount, currency, paymentMethodTypes }: ElementsOptions): void {
  if (mode !== undefined && clientSecret !== undefined) refuse("mode", "and clientSecret exclude each other");
  if (mode !== undefined && !["payment", "setup", "subscription"].includes(mode))
    refuse("mode", "is payment, setup or subscription");
  if (mode === "payment" || mode === "subscription") {
    const least = mode === "payment" ? 1 : 0;
    if (!Number.isSafeInteger(amount) || (amount ?? 0) < least) refuse("amount", "has to be a whole positive number");
    if (currency === undefined) refuse("currency", "is needed for a payment");
  }
  if (currency !== undefined && !/^[a-z]{3}$/.test(currency)) refuse("currency", "is three lower-case letters");
  if (paymentMethodTypes !== undefined && !paymentMethodTypes.includes("card"))
    refuse("paymentMethodTypes", "has to contain card, the only type of this account");
}

const confirmable = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** @returns how an intent differs from the form: nobody may pay another amount than the one shown */
export function differenceTo(intent: Intent, options: ElementsOptions): string | undefined {
  if (options.mode !== "payment" || !confirmable.includes(intent.status)) return undefined;
  if (intent.amount !== options.amount) return `amount (${options.amount} and ${intent.amount})`;
  if (intent.currency !== options.currency) return `currency (${options.currency} and ${intent.currency})`;
  const [formUsage, usage] = [options.setupFutureUsage ?? null, intent.setup_future_usage ?? null];
  return formUsage === usage ? undefined : `setup_future_usage (${formUsage} and ${usage})`;
}

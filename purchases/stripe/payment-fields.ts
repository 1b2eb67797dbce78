import type { StripeElements } from "@stripe/stripe-js";
import type { Event } from "../checkout/machine/events.ts";
import { problem } from "../checkout/machine/purchase-problem.ts";
import type { Field } from "../checkout/machine/state.ts";
import type { ApplePayRequest } from "./apple-pay-request.ts";
import { FormErrorCode } from "./form-failure.ts";

/** What a field is made with. */
export interface FieldOptions {
  businessName: string | null;
  needsBillingAddress: boolean;
  applePay: ApplePayRequest | null;
  /** Given the way to close the wallet's sheet, when one has asked for a payment. */
  onWallet(end: () => void): void;
}

/** As much of a field of the provider as is needed after it was made. */
export interface ProviderField {
  mount(place: HTMLElement): void;
  unmount(): void;
  destroy(): void;
}

const methodsWithTerms = [
  "applePay",
  "auBecsDebit",
  "bancontact",
  "card",
  "cashapp",
  "googlePay",
  "ideal",
  "paypal",
  "sepaDebit",
  "sofort",
  "usBankAccount",
] as const;

/** Makes one field; what happens to it is told as events of the checkout. */
export function makeField(
  elements: StripeElements,
  field: Field,
  options: FieldOptions,
  tell: (event: Event) => void,
): ProviderField {
  switch (field) {
    case "express":
      return expressField(elements, options, tell);
    case "email":
      return emailField(elements, tell);
    case "payment":
      return paymentField(elements, options, tell);
  }
}

function expressField(elements: StripeElements, options: FieldOptions, tell: (event: Event) => void): ProviderField {
  const { applePay } = options;
  const element = elements.create("expressCheckout", {
    billingAddressRequired: options.needsBillingAddress,
    emailRequired: true,
    ...(applePay ? { applePay } : {}),
  });
  element.on("ready", ({ availablePaymentMethods }) =>
    tell({ on: "field-ready", field: "express", hasWallets: Boolean(availablePaymentMethods) }),
  );
  element.on("loaderror", ({ error }) => tell(broken(error)));
  element.on("click", ({ resolve }) => resolve(applePay ? { applePay } : {}));
  element.on("confirm", ({ expressPaymentType, billingDetails, paymentFailed }) => {
    options.onWallet(() => paymentFailed({ reason: "fail" }));
    tell({ on: "wallet", method: expressPaymentType, email: billingDetails?.email ?? "" });
  });
  return element;
}

function emailField(elements: StripeElements, tell: (event: Event) => void): ProviderField {
  const element = elements.create("linkAuthentication", { defaultValues: { email: "" } });
  element.on("ready", () => tell({ on: "field-ready", field: "email" }));
  element.on("loaderror", ({ error }) => tell(broken(error)));
  element.on("change", ({ complete, value }) => tell({ on: "email", email: complete ? value.email : "" }));
  return element;
}

function paymentField(elements: StripeElements, options: FieldOptions, tell: (event: Event) => void): ProviderField {
  const element = elements.create("payment", {
    ...(options.businessName ? { business: { name: options.businessName } } : {}),
    layout: { type: "tabs" },
    terms: Object.fromEntries(methodsWithTerms.map((method) => [method, "never"])),
  });
  element.on("ready", () => tell({ on: "field-ready", field: "payment" }));
  element.on("loaderror", ({ error }) => tell(broken(error)));
  element.on("change", ({ complete, value }) =>
    tell({ on: "payment", isComplete: complete, method: complete ? value.type : null }),
  );
  return element;
}

function broken(error: { type?: string; message?: string | undefined }): Event {
  const underlying = `Failed to initialize payment form: ${error.message ?? "no reason given"}`;
  if (error.type === "api_connection_error") return { on: "field-broken", problem: problem("network", underlying) };
  const code = FormErrorCode.ErrorLoadingStripe;
  return { on: "field-broken", problem: { kind: "setting-up", code, underlying } };
}

import type { StripeElements } from "@stripe/stripe-js";
import type { Event } from "../checkout/machine/events.ts";
import { problem } from "../checkout/machine/purchase-problem.ts";
import type { Field } from "../checkout/machine/state.ts";
import type { ApplePayRequest } from "./apple-pay-request.ts";
import { FormErrorCode } from "./form-failure.ts";

export interface FieldOptions {
  businessName: string | null;
  needsBillingAddress: boolean;
  applePay: ApplePayRequest | null;
  /** A wallet asked for a payment; `end` closes its sheet. */
  onWallet(end: () => void): void;
}

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

export function createField(
  elements: StripeElements,
  field: Field,
  options: FieldOptions,
  send: (event: Event) => void,
): ProviderField {
  switch (field) {
    case "express":
      return expressField(elements, options, send);
    case "email":
      return emailField(elements, send);
    case "payment":
      return paymentField(elements, options, send);
  }
}

function expressField(elements: StripeElements, options: FieldOptions, send: (event: Event) => void): ProviderField {
  const { applePay } = options;
  const element = elements.create("expressCheckout", {
    billingAddressRequired: options.needsBillingAddress,
    emailRequired: true,
    ...(applePay ? { applePay } : {}),
  });
  element.on("ready", ({ availablePaymentMethods }) =>
    send({ on: "field-ready", field: "express", hasWallets: Boolean(availablePaymentMethods) }),
  );
  element.on("loaderror", ({ error }) => send(broken(error)));
  element.on("click", ({ resolve }) => resolve(applePay ? { applePay } : {}));
  element.on("confirm", ({ expressPaymentType, billingDetails, paymentFailed }) => {
    options.onWallet(() => paymentFailed({ reason: "fail" }));
    send({ on: "wallet", method: expressPaymentType, email: billingDetails?.email ?? "" });
  });
  return element;
}

function emailField(elements: StripeElements, send: (event: Event) => void): ProviderField {
  const element = elements.create("linkAuthentication", { defaultValues: { email: "" } });
  element.on("ready", () => send({ on: "field-ready", field: "email" }));
  element.on("loaderror", ({ error }) => send(broken(error)));
  element.on("change", ({ complete, value }) => send({ on: "email", email: complete ? value.email : "" }));
  return element;
}

function paymentField(elements: StripeElements, options: FieldOptions, send: (event: Event) => void): ProviderField {
  const element = elements.create("payment", {
    ...(options.businessName ? { business: { name: options.businessName } } : {}),
    layout: { type: "tabs" },
    terms: Object.fromEntries(methodsWithTerms.map((method) => [method, "never"])),
  });
  element.on("ready", () => send({ on: "field-ready", field: "payment" }));
  element.on("loaderror", ({ error }) => send(broken(error)));
  element.on("change", ({ complete, value }) =>
    send({ on: "payment", isComplete: complete, method: complete ? value.type : null }),
  );
  return element;
}

function broken(error: { type?: string; message?: string | undefined }): Event {
  const underlying = `Failed to initialize payment form: ${error.message ?? "no reason given"}`;
  if (error.type === "api_connection_error") return { on: "field-broken", problem: problem("network", underlying) };
  const code = FormErrorCode.ErrorLoadingStripe;
  return { on: "field-broken", problem: { kind: "setting-up", code, underlying } };
}

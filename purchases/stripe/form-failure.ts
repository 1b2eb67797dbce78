import type { StripeError } from "@stripe/stripe-js";
import type { FormFailure } from "../checkout/payment-form.ts";

/** 0: the provider's fields could not be set up. 1: its fields show the error themselves. 2: the page has to. */
export const FormErrorCode = { ErrorLoadingStripe: 0, HandledFormError: 1, UnhandledFormError: 2 } as const;
export type FormErrorCode = (typeof FormErrorCode)[keyof typeof FormErrorCode];

type ProviderError = Pick<StripeError, "type" | "code" | "message">;

const handledCardCodes = new Set(["card_declined", "expired_card", "incorrect_cvc", "incorrect_number"]);

/** Who has to show an error of the provider. */
export function formErrorCode({ type, code }: Pick<ProviderError, "type" | "code">): FormErrorCode {
  const isHandled = type === "validation_error" || (type === "card_error" && handledCardCodes.has(code ?? ""));
  return isHandled ? FormErrorCode.HandledFormError : FormErrorCode.UnhandledFormError;
}

export function formFailure(error: ProviderError): FormFailure {
  const gatewayErrorCode = error.code ?? error.type;
  return { is: kindOf(error), gatewayErrorCode, message: error.message ?? gatewayErrorCode };
}

function kindOf(error: ProviderError): FormFailure["is"] {
  if (formErrorCode(error) === FormErrorCode.HandledFormError) return "handled";
  switch (error.type) {
    case "api_connection_error":
      return "network";
    case "card_error":
    case "invalid_request_error":
    case "validation_error":
      return "unhandled";
    default:
      // Above all `api_error`, which may follow a charge.
      return "unclear";
  }
}

/**
 * Whether a refused confirmation means that the payment already went through: an earlier answer was lost, and the
 * customer tried again.
 */
export function isConfirmedAlready(error: StripeError): boolean {
  const status = error.payment_intent?.status ?? error.setup_intent?.status;
  return status === "succeeded" || status === "processing" || status === "requires_capture";
}

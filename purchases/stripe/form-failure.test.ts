import { describe, expect, test } from "vitest";
import { FormErrorCode, formErrorCode, formFailure, isConfirmedAlready } from "./form-failure.ts";

describe("a refusal of the provider", () => {
  test.each([
    ["validation_error", undefined, 1],
    ["card_error", "card_declined", 1],
    ["card_error", "expired_card", 1],
    ["card_error", "incorrect_cvc", 1],
    ["card_error", "incorrect_number", 1],
    ["card_error", "processing_error", 2],
    ["api_error", "card_declined", 2],
    ["invalid_request_error", undefined, 2],
  ] as const)("%s %s has the form error code %i", (type, code, expected) => {
    expect(formErrorCode({ type, ...(code ? { code } : {}) })).toBe(expected);
  });
  test("its codes have names", () => {
    expect(FormErrorCode).toEqual({ ErrorLoadingStripe: 0, HandledFormError: 1, UnhandledFormError: 2 });
  });
  test("a lost connection is reported as one", () => {
    expect(formFailure({ type: "api_connection_error", message: "x" })).toMatchObject({ is: "network" });
  });
  test.each([
    ["api_error", "unclear"],
    ["rate_limit_error", "unclear"],
    ["idempotency_error", "unclear"],
    ["authentication_error", "unclear"],
    ["card_error", "unhandled"],
    ["invalid_request_error", "unhandled"],
  ] as const)("%s, which its fields do not show, is %s", (type, is) => {
    expect(formFailure({ type })).toMatchObject({ is });
  });
  test("what the page has to show has the provider's message", () => {
    expect(formFailure({ type: "card_error", code: "processing_error", message: "Try later." })).toEqual({
      is: "unhandled",
      gatewayErrorCode: "processing_error",
      message: "Try later.",
    });
    expect(formFailure({ type: "api_error" })).toMatchObject({ message: "api_error" });
  });
  test("has the provider's code and message even where its fields show them", () => {
    expect(formFailure({ type: "card_error", code: "card_declined", message: "Declined." })).toEqual({
      is: "handled",
      gatewayErrorCode: "card_declined",
      message: "Declined.",
    });
  });
  test.each([
    ["succeeded", true],
    ["processing", true],
    ["requires_payment_method", false],
  ] as const)("an intent that is %s was confirmed already: %s", (status, isConfirmed) => {
    const error = {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      payment_intent: { status },
    };
    expect(isConfirmedAlready(error as Parameters<typeof isConfirmedAlready>[0])).toBe(isConfirmed);
  });
});

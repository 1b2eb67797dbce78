import { describe, expect, test } from "vitest";
import { problem } from "../../checkout/machine/purchase-problem.ts";
import { viewOfOneTimePurchase, viewOfSubscription } from "../../testing/sample-views.ts";
import type { CheckoutView } from "../checkout-context.ts";
import { errorTexts } from "./error-texts.ts";

describe("the error page", () => {
  const say = (kind: Parameters<typeof problem>[0], view = viewOfSubscription()) =>
    errorTexts(view, problem(kind, null), false);
  const sentences = (kind: Parameters<typeof problem>[0], view?: CheckoutView) => {
    const { title, message, note, tryAgain, close } = say(kind, view);
    return [title, message, note, tryAgain, close];
  };

  test.each<[Parameters<typeof problem>[0], string]>([
    ["setting-up", "Purchase not started due to an error (error code: 0)."],
    ["unknown", "An unknown error occurred (error code: 2)."],
    ["charging", "Payment failed."],
    ["network", "Network error. Please check your internet connection."],
    ["missing-email", "An email is required to complete the purchase."],
  ])("%s can be tried again", (kind, message) => {
    expect(sentences(kind)).toEqual(["Something went wrong", message, null, "Try again", "Close"]);
    expect(say(kind).support).toBe("If the error persists, contact support at");
  });

  test("what is owned already leads back to the app", () => {
    expect(sentences("already-purchased").filter((_, at) => at !== 1)).toEqual([
      "You already subscribed to Atelier monthly",
      null,
      null,
      "Go to Atelier",
    ]);
    expect(say("already-purchased", viewOfOneTimePurchase()).title).toBe("You already purchased Lookbook");
    expect(say("already-purchased")).toMatchObject({
      variant: "owned",
      support: "If you have trouble accessing your purchase, contact support at",
    });
  });

  test.each<[Parameters<typeof problem>[0], string]>([
    ["tax-not-active", "Stripe Tax is not active"],
    ["invalid-tax-origin", "The tax origin address is not valid"],
    ["missing-permission", "A permission is missing"],
  ])("%s is for developers in a sandbox, without retry and support; customers do not see it", (kind, title) => {
    const inSandbox = say(kind, { ...viewOfSubscription(), isSandbox: true });
    expect(inSandbox).toMatchObject({
      title,
      note: "This message only appears in the sandbox",
      tryAgain: null,
      close: "Close",
      support: null,
    });
    expect(inSandbox.message).toContain("In production, purchases work without tax.");
    const { code } = problem(kind, null);
    expect(sentences(kind)).toEqual([
      "Something went wrong",
      `Purchase not started due to an error (error code: ${code}).`,
      null,
      "Try again",
      "Close",
    ]);
    expect(say(kind).support).toBe("If the error persists, contact support at");
  });

  test("shows developers in a sandbox the cause, and customers not", () => {
    const missing = problem("setting-up", "Stripe configuration is missing");
    const told = (isSandbox: boolean) =>
      errorTexts({ ...viewOfSubscription(), isSandbox }, missing, false).forDevelopers;
    expect([told(true), told(false)]).toEqual(["Stripe configuration is missing", null]);
  });

  test("an app without a name is called App", () => {
    expect(
      errorTexts({ ...viewOfSubscription(), branding: null }, problem("already-purchased", null), false).close,
    ).toBe("Go to App");
  });
});

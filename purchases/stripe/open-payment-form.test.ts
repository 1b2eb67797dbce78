import { describe, expect, test } from "vitest";
import type { CheckoutSession } from "../checkout/checkout-session.ts";
import type { Event } from "../checkout/machine/events.ts";
import { FakeStripe } from "../testing/fake-stripe.ts";
import { session } from "../testing/machine-driver.ts";
import { openPaymentForm } from "./open-payment-form.ts";

function opened(change: Partial<CheckoutSession> = {}, more: Partial<Parameters<typeof openPaymentForm>[2]> = {}) {
  const provider = new FakeStripe();
  const told: Event[] = [];
  const look = { appearance: { theme: "stripe" as const }, fonts: [], locale: "de" };
  const options = { businessName: "Atelier", needsBillingAddress: true, applePay: null, ...more };
  const send = (event: Event) => void told.push(event);
  const form = openPaymentForm(provider.client, { ...session, ...change }, { ...look, ...options }, send);
  for (const field of ["express", "email", "payment"] as const) form.mount(field, {} as HTMLElement);
  return { provider, form, told };
}

test("the fields are created with the session's configuration", () => {
  const { provider } = opened();
  expect(provider.received[0]).toEqual(["Stripe", "pk_test_x", "acct_1"]);
  expect(provider.made.elements).toEqual({
    mode: "payment",
    paymentMethodTypes: ["card"],
    setupFutureUsage: "off_session",
    amount: 999,
    currency: "usd",
    loader: "always",
    locale: "de",
    appearance: { theme: "stripe" },
    fonts: [],
  });
});

test("setting a card up has no amount", () => {
  const elements = {
    mode: "setup" as const,
    payment_method_types: ["card"],
    setup_future_usage: "off_session" as const,
  };
  const { provider } = opened({ elements });
  expect(provider.made.elements).not.toHaveProperty("amount");
  expect(provider.made.elements).toMatchObject({ mode: "setup" });
});

test("the payment field has tabs and the app's name, and says no terms", () => {
  const { payment } = opened().provider.made;
  expect(payment).toMatchObject({ layout: { type: "tabs" }, business: { name: "Atelier" } });
  const { terms } = payment as { terms: Record<string, string> };
  expect([Object.keys(terms).length, ...new Set(Object.values(terms))]).toEqual([11, "never"]);
});

test.each([true, false])("a wallet is asked for the email, and for a billing address: %s", (needsBillingAddress) => {
  const { provider } = opened({}, { needsBillingAddress });
  expect(provider.made.expressCheckout).toEqual({
    billingAddressRequired: needsBillingAddress,
    emailRequired: true,
  });
});

describe("events of the fields", () => {
  const broken = { error: { message: "No frames today." } };
  const lost = { error: { ...broken.error, type: "api_connection_error" } };
  const problem = {
    kind: "setting-up",
    code: 0,
    underlying: "Failed to initialize payment form: No frames today.",
  };
  const card = { value: { type: "card" } };
  const ada = { value: { email: "ada@example.org" } };
  test.each<[string, string, object, object]>([
    ["expressCheckout", "ready", {}, { on: "field-ready", field: "express", hasWallets: false }],
    [
      "expressCheckout",
      "ready",
      { availablePaymentMethods: { applePay: true } },
      { on: "field-ready", field: "express", hasWallets: true },
    ],
    ["linkAuthentication", "ready", {}, { on: "field-ready", field: "email" }],
    ["payment", "ready", {}, { on: "field-ready", field: "payment" }],
    ["expressCheckout", "loaderror", broken, { on: "field-broken", problem }],
    ["linkAuthentication", "loaderror", broken, { on: "field-broken", problem }],
    ["payment", "loaderror", broken, { on: "field-broken", problem }],
    ["payment", "loaderror", lost, { on: "field-broken", problem: { ...problem, kind: "network", code: 3 } }],
    ["linkAuthentication", "change", { complete: false, ...ada }, { on: "email", email: "" }],
    ["linkAuthentication", "change", { complete: true, ...ada }, { on: "email", email: "ada@example.org" }],
    ["payment", "change", { complete: false, ...card }, { on: "payment", isComplete: false, method: null }],
    ["payment", "change", { complete: true, ...card }, { on: "payment", isComplete: true, method: "card" }],
    [
      "expressCheckout",
      "confirm",
      { expressPaymentType: "apple_pay", billingDetails: { email: "ada@example.org" } },
      { on: "wallet", method: "apple_pay", email: "ada@example.org" },
    ],
    [
      "expressCheckout",
      "confirm",
      { expressPaymentType: "google_pay" },
      { on: "wallet", method: "google_pay", email: "" },
    ],
  ])("%s %s %j", (field, name, event, expected) => {
    const { provider, told } = opened();
    provider.emit(field, name, event);
    expect(told).toEqual([expected]);
  });

  const recurring = {
    recurringPaymentRequest: {
      paymentDescription: "Atelier monthly",
      managementURL: "https://pay.example/m",
      regularBilling: { label: "Atelier monthly", amount: 999 },
    },
  };
  test.each([
    [null, {}],
    [recurring, { applePay: recurring }],
  ])("a wallet that is pressed hears at once what it asks for: %j", (applePay, expected) => {
    const { provider } = opened({}, { applePay });
    const heard: unknown[] = [];
    provider.emit("expressCheckout", "click", { resolve: (options: unknown) => heard.push(options) });
    expect(heard).toEqual([expected]);
    expect(provider.made.expressCheckout).toMatchObject(expected);
  });
});

test("what was put away is not drawn again", () => {
  const { form, provider } = opened();
  form.destroy();
  const before = provider.received.length;
  form.mount("payment", {} as HTMLElement)();
  expect(provider.received).toHaveLength(before);
});

test("the email field begins empty", () => {
  expect(opened().provider.made.linkAuthentication).toEqual({ defaultValues: { email: "" } });
});

test.each([
  ["pi_1_secret_2", "confirmPayment"],
  ["seti_1_secret_2", "confirmSetup"],
])("%s leads to %s, and away from the page only if it must", async (clientSecret, call) => {
  const { provider, form } = opened();
  expect(await form.confirm(clientSecret, null)).toBeNull();
  expect(provider.made[call]).toMatchObject({ clientSecret, redirect: "if_required" });
  await form.confirm(clientSecret, "ctoken_1");
  expect(provider.made[call]).toEqual({
    clientSecret,
    redirect: "if_required",
    confirmParams: { confirmation_token: "ctoken_1" },
  });
});

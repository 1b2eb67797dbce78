import { expect, test } from "vitest";
import type { Session } from "../checkout/state.ts";
import { ScriptedProvider } from "../testing/provider.ts";
import { session } from "../testing/walk.ts";
import { openForm } from "./open-form.ts";

function opened(change: Partial<Session> = {}) {
  const provider = new ScriptedProvider();
  const look = { appearance: { theme: "stripe" as const }, fonts: [], locale: "de" };
  const options = { businessName: "Atelier", needsBillingAddress: true, applePay: null };
  const form = openForm(provider.client, { ...session, ...change }, { ...look, ...options }, () => {});
  for (const field of ["express", "email", "payment"] as const) form.mount(field, {} as HTMLElement);
  return { provider, form };
}

test("the fields are made of the session's configuration", () => {
  const { provider } = opened();
  expect(provider.heard[0]).toEqual(["Stripe", "pk_test_x", "acct_1"]);
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

test("a wallet is asked for the email, and for the address where taxes need it", () => {
  expect(opened().provider.made.expressCheckout).toMatchObject({ billingAddressRequired: true, emailRequired: true });
});

test("what was put away is not drawn again", () => {
  const { form, provider } = opened();
  form.destroy();
  const before = provider.heard.length;
  form.mount("payment", {} as HTMLElement)();
  expect(provider.heard).toHaveLength(before);
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

import { describe, expect, test } from "vitest";
import { billingApi } from "../http/billing-api.ts";
import { createSendRequest } from "../http/send-request.ts";
import { openPaymentForm } from "../stripe/open-payment-form.ts";
import { FakeStripe } from "../testing/fake-stripe.ts";
import { machineOrder } from "../testing/machine-driver.ts";
import { branding, started, statusOf, taxed } from "../testing/recorded-answers.ts";
import { type RecordedAnswer, startRecordedServer } from "../testing/recorded-server.ts";
import type { PaymentEntry } from "./machine/state.ts";
import { runCheckout } from "./run-checkout.ts";

const untaxed = {
  ...taxed,
  total_amount_in_micros: 9_990_000,
  tax_amount_in_micros: 0,
  tax_breakdown: [],
  gateway_params: { elements_configuration: started.gateway_params.elements_configuration },
};

/** A checkout against recorded answers and a scripted provider, its form on the page. */
async function checkout({
  clientSecret = "pi_1_secret_2",
  isTaxCollected = branding.gateway_tax_collection_enabled,
  client = "there",
  ...more
}: {
  client?: "there" | "missing" | "throwing";
  clientSecret?: string;
  isTaxCollected?: boolean;
  taxes?: RecordedAnswer;
} = {}) {
  const answers: Record<string, (body: unknown) => RecordedAnswer> = {
    "POST /rcbilling/v1/checkout/start": () => ({ body: started }),
    "POST /rcbilling/v1/checkout/op_1/calculate_taxes": (body) =>
      more.taxes ?? { body: JSON.stringify(body) === "{}" ? untaxed : taxed },
    "POST /rcbilling/v1/checkout/op_1/complete": () => ({
      body: { operation_session_id: "op_1", gateway_params: { client_secret: clientSecret } },
    }),
    "GET /rcbilling/v1/checkout/op_1": () => ({ body: statusOf() }),
  };
  const wire = await startRecordedServer(
    (call, seen) => answers[call]?.(seen.at(-1)?.body) ?? { status: 404, text: "" },
  );
  const provider = new FakeStripe();
  const running = runCheckout(
    {
      ...machineOrder,
      skipSuccessPage: true,
      api: billingApi(createSendRequest({ baseUrl: wire.url, apiKey: "rcb_x" })),
      request: {
        app_user_id: "ada",
        product_id: "atelier_monthly",
        price_id: "prc_1",
        trace_id: "t",
        presented_offering_identifier: "default",
      },
    },
    {
      isTaxCollected: async () => isTaxCollected,
      preloadProvider: () => {},
      openForm: async (session, send) => {
        const look = { appearance: {}, fonts: [], locale: "en", businessName: null, needsBillingAddress: true };
        if (client === "missing") throw new Error("Stripe client not found");
        const form = openPaymentForm(provider.client, session, { ...look, applePay: null }, send);
        const confirm = () => Promise.reject(new Error("It went wrong."));
        return client === "throwing" ? { ...form, confirm } : form;
      },
      stayOnPage: () => {},
      wait: async () => {},
    },
  );
  const place = {} as HTMLElement;
  if (client !== "missing") await until(() => running.snapshot().form !== null);
  for (const field of ["express", "email", "payment"] as const) running.snapshot().form?.mount(field, place);
  provider.emit("expressCheckout", "ready", { availablePaymentMethods: { applePay: true } });
  provider.emit("linkAuthentication", "ready");
  provider.emit("payment", "ready");
  const entry = () => running.snapshot().state as PaymentEntry;
  return { running, provider, entry, bodies: () => wire.seen.map(({ call, body }) => [call.split("/").at(-1), body]) };
}

async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo).toBe(true);
}

test("tax: estimated first, calculated for the card's address, and not again when paying", async () => {
  const { running, provider, entry, bodies } = await checkout();
  await until(() => entry().price.taxCalculationStatus === "calculated");
  provider.emit("linkAuthentication", "change", { complete: true, value: { email: "ada@example.org" } });
  provider.emit("payment", "change", { complete: true, value: { type: "card" } });
  await until(() => entry().price.totalAmountInMicros === 10_790_000);
  running.send({ on: "pay" });
  expect(await running.outcome).toMatchObject({ is: "finished", purchase: { storeTransactionIdentifier: "txn_1" } });
  expect(bodies().slice(1)).toEqual([
    ["calculate_taxes", {}],
    ["calculate_taxes", { country_code: "US", postal_code: "10001" }],
    ["complete", { email: "ada@example.org" }],
    ["op_1", undefined],
  ]);
  const heard = provider.received.filter(([call]) => !["mount", "destroy"].includes(String(call)));
  expect(heard).toEqual([
    ["Stripe", "pk_test_x", "acct_1"],
    ["elements", 999],
    ["update", 999],
    ["update", 999],
    ["update", 1079],
    ["confirmPayment", "pi_1_secret_2", "fields"],
  ]);
  expect(provider.received.filter(([call]) => call === "destroy")).toHaveLength(3);
});

test("tax that changes the total of a wallet's payment is reviewed before anything is completed", async () => {
  const { running, provider, entry, bodies } = await checkout();
  await until(() => entry().price.taxCalculationStatus === "calculated");
  const closedSheets: unknown[] = [];
  const wallet = {
    expressPaymentType: "apple_pay",
    billingDetails: { email: "ada@example.org" },
    paymentFailed: (why: unknown) => closedSheets.push(why),
  };
  provider.emit("expressCheckout", "confirm", wallet);
  await until(() => entry().activity.doing === "review");
  expect(closedSheets).toEqual([{ reason: "fail" }]);
  expect(bodies().map(([call]) => call)).not.toContain("complete");
  expect(entry().price.taxCalculationStatus).toBe("miss-match");
  provider.emit("expressCheckout", "confirm", wallet);
  expect(await running.outcome).toMatchObject({ is: "finished" });
  expect(closedSheets).toHaveLength(1);
  expect(provider.received).toContainEqual(["confirmPayment", "pi_1_secret_2", { confirmation_token: "ctoken_1" }]);
});

test("a secret that begins with seti_ saves a card, and without tax a wallet uses the fields", async () => {
  const { running, provider } = await checkout({ clientSecret: "seti_1_secret_2", isTaxCollected: false });
  const wallet = { expressPaymentType: "apple_pay", billingDetails: { email: "ada@example.org" } };
  provider.emit("expressCheckout", "confirm", wallet);
  expect(await running.outcome).toMatchObject({ is: "finished" });
  expect(provider.received).toContainEqual(["confirmSetup", "seti_1_secret_2", "fields"]);
});

test("a wallet without an email leads to the email field", async () => {
  const { provider, entry } = await checkout();
  const closedSheets: unknown[] = [];
  const paymentFailed = (why: unknown) => closedSheets.push(why);
  provider.emit("expressCheckout", "confirm", { expressPaymentType: "apple_pay", paymentFailed });
  expect(entry().activity).toEqual({ doing: "filling", notice: { about: "email", error: "missing" } });
  expect(closedSheets).toEqual([{ reason: "fail" }]);
});

describe("a provider that throws", () => {
  test("while it puts its fields away does not keep the checkout from closing", async () => {
    const { running, provider } = await checkout();
    provider.refuses = "destroy";
    running.send({ on: "cancel" });
    expect(await running.outcome).toEqual({ is: "cancelled" });
    expect(running.snapshot().form).toBeNull();
  });

  test("at a new total ends on the error page, and nothing is completed", async () => {
    const { running, provider, entry, bodies } = await checkout();
    await until(() => entry().price.taxCalculationStatus === "calculated");
    provider.refuses = "update";
    provider.emit("linkAuthentication", "change", { complete: true, value: { email: "ada@example.org" } });
    provider.emit("payment", "change", { complete: true, value: { type: "card" } });
    await until(() => running.snapshot().state.step === "error");
    expect(running.snapshot().state).toMatchObject({ problem: { kind: "setting-up", underlying: "No update." } });
    expect(bodies().map(([call]) => call)).not.toContain("complete");
  });
});

test("without the provider's client there is no form but an error", async () => {
  const { running } = await checkout({ client: "missing" });
  await until(() => running.snapshot().state.step === "error");
  expect(running.snapshot().state).toMatchObject({
    problem: { kind: "setting-up", code: 0, underlying: "Stripe client not found" },
  });
});

test("a confirmation that throws is polled for, not repeated", async () => {
  const { running, provider, bodies } = await checkout({ isTaxCollected: false, client: "throwing" });
  provider.emit("linkAuthentication", "change", { complete: true, value: { email: "ada@example.org" } });
  provider.emit("payment", "change", { complete: true, value: { type: "card" } });
  running.send({ on: "pay" });
  await until(() => running.snapshot().state.step === "error");
  running.send({ on: "try-again" });
  expect(await running.outcome).toMatchObject({ is: "finished" });
  expect(bodies().map(([call]) => call)).toEqual(["start", "complete", "op_1"]);
});

test("set-up mistakes of the sandbox end on their own page", async () => {
  const refusal = { status: 422, body: { code: 7899, message: "The origin is wrong." } };
  const { running } = await checkout({ taxes: refusal });
  await until(() => running.snapshot().state.step === "error");
  expect(running.snapshot().state).toMatchObject({ problem: { kind: "invalid-tax-origin", code: 7899 } });
  running.send({ on: "continue" });
  expect(await running.outcome).toMatchObject({ is: "failed" });
});

test("a field that does not load ends on the error page", async () => {
  const { running, provider } = await checkout();
  provider.emit("payment", "loaderror", { error: { message: "No frames today." } });
  expect(running.snapshot().state).toMatchObject({
    step: "error",
    problem: { kind: "setting-up", code: 0, underlying: "Failed to initialize payment form: No frames today." },
  });
});

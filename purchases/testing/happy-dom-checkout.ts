import type { CustomerAnswer } from "@hemline/protocol";
import { onTestFinished } from "vitest";
import { Purchases, type PurchasesConfig } from "../purchases.ts";
import { FakeStripe } from "./fake-stripe.ts";
import * as recorded from "./recorded-answers.ts";
import { type ReceivedCall, type RecordedAnswer, startRecordedServer } from "./recorded-server.ts";

const nobody: CustomerAnswer = {
  ...recorded.customer,
  subscriber: { ...recorded.customer.subscriber, entitlements: {}, subscriptions: {}, non_subscriptions: {} },
};

const succeeded = {
  status: "succeeded",
  is_expired: false,
  error: null,
  redemption_info: { redeem_url: "app://redeem_web_purchase?redemption_token=x" },
  store_transaction_identifier: "txn_1",
  product_identifier: "atelier_monthly",
  purchase_date: "2026-02-01T10:00:00Z",
};

const checkoutAnswers: Record<string, RecordedAnswer> = {
  "GET /rcbilling/v1/branding": { body: { ...recorded.branding, gateway_tax_collection_enabled: false } },
  "POST /rcbilling/v1/checkout/start": { body: recorded.started },
  "POST /rcbilling/v1/checkout/op_1/complete": {
    body: { operation_session_id: "op_1", gateway_params: { client_secret: "pi_1_secret_2" } },
  },
  "GET /rcbilling/v1/checkout/op_1": { body: { operation: succeeded } },
};

const isPurchase = ({ call }: ReceivedCall) =>
  call === "GET /rcbilling/v1/checkout/op_1" || call === "POST /v1/receipts";

function recordedAnswer(call: string, seen: ReceivedCall[]): RecordedAnswer {
  if (call === "POST /v1/receipts" || /^GET \/v1\/subscribers\/[^/]+$/.test(call))
    return { body: seen.some(isPurchase) ? recorded.customer : nobody };
  if (/^GET \/v1\/subscribers\/[^/]+\/offerings$/.test(call)) return { body: recorded.offerings };
  if (/^GET \/rcbilling\/v1\/subscribers\/[^/]+\/products$/.test(call)) return { body: recorded.products };
  return checkoutAnswers[call] ?? { status: 404, text: "nothing here" };
}

function settingsFor(proxyURL: string, { apiKey, appUserId, flags }: Partial<PurchasesConfig>): PurchasesConfig {
  return {
    apiKey: apiKey ?? "rcb_sb_x",
    appUserId: appUserId ?? "ada",
    flags: { collectAnalyticsEvents: false, ...flags },
    httpConfig: { proxyURL },
  };
}

/**
 * A configured SDK in happy-dom: recorded answers on a real server, and a scripted provider. Customers own nothing until
 * a purchase went through.
 */
export async function openHappyDomCheckout(
  more: Record<string, RecordedAnswer | Promise<RecordedAnswer>> = {},
  config: Partial<PurchasesConfig> = {},
) {
  // Another origin, but the test server answers no preflight requests.
  const { happyDOM } = window as unknown as { happyDOM: HappyDom };
  happyDOM.settings.fetch.disableSameOriginPolicy = true;
  const provider = new FakeStripe();
  Object.assign(window, { Stripe: provider.client });
  const wire = await startRecordedServer((call, seen) => more[call] ?? recordedAnswer(call, seen));
  // Keeps the server until the last request was answered.
  onTestFinished(() => happyDOM.waitUntilComplete());
  const settings = settingsFor(wire.url, config);
  const calls = () => wire.seen.map((one) => one.call);
  return { wire, provider, settings, calls, purchases: Purchases.configure(settings) };
}

interface HappyDom {
  settings: { fetch: { disableSameOriginPolicy: boolean } };
  waitUntilComplete(): Promise<void>;
}

/** Fills the provider's fields and pays. */
export async function pay(provider: FakeStripe): Promise<void> {
  await waitForPaymentForm(provider);
  provider.emit("linkAuthentication", "change", { complete: true, value: { email: "ada@example.org" } });
  provider.emit("payment", "change", { complete: true, value: { type: "card" } });
  const button = () => document.querySelector<HTMLButtonElement>('[data-testid="PayButton"]:not([disabled])');
  await until(() => button() !== null);
  button()?.click();
}

export async function waitForPaymentForm(provider: FakeStripe): Promise<void> {
  const last = (call: string) => provider.received.findLastIndex((one) => one[0] === call && one[1] === "payment");
  await until(() => last("mount") > last("destroy"));
  provider.emit("expressCheckout", "ready", {});
  provider.emit("linkAuthentication", "ready");
  provider.emit("payment", "ready");
}

/** Polls for nearly as long as a test may take: a busy machine needs seconds to load a screen. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`It never became so: ${isSo}\n${document.body.innerHTML.slice(0, 400)}`);
}

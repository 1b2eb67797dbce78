import type { CustomerSubscription } from "@hemline/protocol";
import { expect, test } from "vitest";
import { defined } from "../../rules/defined.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";

/** How each state shows to a client, field by field, and what a client makes of it. */
interface State {
  name: string;
  product: string;
  /** What brings it about. */
  after(service: TestBilling): Promise<unknown>;
  shows: Partial<CustomerSubscription>;
  isActive: boolean;
  willRenew: boolean;
}

const began = "2026-01-31T10:00:00Z";
const calm = {
  unsubscribe_detected_at: null,
  billing_issues_detected_at: null,
  grace_period_expires_date: null,
  refunded_at: null,
  auto_resume_date: null,
  ownership_type: "PURCHASED",
  is_sandbox: true,
  store: "rc_billing",
  original_purchase_date: began,
} as const;
const nothing = async () => undefined;

async function at({ setClock, billing }: TestBilling, ...instants: string[]) {
  for (const instant of instants) {
    setClock(instant);
    await billing.tick();
  }
}
const cancel = ({ post, keys }: TestBilling, product: string) =>
  post(`/v1/subscribers/ada/subscriptions/${product}/cancel`, {}, keys.secret);
const declines = ({ callProviderApi }: TestBilling, times: number) =>
  callProviderApi("/v1/test_helpers/faults", {
    call: "^POST /v1/payment_intents$",
    kind: "saved decline",
    times: `${times}`,
  });
const refund = async ({ post, keys, ada }: TestBilling, product: string) => {
  const id = (await ada.info()).subscriptions[product]?.store_transaction_id;
  const { status, body } = await post(`/v1/subscribers/ada/transactions/${id}/refund`, {}, keys.secret);
  if (status !== 200) throw new Error(`refund: ${status} ${JSON.stringify(body)}`);
};

const states: State[] = [
  {
    name: "trialing",
    product: "atelier_yearly",
    after: nothing,
    shows: { ...calm, expires_date: "2026-02-07T10:00:00Z", period_type: "trial", purchase_date: began },
    isActive: true,
    willRenew: true,
  },
  {
    name: "intro",
    product: "atelier_intro",
    after: nothing,
    shows: { ...calm, expires_date: "2026-02-28T10:00:00Z", period_type: "intro", purchase_date: began },
    isActive: true,
    willRenew: true,
  },
  {
    name: "active",
    product: "atelier_monthly",
    after: nothing,
    shows: { ...calm, expires_date: "2026-02-28T10:00:00Z", period_type: "normal" },
    isActive: true,
    willRenew: true,
  },
  {
    name: "renewed",
    product: "atelier_monthly",
    after: (service) => at(service, "2026-02-28T10:00:00Z"),
    shows: { ...calm, expires_date: "2026-03-31T10:00:00Z", purchase_date: "2026-02-28T10:00:00Z" },
    isActive: true,
    willRenew: true,
  },
  {
    name: "cancelled",
    product: "atelier_monthly",
    after: (service) => cancel(service, "atelier_monthly"),
    shows: { ...calm, expires_date: "2026-02-28T10:00:00Z", unsubscribe_detected_at: began },
    isActive: true,
    willRenew: false,
  },
  {
    name: "in grace",
    product: "salon",
    after: async (service) => {
      await declines(service, 1);
      await at(service, "2026-02-28T10:00:00Z");
    },
    shows: {
      ...calm,
      expires_date: "2026-03-06T10:00:00Z",
      grace_period_expires_date: "2026-03-06T10:00:00Z",
      billing_issues_detected_at: "2026-02-28T10:00:00Z",
      period_type: "normal",
    },
    isActive: true,
    willRenew: false,
  },
  {
    name: "due, and not asked for yet",
    product: "atelier_monthly",
    after: async ({ setClock }) => setClock("2026-02-28T10:00:00Z"),
    shows: { ...calm, expires_date: "2026-03-01T10:00:00Z" },
    isActive: true,
    willRenew: true,
  },
  {
    name: "unpaid, for less than a day",
    product: "atelier_monthly",
    after: async (service) => {
      await declines(service, 1);
      await at(service, "2026-02-28T10:00:00Z");
    },
    shows: { ...calm, expires_date: "2026-03-01T10:00:00Z", billing_issues_detected_at: "2026-02-28T10:00:00Z" },
    isActive: true,
    willRenew: false,
  },
  {
    name: "unpaid, without access",
    product: "atelier_monthly",
    after: async (service) => {
      await declines(service, 2);
      await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z");
    },
    shows: { ...calm, expires_date: "2026-03-01T10:00:00Z", billing_issues_detected_at: "2026-02-28T10:00:00Z" },
    isActive: false,
    willRenew: false,
  },
  {
    name: "recovered",
    product: "salon",
    after: async (service) => {
      await declines(service, 1);
      await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z");
    },
    shows: { ...calm, expires_date: "2026-03-31T10:00:00Z", period_type: "normal" },
    isActive: true,
    willRenew: true,
  },
  {
    name: "expired",
    product: "atelier_monthly",
    after: async (service) => {
      await cancel(service, "atelier_monthly");
      await at(service, "2026-02-28T10:00:00Z");
    },
    shows: { ...calm, expires_date: "2026-02-28T10:00:00Z", unsubscribe_detected_at: began },
    isActive: false,
    willRenew: false,
  },
  {
    name: "ended by the app",
    product: "atelier_monthly",
    after: ({ setClock, post, keys }) => {
      setClock("2026-02-03T10:00:00Z");
      return post("/v1/subscribers/ada/subscriptions/atelier_monthly/cancel", { at_once: true }, keys.secret);
    },
    shows: { ...calm, expires_date: "2026-02-03T10:00:00Z", unsubscribe_detected_at: "2026-02-03T10:00:00Z" },
    isActive: false,
    willRenew: false,
  },
  {
    name: "refunded",
    product: "atelier_monthly",
    after: async (service) => {
      service.setClock("2026-02-03T10:00:00Z");
      await refund(service, "atelier_monthly");
    },
    shows: {
      ...calm,
      expires_date: "2026-02-03T10:00:00Z",
      refunded_at: "2026-02-03T10:00:00Z",
      unsubscribe_detected_at: "2026-02-03T10:00:00Z",
    },
    isActive: false,
    willRenew: false,
  },
];

test.each(states)("$name", async ({ product, after, shows, isActive, willRenew }) => {
  const service = await testBilling();
  const { ada, clock } = service;
  await ada.buys(product);
  await after(service);
  const { subscriptions, entitlements, management_url } = await ada.info();
  const shown = defined(subscriptions[product], "subscriptions");
  expect(shown).toMatchObject(shows);
  expect(entitlements.pro).toMatchObject({
    product_identifier: product,
    expires_date: shown.expires_date,
    grace_period_expires_date: shown.grace_period_expires_date,
  });
  expect(await ada.has("pro")).toBe(isActive);
  expect(new Date(defined(shown.expires_date, "expires_date")) > clock()).toBe(isActive);
  expect(shown.unsubscribe_detected_at === null && shown.billing_issues_detected_at === null && isActive).toBe(
    willRenew,
  );
  expect(management_url).toBe(isActive ? "http://billing.example/pay/portal/atelier/atelier_web" : null);
});

test("a promotional grant, until its end", async () => {
  const { ada, post, keys, billing, setClock } = await testBilling();
  const expires_date = "2026-02-10T10:00:00Z";
  const grant = { end_time_ms: Date.parse(expires_date) };
  const { status } = await post("/v1/subscribers/ada/entitlements/pro/promotional", grant, keys.secret);
  expect(status).toBe(201);
  const { entitlements, subscriptions, management_url } = await ada.info();
  expect(entitlements.pro).toMatchObject({ product_identifier: "rc_promo_pro_custom", expires_date });
  expect(subscriptions.rc_promo_pro_custom).toMatchObject({
    store: "promotional",
    period_type: "normal",
    expires_date,
    original_purchase_date: began,
  });
  expect(management_url).toBeNull();
  setClock(expires_date);
  await billing.tick();
  expect(await ada.has("pro")).toBe(false);
});

test("bought for good", async () => {
  const { ada } = await testBilling();
  await ada.buys("lookbook");
  const { entitlements, non_subscriptions, management_url } = await ada.info();
  expect(entitlements.lookbook).toMatchObject({ product_identifier: "lookbook", expires_date: null });
  expect(non_subscriptions.lookbook).toMatchObject([{ store: "rc_billing", is_sandbox: true, purchase_date: began }]);
  expect(management_url).toBeNull();
});

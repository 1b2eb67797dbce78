import { join } from "node:path";
import { testDatabase } from "@hemline/database/testing";
import { pino } from "pino";
import Stripe from "stripe";
import { readStaticFiles } from "../../server/static-files.ts";
import { createGateway, type Gateway, type TaxSetting } from "../gateway.ts";

export const secret = "sk_test_atelier_000000000000";
export const publishable = "pk_test_atelier_111111111111";
export const webhookSecret = "whsec_222222222222";
export const account = "acct_atelier";
export const address = "http://gateway.test";

export interface TestSimulator {
  gateway: Gateway;
  /** The provider's own package, calling this gateway as a server would. */
  stripe: Stripe;
  /** A call of the browser's script, with the publishable key. */
  browser(
    method: "GET" | "POST",
    path: string,
    fields?: Record<string, string>,
  ): Promise<{ status: number; body: BrowserAnswer }>;
  received: { event: Stripe.Event; signature: string; body: string }[];
  receiverAnswers(status: number): void;
  taxesAre(setting: TaxSetting): void;
  /** Moves the gateway's clock forward. */
  later(ms: number): void;
  rows<R>(text: string): Promise<R[]>;
  close(): Promise<void>;
}

/** The fields of answers that tests read. */
export interface BrowserAnswer {
  id: string;
  status: string;
  state: string;
  return_url: string;
  next_action: { use_stripe_sdk: { stripe_js: string } };
  error: {
    type: string;
    code: string;
    decline_code?: string;
    param?: string;
    payment_intent: object;
    setup_intent: { last_setup_error: { code: string } };
  };
}

/** A gateway on a database of its own. */
export async function openTestSimulator(at = address): Promise<TestSimulator> {
  const { db, close } = await testDatabase();
  const received: TestSimulator["received"] = [];
  let answer = 200;
  let aheadMs = 0;
  let taxSetting: TaxSetting = "active";
  const log = pino({ level: "silent" });
  const gateway = createGateway({
    sql: db.$client,
    address: at,
    clock: () => new Date(Date.now() + aheadMs),
    log,
    keys: { secret, publishable },
    account,
    tax: () => taxSetting,
    webhook: {
      secret: webhookSecret,
      deliver: async (request) => {
        const body = await request.text();
        received.push({ event: JSON.parse(body), body, signature: request.headers.get("Stripe-Signature") ?? "" });
        return new Response(null, { status: answer });
      },
    },
    // A test may build them first.
    files: readStaticFiles(join(import.meta.dirname, "../dist"), { log, isRebuilt: true }),
  });
  const stripe = new Stripe(secret, {
    host: new URL(address).host,
    protocol: "http",
    httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
      gateway.fetch(new Request(input, init)),
    ),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    gateway,
    stripe,
    received,
    receiverAnswers: (status) => {
      answer = status;
    },
    taxesAre: (setting) => {
      taxSetting = setting;
    },
    later: (ms) => {
      aheadMs += ms;
    },
    async browser(method, path, fields = {}) {
      const form = new URLSearchParams(fields);
      const headers = { Authorization: `Bearer ${publishable}`, "Content-Type": "application/x-www-form-urlencoded" };
      const request =
        method === "GET"
          ? new Request(`${address}${path}?${form}`, { headers })
          : new Request(address + path, { method, headers, body: form.toString() });
      const response = await gateway.fetch(request);
      return { status: response.status, body: (await response.json()) as BrowserAnswer };
    },
    rows: async <R>(text: string) => (await db.$client.query(text)).rows as R[],
    async close() {
      await gateway.stop();
      await close();
    },
  };
}

/** As the card form sends it. */
export const cardFields = (number: string, more: Record<string, string> = {}): Record<string, string> => ({
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": number,
  "payment_method_data[card][exp_month]": "12",
  "payment_method_data[card][exp_year]": "40",
  "payment_method_data[card][cvc]": "123",
  "payment_method_data[billing_details][address][country]": "DE",
  "payment_method_data[billing_details][address][postal_code]": "04109",
  ...more,
});

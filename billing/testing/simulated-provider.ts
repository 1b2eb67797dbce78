import { createHmac } from "node:crypto";
import type { Database } from "@hemline/database";
import { createGateway, type Gateway, type TaxSetting } from "@hemline/gateway";
import type { Logger } from "pino";
import { createFaultyProviderConnection, type FaultyProviderConnection } from "./faulty-provider-connection.ts";

export const webhookSecret = "whsec_atelier";
const keys = { secret: "sk_test_atelier_1", publishable: "pk_test_atelier_1" };
export const account = "acct_atelier";
export const providerParts = {
  secretKey: keys.secret,
  publishableKey: keys.publishable,
  webhookSecret,
  scriptUrl: "http://billing.example/gateway/stripe.js",
};

export interface ProviderEvent {
  id: string;
  type: string;
  data: { object: { id: string; payment_intent?: string | null } };
}

/** The card provider of a test, and what people do there past our service. */
export interface SimulatedProvider {
  gateway: Gateway;
  connection: FaultyProviderConnection;
  /** The provider's calls that have not been delivered. */
  webhooks: Request[];
  /** All of the provider's calls so far, to be made once more. */
  replayProviderWebhooks(): Request[];
  /** How far the seller has come with their taxes at the provider. */
  setTaxes(setting: TaxSetting): void;
  /** What the provider's script does in the browser. @returns the decline's code, or null. */
  confirms(clientSecret: string, card: string): Promise<string | null>;
  /** What the seller does at the provider itself, past our service. */
  callProviderApi<T>(path: string, form?: Record<string, string>): Promise<T>;
  /** Every event of the provider so far, oldest first, whether it was delivered or not. */
  providerEvents(): Promise<ProviderEvent[]>;
  /** A call of the provider as it arrives: signed now, or some time ago, with these secrets. */
  signedWebhook(body: string, o?: { secrets?: string[]; secondsAgo?: number }): Request;
}

export function createSimulatedProvider(o: { db: Database; clock: () => Date; log: Logger }): SimulatedProvider {
  const { db, clock, log } = o;
  const webhooks: Request[] = [];
  const sent: Request[] = [];
  let taxes: TaxSetting = "active";
  const deliver = async (request: Request) => {
    webhooks.push(request);
    sent.push(request.clone());
    return new Response("{}");
  };
  const gateway = createGateway({
    sql: db.$client,
    address: "http://billing.example/gateway",
    clock,
    log,
    keys,
    account,
    tax: () => taxes,
    webhook: { secret: webhookSecret, deliver },
  });
  return {
    gateway,
    connection: createFaultyProviderConnection((request) => gateway.fetch(request)),
    webhooks,
    replayProviderWebhooks: () => sent.map((it) => it.clone()),
    setTaxes: (setting) => {
      taxes = setting;
    },
    confirms: (clientSecret, card) => confirmWithCard(gateway, clientSecret, card),
    async callProviderApi(path, form) {
      const authorization = `Bearer ${keys.secret}`;
      const body = form ? new URLSearchParams(form) : null;
      const response = await gateway.fetch(
        new Request(`http://billing.example${path}`, {
          method: form ? "POST" : "GET",
          headers: { authorization },
          body,
        }),
      );
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json() as never;
    },
    providerEvents: async () =>
      (await db.$client.query("select body from gateway.events order by place")).rows.map((it) => it.body),
    signedWebhook(body, { secrets = [webhookSecret], secondsAgo = 0 } = {}) {
      const at = Math.floor(clock().getTime() / 1000) - secondsAgo;
      const signatures = secrets.map((it) => createHmac("sha256", it).update(`${at}.${body}`).digest("hex"));
      const signature = [`t=${at}`, ...signatures.map((it) => `v1=${it}`)].join(",");
      const headers = { "stripe-signature": signature };
      return new Request("http://billing.example/webhooks/stripe", { method: "POST", headers, body });
    },
  };
}

function cardFields(number: string) {
  return {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2040",
    "payment_method_data[card][cvc]": "123",
  };
}

async function confirmWithCard(gateway: Gateway, clientSecret: string, card: string): Promise<string | null> {
  const [id = ""] = clientSecret.split("_secret_");
  const form = new URLSearchParams({ client_secret: clientSecret, ...cardFields(card) });
  const kind = id.startsWith("seti_") ? "setup_intents" : "payment_intents";
  const headers = {
    authorization: `Bearer ${keys.publishable}`,
    "content-type": "application/x-www-form-urlencoded",
  };
  const response = await gateway.fetch(
    new Request(`http://billing.example/v1/${kind}/${id}/confirm`, { method: "POST", headers, body: form }),
  );
  const body = (await response.json()) as { error?: { code?: string; message?: string } };
  return response.ok ? null : (body.error?.code ?? body.error?.message ?? "unknown");
}

import { setTimeout as sleep } from "node:timers/promises";

type RoomFetch = (request: Request) => Response | Promise<Response>;

export interface Counter {
  billing: RoomFetch;
  gateway: RoomFetch;
  publicKey: string;
  publishableKey: string;
}

export interface Customer {
  billingId: string;
  email: string;
}

interface Answer {
  operation_session_id: string;
  gateway_params: { client_secret: string };
  operation: { status: string };
}

/** Buys the yearly subscription with a test card, by the same calls as a browser. */
export async function subscribe(counter: Counter, person: Customer): Promise<void> {
  const { gateway_params: _, ...started } = await ask(counter, "POST", "/rcbilling/v1/checkout/start", {
    app_user_id: person.billingId,
    product_id: "hemline_yearly",
    price_id: await priceOf(counter, person.billingId),
    presented_offering_identifier: "default",
    trace_id: crypto.randomUUID(),
    email: person.email,
    metadata: {},
  });
  const checkout = `/rcbilling/v1/checkout/${started.operation_session_id}`;
  const completed = await ask(counter, "POST", `${checkout}/complete`, { email: person.email });
  await confirm(counter, completed.gateway_params.client_secret);
  const status = await finalStatus(() => ask(counter, "GET", checkout));
  if (status !== "succeeded") throw new Error(`The demo's purchase ended as ${status}.`);
}

/** A busy machine may need several seconds to settle a purchase. */
const settlingTimeoutMs = 60_000;
const pollDelayMs = 250;

async function finalStatus(poll: () => Promise<Answer>): Promise<string> {
  const deadline = performance.now() + settlingTimeoutMs;
  for (;;) {
    const { status } = (await poll()).operation;
    if (status !== "in_progress" || performance.now() > deadline) return status;
    await sleep(pollDelayMs);
  }
}

async function priceOf(counter: Counter, billingId: string): Promise<string> {
  const path = `/rcbilling/v1/subscribers/${billingId}/products?id=hemline_yearly`;
  const { product_details } = (await ask(counter, "GET", path)) as unknown as {
    product_details: { purchase_options: Record<string, { price_id: string }> }[];
  };
  const price = product_details[0]?.purchase_options.base_option?.price_id;
  if (!price) throw new Error("The demo's catalogue has no yearly subscription.");
  return price;
}

async function ask(
  { billing, publicKey }: Counter,
  method: "GET" | "POST",
  path: string,
  body?: object,
): Promise<Answer> {
  const headers = { Authorization: `Bearer ${publicKey}`, "Content-Type": "application/json" };
  const response = await billing(
    new Request(`http://billing${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }),
  );
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function confirm({ gateway, publishableKey }: Counter, clientSecret: string): Promise<void> {
  const [id = ""] = clientSecret.split("_secret_");
  const kind = id.startsWith("seti_") ? "setup_intents" : "payment_intents";
  const body = new URLSearchParams({
    client_secret: clientSecret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": "4242424242424242",
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2040",
    "payment_method_data[card][cvc]": "123",
  });
  const headers = { Authorization: `Bearer ${publishableKey}`, "Content-Type": "application/x-www-form-urlencoded" };
  const response = await gateway(
    new Request(`http://gateway/v1/${kind}/${id}/confirm`, { method: "POST", headers, body }),
  );
  if (!response.ok) throw new Error(`The demo's card was declined: ${await response.text()}`);
}

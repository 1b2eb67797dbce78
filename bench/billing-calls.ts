import autocannon from "autocannon";
import { type Running, runHemline } from "./processes/run-hemline.ts";

const seconds = 10;
const perSecond = 200;
const people = 500;

interface Call {
  what: string;
  perSecond: number;
  request: (n: number) => { method: "GET" | "POST"; path: string; body?: string };
}

/**
 * Each call at a steady 200 requests a second, from many addresses and customers, as browsers make them. Reports the
 * 97.5th percentile, which is never below the 95th that the bar names.
 */
export async function measure(): Promise<void> {
  // One address per browser, to stay below the rate limits.
  const hemline = await runHemline({ TRUST_PROXY: "true", DEMO: "1", CARD_SIMULATOR: "1", MAILBOX: "1" });
  try {
    const priceId = await priceOf(hemline);
    const sessions = await Promise.all(Array.from({ length: 100 }, (_, n) => startOf(hemline, priceId, `polls-${n}`)));
    const calls: Call[] = [
      { what: "offerings", perSecond, request: (n) => get(`/v1/subscribers/bench-${n % people}/offerings`) },
      { what: "customer info", perSecond, request: (n) => get(`/v1/subscribers/bench-${n % people}`) },
      { what: "status", perSecond, request: (n) => get(`/rcbilling/v1/checkout/${sessions[n % sessions.length]}`) },
      {
        what: "start",
        perSecond: perSecond / 4,
        request: (n) => ({ method: "POST", path: "/rcbilling/v1/checkout/start", body: start(priceId, `bench-${n}`) }),
      },
    ];
    for (const call of calls) {
      await run(hemline, call, 2);
      const before = hemline.cpuMs();
      const { latency, requests, non2xx, errors } = await run(hemline, call, seconds);
      const after = hemline.cpuMs();
      const cpu = (after.app - before.app + after.database - before.database) / requests.total;
      process.stdout.write(
        `${call.what}: ${requests.average.toFixed(0)}/s, p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms, p99 ${latency.p99} ms, ${cpu.toFixed(2)} ms CPU, ${non2xx + errors} failures\n`,
      );
    }
  } finally {
    await hemline.stop();
  }
}

const get = (path: string) => ({ method: "GET", path }) as const;

function run({ address, billingKey }: Running, call: Call, duration: number) {
  let n = 0;
  return autocannon({
    url: address,
    connections: 16,
    duration,
    overallRate: call.perSecond,
    requests: [
      {
        setupRequest: (request) => {
          n += 1;
          const { method, path, body } = call.request(n);
          return { ...request, method, path: `/pay${path}`, headers: headersOf(billingKey, n), body };
        },
      },
    ],
  });
}

const headersOf = (key: string, n: number) => ({
  authorization: `Bearer ${key}`,
  "content-type": "application/json",
  "x-forwarded-for": `10.1.${n % 200}.${(n * 7) % 250}`,
});

function start(priceId: string, appUserId: string): string {
  return JSON.stringify({
    app_user_id: appUserId,
    product_id: "hemline_monthly",
    price_id: priceId,
    presented_offering_identifier: "default",
    trace_id: "bench",
    metadata: {},
  });
}

async function priceOf({ address, billingKey }: Running): Promise<string> {
  const path = "/pay/rcbilling/v1/subscribers/bench/products?id=hemline_monthly";
  const response = await fetch(address + path, { headers: headersOf(billingKey, 1) });
  const { product_details } = (await response.json()) as {
    product_details: { purchase_options: Record<string, { price_id: string }> }[];
  };
  return product_details[0]!.purchase_options.base_option!.price_id;
}

async function startOf({ address, billingKey }: Running, priceId: string, appUserId: string): Promise<string> {
  const response = await fetch(`${address}/pay/rcbilling/v1/checkout/start`, {
    method: "POST",
    headers: headersOf(billingKey, appUserId.length * Math.floor(Math.random() * 1000)),
    body: start(priceId, appUserId),
  });
  if (!response.ok) throw new Error(`start answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { operation_session_id: string }).operation_session_id;
}

import type { StartAnswer } from "@hemline/protocol";
import { expect, test } from "vitest";
import { createBilling } from "../../billing.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { prune } from "../prune.ts";

const office = "203.0.113.9";

/** Billing with small limits, and customers who buy from network addresses. */
async function serviceWithLimits(limits: {
  customersPerHour?: number;
  declinesPerHour?: number;
  startsPerMinute?: number;
}) {
  const service = await testBilling();
  const billing = await createBilling({ ...service.parts, worker: false, limits });
  const { body } = await service.get("/rcbilling/v1/subscribers/ada/products?id=lookbook");
  const priceId = (body as { product_details: { default_purchase_option_id: string; purchase_options: object }[] })
    .product_details[0]!.purchase_options as Record<string, { price_id: string }>;

  async function post<T>(path: string, draft: object, address: string): Promise<{ status: number; body: T }> {
    const headers = { authorization: `Bearer ${service.keys.sandbox}`, "content-type": "application/json" };
    const request = new Request(`http://billing.example${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(draft),
    });
    const answer = await billing.fetch(request, { incoming: { socket: { remoteAddress: address } } });
    return { status: answer.status, body: (await answer.json()) as T };
  }

  const start = (customer: string, address = office) =>
    post<StartAnswer>(
      "/rcbilling/v1/checkout/start",
      {
        app_user_id: customer,
        product_id: "lookbook",
        price_id: Object.values(priceId)[0]!.price_id,
        trace_id: "trace",
        presented_offering_identifier: "default",
      },
      address,
    );
  return { ...service, start, tries: (customer: string, card: string) => tries(service, post, start, customer, card) };
}

/** A customer of the office types a card. @returns the decline's code */
async function tries(
  service: TestBilling,
  post: <T>(path: string, draft: object, address: string) => Promise<{ status: number; body: T }>,
  start: (customer: string) => Promise<{ status: number; body: StartAnswer }>,
  customer: string,
  card: string,
) {
  const { body } = await start(customer);
  const path = `/rcbilling/v1/checkout/${body.operation_session_id}/complete`;
  const complete = await post<{ gateway_params: { client_secret: string } }>(
    path,
    { email: `${customer}@mail.example` },
    office,
  );
  const declined = await service.confirms(complete.body.gateway_params.client_secret, card);
  await service.deliverProviderWebhooks();
  return declined;
}

test("many starts from one address may be an office, and are allowed", async () => {
  const { start } = await serviceWithLimits({});
  const statuses = await Promise.all(Array.from({ length: 100 }, (_, at) => start(`colleague-${at}`)));
  expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
});

test("too many customers of one address are refused for a while; other addresses are not", async () => {
  const { start, setClock } = await serviceWithLimits({ customersPerHour: 3 });
  for (const customer of ["ann", "bo", "cy"]) expect((await start(customer)).status).toBe(200);
  expect((await start("di")).status).toBe(429);
  expect((await start("di", "198.51.100.7")).status).toBe(200);
  setClock("2026-01-31T11:30:00Z");
  expect((await start("di")).status).toBe(200);
});

test("too many declined cards of one address are refused, no matter who types them", async () => {
  const { start, tries } = await serviceWithLimits({ declinesPerHour: 2 });
  expect(await tries("ann", "4242424242424242")).toBeNull();
  for (const customer of ["bo", "cy"]) expect(await tries(customer, "4000000000000002")).toBe("card_declined");
  expect((await start("di")).status).toBe(429);
});

test("the network of a checkout is deleted after two days", async () => {
  const { start, rows, setClock, ...service } = await serviceWithLimits({});
  await start("ann");
  expect(await rows("select caller_network from billing.operations")).toEqual([{ caller_network: office }]);
  setClock("2026-02-03T10:00:00Z");
  await prune(service);
  expect(await rows("select caller_network from billing.operations")).toEqual([{ caller_network: null }]);
});

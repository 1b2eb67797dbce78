import type { StartAnswer } from "@hemline/protocol";
import { createBilling } from "../../../billing.ts";
import { type TestBilling, testBilling } from "../../../testing/test-billing.ts";

export const office = "203.0.113.9";

/** Billing with small limits, and customers who buy from network addresses. */
export async function serviceWithLimits(limits: {
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

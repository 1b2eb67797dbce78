import { expect, test } from "vitest";
import { subscribe } from "./subscribe.ts";

const person = { billingId: "noor", email: "noor.aziz@example.org" };

/** A billing service whose checkout has these statuses, one after the other. */
function servicesWith(statuses: string[]) {
  const answers = {
    products: { product_details: [{ purchase_options: { base_option: { price_id: "price_1" } } }] },
    start: { operation_session_id: "op_1" },
    complete: { gateway_params: { client_secret: "pi_1_secret_2" } },
  };
  const billing = (request: Request) => {
    const step = Object.entries(answers).find(([name]) => request.url.includes(name));
    return Response.json(step ? step[1] : { operation: { status: statuses.shift() } });
  };
  return { billing, gateway: () => new Response("{}"), publicKey: "rcb_1", publishableKey: "pk_1" };
}

test("a demo subscriber waits until a busy billing service has settled the purchase", async () => {
  await expect(subscribe(servicesWith(["in_progress", "in_progress", "succeeded"]), person)).resolves.toBeUndefined();
});

test("a demo purchase that failed is an error", async () => {
  await expect(subscribe(servicesWith(["in_progress", "failed"]), person)).rejects.toThrow("ended as failed");
});

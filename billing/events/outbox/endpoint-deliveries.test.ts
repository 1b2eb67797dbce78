import { afterEach, describe, expect, test, vi } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";
import { startReceiver, status } from "../../testing/webhook-receiver.ts";
import { pruneDeliveries } from "./prune-deliveries.ts";

afterEach(() => vi.useRealTimers());

describe("the app's own server", () => {
  test("looks through the deliveries, at one with its tries, and has it sent again", async () => {
    const service = await testBilling();
    const { get, post, keys } = service;
    const shop = await startReceiver(service);
    for (let purchases = 0; purchases < 3; purchases += 1) await service.ada.buys("pins");
    await service.runJobs();
    const path = "/v1/webhook_endpoints/shop/deliveries";
    const first = await get<Deliveries>(`${path}?limit=2`, keys.secret);
    const rest = await get<Deliveries>(`${path}?limit=2&before=${first.body.next_before}`, keys.secret);
    expect([first.body.deliveries.length, rest.body.deliveries.length, rest.body.next_before]).toEqual([2, 1, null]);
    const [{ id, event_id }] = rest.body.deliveries as [{ id: string; event_id: string }];
    const again = await post(`${path}/${id}/redeliver`, {}, keys.secret);
    expect(again.body).toMatchObject({ delivery: { state: "waiting" } });
    await service.runJobs();
    expect(shop.calls.filter((it) => it.event.id === event_id)).toHaveLength(2);
    expect((await get(`${path}/${id}`, keys.secret)).body).toMatchObject({
      delivery: { state: "delivered", log: [{ status: 200 }, { status: 200 }], message: { event: { id: event_id } } },
    });
  });

  test("sends a test event and hears at once what came of it", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    shop.answers(status(418, "a teapot"));
    const { body } = await service.post("/v1/webhook_endpoints/shop/test", {}, service.keys.secret);
    expect(body).toMatchObject({ status: 418, answer: "a teapot" });
    expect(shop.heard()).toEqual(["TEST"]);
  });

  test("needs its secret key, and names what there is", async () => {
    const service = await testBilling();
    await startReceiver(service, { eventTypes: [] });
    const { get, post, keys } = service;
    expect((await get("/v1/webhook_endpoints", keys.sandbox)).status).toBe(403);
    const { body } = await get<{ endpoints: object[] }>("/v1/webhook_endpoints", keys.secret);
    expect(body.endpoints).toMatchObject([{ identifier: "shop", event_types: null, environment: "all" }]);
    expect(JSON.stringify(body)).not.toContain("whsec_");
    expect((await post("/v1/webhook_endpoints/none/test", {}, keys.secret)).status).toBe(404);
    expect((await get("/v1/webhook_endpoints/shop/deliveries/1", keys.secret)).status).toBe(400);
    expect((await get("/v1/webhook_endpoints/shop/deliveries?limit=0", keys.secret)).status).toBe(400);
  });
});

test("deliveries are deleted after ninety days, and the event is not", async () => {
  const service = await testBilling();
  await startReceiver(service);
  await service.ada.buys("pins");
  await service.sendOutgoing();
  const left = async () =>
    service.rows(
      "select (select count(*)::int from billing.webhook_tries) as tries, (select count(*)::int from billing.outbox) as events",
    );
  service.setClock("2026-05-01T09:00:00Z");
  await pruneDeliveries(service);
  expect(await left()).toEqual([{ tries: 1, events: 2 }]);
  service.setClock("2026-05-01T11:00:00Z");
  await pruneDeliveries(service);
  expect(await left()).toEqual([{ tries: 0, events: 2 }]);
});

interface Deliveries {
  deliveries: { id: string; event_id: string }[];
  next_before: string | null;
}

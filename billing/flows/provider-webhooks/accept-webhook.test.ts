import { describe, expect, test } from "vitest";
import { findPaymentEvents } from "../../testing/find-payment-events.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { payAndClose } from "../../testing/test-customer.ts";

describe("only the provider is believed", () => {
  const kept = ({ rows }: TestBilling) => rows<{ count: number }>("select count(*)::int from billing.webhook_events");

  const event = (id: string, type: string, object: object) =>
    JSON.stringify({ id, object: "event", type, created: 1, livemode: false, data: { object } });

  async function paidFor(service: TestBilling): Promise<string> {
    const intentId = await payAndClose(service.ada);
    return JSON.stringify(findPaymentEvents(await service.providerEvents(), intentId, ["payment_intent.succeeded"])[0]);
  }

  test.each([
    ["another secret", { secrets: ["whsec_another"] }],
    ["an empty secret", { secrets: [""] }],
    ["no signature at all", { secrets: [] }],
    ["a signature of six minutes ago", { secondsAgo: 360 }],
  ])("%s is refused, and kept nowhere", async (_, forged) => {
    const service = await testBilling();
    const body = await paidFor(service);
    expect((await service.billing.fetch(service.signedWebhook(body, forged))).status).toBe(400);
    expect(await kept(service)).toEqual([{ count: 0 }]);
  });

  test("a body that was read and written again on the way is refused", async () => {
    const service = await testBilling();
    const request = service.signedWebhook(await paidFor(service));
    const again = new Request(request, { body: JSON.stringify(await request.clone().json(), null, 2) });
    expect((await service.billing.fetch(again)).status).toBe(400);
    expect(await kept(service)).toEqual([{ count: 0 }]);
  });

  test("a service without a secret believes nobody", async () => {
    const service = await testBilling();
    const body = await paidFor(service);
    for (const webhookSecret of ["", " , "]) {
      const process = await service.startAnotherProcess({ account: "acct_atelier", webhookSecret });
      for (const secret of ["", "whsec_atelier"]) {
        expect((await process.fetch(service.signedWebhook(body, { secrets: [secret] }))).status).toBe(400);
      }
    }
    expect(await kept(service)).toEqual([{ count: 0 }]);
  });

  test("while the secret is changed, either one signs, and so do both", async () => {
    const service = await testBilling();
    const body = await paidFor(service);
    const process = await service.startAnotherProcess({ webhookSecret: "whsec_new, whsec_old" });
    for (const secrets of [["whsec_new"], ["whsec_old"], ["whsec_other", "whsec_old"]]) {
      expect((await process.fetch(service.signedWebhook(body, { secrets }))).status).toBe(200);
    }
    expect(await kept(service)).toEqual([{ count: 1 }]);
  });

  test("what nobody here knows is kept, counted and left alone", async () => {
    const service = await testBilling();
    const unknown = [
      event("evt_1", "payout.paid", { id: "po_1" }),
      event("evt_2", "payout.paid", { id: "po_2" }),
      event("evt_3", "payment_intent.succeeded", { id: "pi_nowhere", metadata: { operation: "not-ours" } }),
      event("evt_4", "charge.refunded", { id: "ch_1", payment_intent: null }),
      event("evt_5", "radar.early_fraud_warning.created", { id: "issfr_1", payment_intent: "pi_1" }),
    ];
    for (const body of unknown) expect((await service.billing.fetch(service.signedWebhook(body))).status).toBe(200);
    await service.runJobs();
    const counts = "count(*)::int, count(handled_at)::int as handled";
    expect(await service.rows(`select type, ${counts} from billing.webhook_events group by 1 order by 1`)).toEqual([
      { type: "charge.refunded", count: 1, handled: 1 },
      { type: "payment_intent.succeeded", count: 1, handled: 1 },
      { type: "payout.paid", count: 2, handled: 2 },
      { type: "radar.early_fraud_warning.created", count: 1, handled: 1 },
    ]);
  });
});

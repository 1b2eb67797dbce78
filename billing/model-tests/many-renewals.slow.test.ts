import { describe, expect, test } from "vitest";
import { cloneSubscriptions } from "../testing/clone-subscriptions.ts";
import { testBilling } from "../testing/test-billing.ts";

const count = 10_000;
const workers = 8;

describe("many renewals due at once", () => {
  test(`${workers} workers renew ${count} subscriptions, each once`, async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    const [{ id: model } = { id: "" }] = await service.rows<{ id: string }>("select id from billing.subscriptions");
    await cloneSubscriptions(service.db.$client, { model, count: count - 1 });
    service.setClock("2026-02-28T10:00:01Z");
    const processes = await Promise.all(Array.from({ length: workers - 1 }, () => service.startAnotherProcess()));
    const renewed = async () =>
      (
        await service.rows<{ n: number }>(
          "select count(*)::int as n from billing.transactions where renewal_number = 1",
        )
      )[0]!.n;
    for (let round = 0; round < count && (await renewed()) < count; round += 1)
      await Promise.all([service.billing, ...processes].map((it) => it.tick()));
    expect(await renewed()).toBe(count);
    const [charges] = await service.rows<{ n: number; twice: number }>(
      `select count(*)::int as n, (count(*) - count(distinct subscription_id))::int as twice
        from billing.payments where operation_id is null and state = 'succeeded'`,
    );
    expect(charges).toEqual({ n: count, twice: 0 });
    const [callProviderApi] = await service.rows<{ n: number }>(
      "select count(*)::int as n from gateway.payment_intents where body->>'status' = 'succeeded'",
    );
    expect(callProviderApi).toEqual({ n: count + 1 });
  }, 600_000);
});

import { describe, expect, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { AppServer } from "../../testing/app-server.ts";
import { adjustCurrencies, balancesOf, billingWithCurrencies } from "../../testing/test-currencies.ts";
import { reverseGrant, reverseGrants } from "../ledger/reverse-grant.ts";

describe("a refund", () => {
  test("takes back its share, rounded up, once, and never more than there is", async () => {
    const service = await billingWithCurrencies();
    await service.ada.buys("atelier_monthly");
    const refunded = async (id: string, micros: number) => {
      await service.rows(`insert into billing.refunds (id, payment_id, amount_micros, reason, state, created_at)
        select '${id}', id, ${micros}, 'outside', 'succeeded', now() from billing.payments`);
      for (let time = 0; time < 2; time += 1) {
        await service.db.transaction((tx) => reverseGrant(tx, id, service.clock()));
      }
    };
    await refunded("00000000-0000-7000-8000-000000000001", 1_333_333);
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 66 });
    await adjustCurrencies(service, "ada", { GLD: -60 });
    await refunded("00000000-0000-7000-8000-000000000002", 2_000_000);
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 0 });
    await service.rows("delete from billing.refunds");
  });

  test("and then a bank's dispute take everything once; a refund after the dispute takes nothing more", async () => {
    const service = await billingWithCurrencies();
    const seller = new AppServer(service);
    await service.ada.buys("atelier_monthly", "4000000000000259");
    await adjustCurrencies(service, "ada", { GLD: 500 });
    await seller.refunds(service.ada, { amount: 1_000_000 });
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 575 });
    await service.runJobs();
    service.setClock("2026-01-31T10:01:00Z");
    await service.deliverProviderWebhooks();
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 500 });
    await service.rows("update billing.disputes set status = 'won', closed_at = now()");
    expect((await seller.refunds(service.ada)).status).toBe(200);
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 500 });
  });

  test("of the rest takes what the first part has left, also by a machine whose clock is behind", async () => {
    const service = await billingWithCurrencies();
    const seller = new AppServer(service);
    await service.ada.buys("atelier_monthly");
    await adjustCurrencies(service, "ada", { GLD: 500 });
    service.setClock("2026-02-01T10:00:01Z");
    await seller.refunds(service.ada, { amount: 1_330_000 });
    service.setClock("2026-02-01T10:00:00Z");
    await seller.refunds(service.ada);
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 500 });
  });

  test("that failed and is made once more takes nothing more", async () => {
    const service = await billingWithCurrencies();
    const seller = new AppServer(service);
    await service.ada.buys("atelier_monthly", "4000000000005126");
    await adjustCurrencies(service, "ada", { GLD: 500 });
    await seller.refunds(service.ada);
    await service.runJobs();
    service.setClock("2026-02-07T10:00:00Z");
    await service.deliverProviderWebhooks();
    service.loggedErrors.splice(0);
    expect((await seller.refunds(service.ada)).body.refund).toMatchObject({ state: "pending" });
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 500 });
  });

  test("of a test store's purchase takes back all of it", async () => {
    const service = await billingWithCurrencies();
    await service.post(
      "/v1/receipts",
      { fetch_token: "test_1_a", product_id: "pins", app_user_id: "ada" },
      service.keys.test_store,
    );
    const bought = firstOf(await service.rows<{ id: string }>("select id from billing.transactions"), "bought");
    await service.db.transaction((tx) => reverseGrants(tx, bought.id, service.clock()));
    expect(await balancesOf(service, "ada")).toEqual({ GLD: 0, SLV: 0 });
  });
});

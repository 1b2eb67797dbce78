import { describe, expect, test } from "vitest";
import { AppServer } from "../../testing/app-server.ts";
import { taxedBilling } from "../../testing/taxed-billing.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { balancesOf, grantCurrenciesWithProducts } from "../../testing/test-currencies.ts";

const refunds = ({ rows }: TestBilling) =>
  rows("select reason, state, amount_micros::int as micros from billing.refunds order by created_at, amount_micros");

describe("a refund reverses", () => {
  test("currencies go back in the proportion of the money", async () => {
    const service = await testBilling();
    const { ada } = service;
    const seller = new AppServer(service);
    await grantCurrenciesWithProducts(service, [{ product: "lookbook", code: "GLD", amount: 100 }]);
    await ada.buys("lookbook");
    await seller.refunds(ada, { amount: 2_500_000 });
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 90 });
    service.setClock("2026-01-31T11:00:00Z");
    await seller.refunds(ada);
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 0 });
  });

  test("the tax comes out of the provider's books again, in parts and then whole", async () => {
    const service = await taxedBilling();
    const { ada, rows, runJobs } = service;
    const seller = new AppServer(service);
    await ada.buysFrom("DE", "lookbook");
    await runJobs();
    await seller.refunds(ada, { amount: 5_000_000 });
    await runJobs();
    await seller.refunds(ada);
    await runJobs();
    expect(await rows("select count(*)::int, count(tax_reversal_id)::int as reversed from billing.refunds")).toEqual([
      { count: 2, reversed: 2 },
    ]);
    expect(await rows("select count(*)::int from gateway.tax_transactions where body->>'type' = 'reversal'")).toEqual([
      { count: 2 },
    ]);
  });

  test("a tax that could not be taken back then is taken back by the sweep", async () => {
    const service = await taxedBilling();
    const { ada, rows, runJobs, connection, setClock, billing } = service;
    await ada.buysFrom("DE", "lookbook");
    await runJobs();
    connection.cut(/create_reversal$/, "before", 3);
    await new AppServer(service).refunds(ada);
    await runJobs().catch(() => undefined);
    expect(await refunds(service)).toMatchObject([{ state: "succeeded" }]);
    setClock("2026-01-31T12:00:00Z");
    await billing.tick();
    expect(await rows("select tax_reversal_id is not null as done from billing.refunds")).toEqual([{ done: true }]);
  });
});

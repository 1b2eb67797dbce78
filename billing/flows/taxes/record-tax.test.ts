import { describe, expect, test } from "vitest";
import { taxedBilling } from "../../testing/taxed-billing.ts";
import type { TestBilling } from "../../testing/test-billing.ts";

describe("the provider's books", () => {
  const recorded = ({ rows }: TestBilling) =>
    rows("select body->>'reference' as payment from gateway.tax_transactions where body->>'type' = 'transaction'");

  test("hear of a tax once it is paid, once", async () => {
    const service = await taxedBilling();
    await service.ada.buysFrom("US", "tote", "10001");
    await service.runJobs();
    await service.billing.tick();
    const [payment] = await service.rows<{ id: string; record: string }>(
      "select id, tax_transaction_id as record from billing.payments",
    );
    expect(payment?.record).toMatch(/^tax_/);
    expect(await recorded(service)).toEqual([{ payment: payment?.id }]);
  });

  test("hear of it later when the provider was away, or when its answer was lost", async () => {
    const service = await taxedBilling();
    await service.ada.buysFrom("US", "tote", "10001");
    service.connection.cut(/create_from_calculation$/, "after", 3);
    await service.runJobs().catch(() => {});
    service.setClock("2026-01-31T12:00:00Z");
    await service.billing.tick();
    expect(await recorded(service)).toHaveLength(1);
    expect(await service.rows("select 1 from billing.payments where tax_transaction_id is null")).toEqual([]);
  });
});

import { taxedBilling } from "../../../testing/taxed-billing.ts";
import type { TestBilling } from "../../../testing/test-billing.ts";

/** Ada lives in Germany and pays tax on top of her month. */
export async function taxedMonth(): Promise<TestBilling> {
  const service = await taxedBilling("exclusive");
  await service.ada.buysFrom("DE", "atelier_monthly");
  await service.runJobs();
  return service;
}

export const taxes = ({ rows }: TestBilling) =>
  rows(
    "select amount_micros::int as amount, tax_micros::int as tax, country from billing.transactions order by starts_at",
  );

export const paid = { amount: 4_760_000, tax: 760_000, country: "DE" };

import type { TestBilling } from "../../../testing/test-billing.ts";

export const disputedCard = "4000000000000259";

export const disputes = ({ rows }: TestBilling) =>
  rows<{ status: string }>(
    "select status, amount_micros::int as micros, closed_at is null as open from billing.disputes",
  );

/** The bank takes a moment, and tells. */
export async function theBankTells(service: TestBilling, at = "2026-01-31T10:01:00Z") {
  service.setClock(at);
  await service.deliverProviderWebhooks();
}

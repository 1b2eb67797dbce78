import type { TaxBehavior } from "../rules/pricing/tax-behavior.ts";
import { type TestBilling, testBilling } from "./test-billing.ts";

/** A service whose app collects taxes. */
export async function taxedBilling(behavior: TaxBehavior = "automatic"): Promise<TestBilling> {
  const service = await testBilling();
  await service.rows(`update billing.apps set collects_tax = true, tax_behavior = '${behavior}'`);
  return service;
}

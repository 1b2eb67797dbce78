import type { VirtualCurrenciesAnswer } from "@hemline/protocol";
import type { Answer } from "./test-api.ts";
import { type TestBilling, testBilling } from "./test-billing.ts";

/** What a product brings of a currency. */
export interface GrantedCurrency {
  product: string;
  code: string;
  amount: number;
  trialAmount?: number;
  expiresAfter?: string;
}

/** Gives the tests' shop the currencies GLD and SLV, and its products what they bring of them. */
export async function grantCurrenciesWithProducts(
  { db }: TestBilling,
  brings: readonly GrantedCurrency[],
): Promise<void> {
  await db.$client.query(`
    insert into billing.virtual_currencies (id, project_id, code, name, description)
    select gen_random_uuid(), projects.id, them.* from billing.projects,
      (values ('GLD', 'Gold', null), ('SLV', 'Silver', 'For small things')) as them (code, name, description)`);
  for (const it of brings) {
    await db.$client.query(
      `insert into billing.product_currencies (product_id, currency_id, amount, trial_amount, expires_after)
       select p.id, c.id, $3, $4, $5 from billing.products p, billing.virtual_currencies c
       where p.identifier = $1 and c.code = $2`,
      [it.product, it.code, it.amount, it.trialAmount ?? 0, it.expiresAfter ?? null],
    );
  }
}

/** A customer's balances, by the currencies' codes. */
export async function balancesOf({ get }: TestBilling, appUserId: string): Promise<Record<string, number>> {
  const { body } = await get<VirtualCurrenciesAnswer>(`/v1/subscribers/${appUserId}/virtual_currencies`);
  return Object.fromEntries(Object.values(body.virtual_currencies).map((it) => [it.code, it.balance]));
}

/** What an app's server asks for. */
export function adjustCurrencies(
  { call, keys }: TestBilling,
  appUserId: string,
  adjustments: Record<string, number>,
  key?: string,
): Promise<Answer<unknown> & { headers: Headers }> {
  return call(`/v1/subscribers/${appUserId}/virtual_currencies/transactions`, {
    key: keys.secret,
    method: "POST",
    body: JSON.stringify({ adjustments }),
    ...(key && { headers: { "idempotency-key": key } }),
  });
}

const coins = [
  { product: "pins", code: "GLD", amount: 10 },
  { product: "pins", code: "SLV", amount: 5, expiresAfter: "P1W" },
  { product: "atelier_monthly", code: "GLD", amount: 100 },
  { product: "atelier_yearly", code: "GLD", amount: 1000, trialAmount: 7 },
];

/** Products that grant gold, and pins some silver for a week. */
export async function billingWithCurrencies() {
  const service = await testBilling();
  await grantCurrenciesWithProducts(service, coins);
  return service;
}

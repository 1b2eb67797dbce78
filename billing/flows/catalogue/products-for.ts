import type { ProductsAnswer } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import type { Offer } from "../../rules/pricing/offer.ts";
import { productAnswer } from "../../rules/pricing/product-answer.ts";
import type { Caller } from "../../store/catalogue/api-keys.ts";
import { offersOf } from "../../store/catalogue/offers.ts";
import { customerByAppUserId } from "../../store/customers.ts";
import { purchaseHistory } from "../../store/purchase-history.ts";
import type { Sql } from "../../store/sql.ts";

/** Products as this customer may buy them, in the order asked for; unknown ones are left out. */
export async function productsFor(
  { db, provider, browser }: BillingContext,
  caller: Caller,
  appUserId: string,
  identifiers: readonly string[],
  currency: string | null,
): Promise<ProductsAnswer> {
  if (identifiers.length === 0) return { product_details: [] };
  const isSandbox = caller.kind === "test_store" || !provider.live;
  const [past, offers] = await Promise.all([
    historyOf(db, caller.projectId, appUserId, isSandbox),
    offersOf(db, caller.projectId, identifiers),
  ]);
  const byProduct = Map.groupBy(offers, (it) => it.product);
  const product_details = identifiers
    .map((it) => byProduct.get(it))
    .filter(isSome)
    .map((ways) => productAnswer(ways, currency, past));
  return { product_details, script_url: browser.scriptUrl };
}

async function historyOf(db: Sql, projectId: string, appUserId: string, isSandbox: boolean) {
  const customer = await customerByAppUserId(db, projectId, appUserId);
  return customer ? purchaseHistory(db, customer.id, isSandbox) : [];
}

function isSome(offers: Offer[] | undefined): offers is [Offer, ...Offer[]] {
  return offers !== undefined && offers.length > 0;
}

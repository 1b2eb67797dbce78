import type { ProductsAnswer } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import type { Offer } from "../../rules/pricing/offer.ts";
import { productAnswer } from "../../rules/pricing/product-answer.ts";
import type { Caller } from "../../store/catalogue/api-keys.ts";
import { offersOf } from "../../store/catalogue/offers.ts";
import { customerByAppUserId } from "../../store/customers.ts";
import { purchaseHistory } from "../../store/purchase-history.ts";

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
  const [customer, offers] = await Promise.all([
    customerByAppUserId(db, caller.projectId, appUserId),
    offersOf(db, caller.projectId, identifiers),
  ]);
  const past = customer ? await purchaseHistory(db, customer.id, isSandbox) : [];
  const byProduct = Map.groupBy(offers, (it) => it.product);
  return {
    product_details: identifiers.flatMap((identifier) => {
      const ways = byProduct.get(identifier);
      return isSome(ways) ? [productAnswer(ways, currency, past)] : [];
    }),
    script_url: browser.scriptUrl,
  };
}

function isSome(offers: Offer[] | undefined): offers is [Offer, ...Offer[]] {
  return offers !== undefined && offers.length > 0;
}

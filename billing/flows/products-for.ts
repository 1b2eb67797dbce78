import type { ProductsAnswer } from "@hemline/protocol";
import type { Engine } from "../engine.ts";
import { productAnswer } from "../rules/product-answer.ts";
import { customerOf, everSubscribed } from "../store/customers.ts";
import { type Offer, offersOf } from "../store/products.ts";

/**
 * Products as this customer may buy them, in the order asked for; unknown ones are left out.
 * A trial is offered only to who never subscribed to the product.
 */
export async function productsFor(
  { db }: Engine,
  projectId: string,
  appUserId: string,
  identifiers: readonly string[],
  currency: string | null,
): Promise<ProductsAnswer> {
  if (identifiers.length === 0) return { product_details: [] };
  const customer = await customerOf(db, projectId, appUserId);
  const tried = customer ? await everSubscribed(db, customer.id) : new Set<string>();
  const byProduct = Map.groupBy(await offersOf(db, projectId, identifiers), (it) => it.product);
  return {
    product_details: identifiers.flatMap((identifier) => {
      const offers = byProduct.get(identifier);
      return isSome(offers) ? [productAnswer(offers, currency, !tried.has(offers[0].productId))] : [];
    }),
  };
}

function isSome(offers: Offer[] | undefined): offers is [Offer, ...Offer[]] {
  return offers !== undefined && offers.length > 0;
}

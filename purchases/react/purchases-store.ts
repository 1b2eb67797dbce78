import { createContext, useContext } from "react";
import type { GetOfferingsParams } from "../configuration.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import type { Offerings } from "../offerings/offering.ts";
import type { Purchases } from "../purchases.ts";
import { type Source, sourceOf } from "./async-source.ts";

/** What the components below one provider share. */
export interface Shelf {
  purchases: Purchases;
  customer: Source<CustomerInfo>;
  offerings(params: GetOfferingsParams): Source<Offerings>;
  /** Hears of purchases and of other customers; the answer ends that. */
  listen(): () => void;
}

export function openShelf(
  purchases: Purchases,
  initial: { customerInfo: CustomerInfo | null; offerings: Offerings | null },
): Shelf {
  const customer = sourceOf(() => purchases.getCustomerInfo(), initial.customerInfo);
  const asked = new Map<string, Source<Offerings>>();
  return {
    purchases,
    customer,
    offerings: ({ currency, offeringIdentifier }) => {
      const key = JSON.stringify([currency, offeringIdentifier]);
      const given = currency === undefined && offeringIdentifier === undefined ? initial.offerings : null;
      const read = () =>
        purchases.getOfferings({
          ...(currency === undefined ? {} : { currency }),
          ...(offeringIdentifier === undefined ? {} : { offeringIdentifier }),
        });
      const source = asked.get(key) ?? sourceOf(read, given);
      asked.set(key, source);
      return source;
    },
    listen: () =>
      purchases.onCustomerInfo((customerInfo) => {
        if (customerInfo) return customer.learn(customerInfo);
        customer.forget();
        // What is offered may depend on who asks. It is no secret, and whoever was just choosing goes on choosing.
        for (const source of asked.values()) source.doubt();
      }),
  };
}

export const ShelfContext = createContext<Shelf | null>(null);

export function useShelf(): Shelf {
  const shelf = useContext(ShelfContext);
  if (!shelf) throw new Error("Hooks and components of the SDK stand below a <PurchasesProvider>.");
  return shelf;
}

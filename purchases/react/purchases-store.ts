import { createContext, useContext } from "react";
import type { CustomerInfo } from "../customers/customer-info.ts";
import type { GetOfferingsParams, Offerings } from "../offerings/offering.ts";
import type { Purchases } from "../purchases.ts";
import { type AsyncSource, createAsyncSource } from "./async-source.ts";

/** Shared by the components below one provider. */
export interface PurchasesStore {
  purchases: Purchases;
  customer: AsyncSource<CustomerInfo>;
  offerings(params: GetOfferingsParams): AsyncSource<Offerings>;
  /** Follows purchases and changes of the user. @returns ends that */
  listen(): () => void;
}

export function createPurchasesStore(
  purchases: Purchases,
  initial: { customerInfo: CustomerInfo | null; offerings: Offerings | null },
): PurchasesStore {
  const customer = createAsyncSource(() => purchases.getCustomerInfo(), initial.customerInfo);
  const sources = new Map<string, AsyncSource<Offerings>>();
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
      const source = sources.get(key) ?? createAsyncSource(read, given);
      sources.set(key, source);
      return source;
    },
    listen: () =>
      purchases.onCustomerInfo((customerInfo) => {
        if (customerInfo) return customer.set(customerInfo);
        customer.reset();
        // Offerings may depend on the user, but the ones on the screen stay until others are read.
        for (const source of sources.values()) source.invalidate();
      }),
  };
}

export const PurchasesStoreContext = createContext<PurchasesStore | null>(null);

export function usePurchasesStore(): PurchasesStore {
  const store = useContext(PurchasesStoreContext);
  if (!store) throw new Error("Use the SDK's hooks and components inside a <PurchasesProvider>.");
  return store;
}

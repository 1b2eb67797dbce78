import { useSyncExternalStore } from "react";
import type { CustomerInfo } from "../customers/customer-info.ts";
import type { PurchasesError } from "../errors.ts";
import type { GetOfferingsParams, Offerings } from "../offerings/offering.ts";
import type { Purchases } from "../purchases.ts";
import type { AsyncSource, AsyncState } from "./async-source.ts";
import { usePurchasesStore } from "./purchases-store.ts";

/** What the customer owns, as far as it is known. */
export interface CustomerReading extends ReadingState {
  /** Null until it was read. */
  readonly customerInfo: CustomerInfo | null;
}

/** What is for sale, as far as it is known. */
export interface OfferingsReading extends ReadingState {
  /** Null until they were read. */
  readonly offerings: Offerings | null;
}

/** What every hook that reads tells beside what it read. */
export interface ReadingState {
  readonly isLoading: boolean;
  /** Why it could not be read; null while all is well. What was read before is still there. */
  readonly error: PurchasesError | null;
  /** Reads it anew. Never rejects. */
  refresh(): Promise<void>;
}

/** The instance of the provider above. Call its methods in effects and handlers. */
export function usePurchases(): Purchases {
  return usePurchasesStore().purchases;
}

/** What the customer owns, read once for all components and told to them after each purchase and each change of user. */
export function useCustomerInfo(): CustomerReading {
  const { customer } = usePurchasesStore();
  const { value, isLoading, error } = useAsyncSource(customer);
  return { customerInfo: value, isLoading, error, refresh: customer.refresh };
}

/** What is for sale, read once for all components that ask for the same. */
export function useOfferings(params: GetOfferingsParams = {}): OfferingsReading {
  const source = usePurchasesStore().offerings(params);
  const { value, isLoading, error } = useAsyncSource(source);
  return { offerings: value, isLoading, error, refresh: source.refresh };
}

function useAsyncSource<Value>(source: AsyncSource<Value>): AsyncState<Value> {
  return useSyncExternalStore(source.subscribe, source.current, source.initial);
}

import { useSyncExternalStore } from "react";
import type { CustomerInfo } from "../customers/customer-info.ts";
import type { PurchasesError } from "../errors.ts";
import type { GetOfferingsParams, Offerings } from "../offerings/offering.ts";
import type { Purchases } from "../purchases.ts";
import type { AsyncSource, AsyncState } from "./async-source.ts";
import { usePurchasesStore } from "./purchases-store.ts";

/** What the customer owns, once read. */
export interface CustomerReading extends ReadingState {
  /** Null until it was read. */
  readonly customerInfo: CustomerInfo | null;
}

/** The offerings for sale, once read. */
export interface OfferingsReading extends ReadingState {
  /** Null until they were read. */
  readonly offerings: Offerings | null;
}

/** The state of a reading hook besides its value. */
export interface ReadingState {
  readonly isLoading: boolean;
  /** Why reading failed; null if it did not. The last value stays. */
  readonly error: PurchasesError | null;
  /** Reads the value again. Never rejects. */
  refresh(): Promise<void>;
}

/** The instance of the provider above. Call its methods in effects and handlers. */
export function usePurchases(): Purchases {
  return usePurchasesStore().purchases;
}

/** What the customer owns: read once for all components, and again after each purchase and each change of user. */
export function useCustomerInfo(): CustomerReading {
  const { customer } = usePurchasesStore();
  const { value, isLoading, error } = useAsyncSource(customer);
  return { customerInfo: value, isLoading, error, refresh: customer.refresh };
}

/** The offerings for sale: read once for all components with the same parameters. */
export function useOfferings(params: GetOfferingsParams = {}): OfferingsReading {
  const source = usePurchasesStore().offerings(params);
  const { value, isLoading, error } = useAsyncSource(source);
  return { offerings: value, isLoading, error, refresh: source.refresh };
}

function useAsyncSource<Value>(source: AsyncSource<Value>): AsyncState<Value> {
  return useSyncExternalStore(source.subscribe, source.current, source.initial);
}

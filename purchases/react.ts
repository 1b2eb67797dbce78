/** The SDK as React components and hooks. */
export { Checkout, type CheckoutProps } from "./react/checkout.tsx";
export {
  type CustomerReading,
  type OfferingsReading,
  type ReadingState,
  useCustomerInfo,
  useOfferings,
  usePurchases,
} from "./react/hooks.ts";
export { Paywall } from "./react/paywall.tsx";
export type { PaywallProps } from "./react/paywall-props.ts";
export { PurchasesProvider, type PurchasesProviderProps } from "./react/purchases-provider.tsx";

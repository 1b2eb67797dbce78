import type { Purchases } from "@hemline/purchases";
import { Paywall, type PaywallProps, PurchasesProvider } from "@hemline/purchases/react";

/** The SDK's paywall, with the instance that it belongs to. */
export function SdkPaywall({ purchases, ...props }: PaywallProps & { purchases: Purchases }) {
  return (
    <PurchasesProvider purchases={purchases}>
      <Paywall {...props} />
    </PurchasesProvider>
  );
}

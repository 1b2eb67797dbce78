import { useCallback, useEffect, useRef, useState } from "react";
import { paywallActions } from "../client/paywall-actions.ts";
import type { LabelKey } from "../i18n/translate.ts";
import type { PaywallAction } from "../paywall/paywall-action.ts";
import { usePurchases } from "./hooks.ts";
import type { PaywallProps } from "./paywall-props.ts";

/** What a paywall sells by. */
export interface Sale {
  act(action: PaywallAction): void;
  /** A checkout is open. */
  isBusy: boolean;
  /** What the customer is told. */
  said: LabelKey | null;
}

/** Buttons do what the latest props say; a checkout that they opened closes with the component. */
export function useSale(props: Omit<PaywallProps, "offering">): Sale {
  const purchases = usePurchases();
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState<LabelKey | null>(null);
  const latest = useRef(props);
  const actions = useRef<((action: PaywallAction) => void) | null>(null);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const open = new AbortController();
    const { signal } = open;
    let isLate = false;
    actions.current = paywallActions({
      get params() {
        return { ...latest.current, onBack: undefined };
      },
      purchase: (bought) => {
        isLate = signal.aborted;
        return purchases.purchase({ ...bought, signal });
      },
      readCustomer: () => purchases.getCustomerInfo(),
      setBusy: (isBusy) => {
        if (!signal.aborted) setBusy(isBusy);
      },
      say,
      sold: (result) => latest.current.onPurchased?.(result),
      notSold: (error) => {
        // What closed with the component is nobody's failure; what was asked for afterwards is.
        if (!signal.aborted || isLate) latest.current.onPurchaseError?.(error);
      },
      close: () => latest.current.onBack?.(),
    });
    return () => open.abort();
  }, [purchases]);
  return { act: useCallback((action: PaywallAction) => actions.current?.(action), []), isBusy, said };
}

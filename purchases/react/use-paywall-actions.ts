import { useCallback, useEffect, useRef, useState } from "react";
import { paywallActionHandler } from "../client/paywall/paywall-action-handler.ts";
import type { LabelKey } from "../i18n/translate.ts";
import type { PaywallAction } from "../paywall/paywall-action.ts";
import { usePurchases } from "./hooks.ts";
import type { PaywallProps } from "./paywall-props.ts";

export interface PaywallControls {
  act(action: PaywallAction): void;
  isBusy: boolean;
  notice: LabelKey | null;
}

/** Actions use the latest props; an open checkout closes with the component. */
export function usePaywallActions(props: Omit<PaywallProps, "offering">): PaywallControls {
  const purchases = usePurchases();
  const [isBusy, setBusy] = useState(false);
  const [notice, showNotice] = useState<LabelKey | null>(null);
  const latest = useRef(props);
  const actions = useRef<((action: PaywallAction) => void) | null>(null);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const open = new AbortController();
    const { signal } = open;
    let isLate = false;
    actions.current = paywallActionHandler({
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
      showNotice,
      onPurchased: (result) => latest.current.onPurchased?.(result),
      onPurchaseFailed: (error) => {
        // Closing with the component is no failure; a purchase requested after that is.
        if (!signal.aborted || isLate) latest.current.onPurchaseError?.(error);
      },
      close: () => latest.current.onBack?.(),
    });
    return () => open.abort();
  }, [purchases]);
  return { act: useCallback((action: PaywallAction) => actions.current?.(action), []), isBusy, notice };
}

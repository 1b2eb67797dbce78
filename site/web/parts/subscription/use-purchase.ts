import type { Package, Purchases } from "@hemline/purchases";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../shared/paths.ts";
import type { SubscriptionPage } from "../../../shared/subscription/pages.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { useHoldReload } from "../../state/hold-reload.ts";
import { useTheme } from "../../state/theme.ts";
import { useRefresh } from "../../state/use-refresh.ts";
import type { OfferingState } from "./use-offering.ts";

export interface Purchase {
  /** Opens the checkout. Visitors log in first; it opens once their own prices have loaded. */
  start(rcPackage: Package): void;
  isBuying: boolean;
  /** Of the last attempt; empty without one. */
  error: string;
}

export function usePurchase(offering: OfferingState, { appUserId }: SubscriptionPage["billing"]): Purchase {
  /** The package that a visitor chose before logging in. */
  const [wanted, setWanted] = useState<string | null>(null);
  const { buy, isBuying, error } = useCheckout();
  const isMember = appUserId !== null;
  // The login happens in a dialog of the shell; the checkout opens once the member's prices have loaded.
  useEffect(() => {
    if (wanted === null || !isMember || offering.state !== "loaded") return;
    setWanted(null);
    const rcPackage = offering.packages.find((it) => it.identifier === wanted);
    if (rcPackage) void buy(offering.purchases, rcPackage);
  }, [wanted, isMember, offering, buy]);
  return {
    start(rcPackage) {
      if (!isMember)
        openAccountDialog({
          mode: "register",
          reason: "Log in to subscribe",
          onSignedIn: () => setWanted(rcPackage.identifier),
        });
      else if (offering.state === "loaded") void buy(offering.purchases, rcPackage);
    },
    isBuying: isBuying || wanted !== null,
    error,
  };
}

/** Opens the checkout, then the page for its outcome. */
function useCheckout() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { theme } = useTheme();
  const [isBuying, setBuying] = useState(false);
  const [error, setError] = useState("");
  useHoldReload(isBuying);
  const buy = async (purchases: Purchases, rcPackage: Package) => {
    setError("");
    setBuying(true);
    try {
      await purchases.purchase({
        rcPackage,
        selectedLocale: navigator.language,
        colorMode: theme === "system" ? "auto" : theme,
        ...(viewer && { customerEmail: viewer.email }),
      });
      await navigate(paths.billingSuccess);
    } catch (cause) {
      const { ErrorCode, PurchasesError } = await import("@hemline/purchases");
      if (!(cause instanceof PurchasesError)) throw cause;
      if (cause.errorCode === ErrorCode.UserCancelledError) return void (await navigate(paths.billingCancel));
      if (cause.errorCode === ErrorCode.ProductAlreadyPurchasedError) return void (await refresh());
      setError(cause.message);
    } finally {
      setBuying(false);
    }
  };
  return { buy, isBuying, error };
}

import type { Package, Purchases } from "@hemline/purchases";
import { useEffect, useEffectEvent, useState } from "react";
import { paths } from "../../../shared/paths.ts";
import type { SubscriptionPage } from "../../../shared/subscription/pages.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { useHoldReload } from "../../state/hold-reload.ts";
import { useTheme } from "../../state/theme.ts";
import type { OfferingState } from "./use-offering.ts";
import { useWayBack, wayThere } from "./way-back.ts";

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
  useWantedPackage(isMember ? wanted : null, offering, (purchases, rcPackage) => {
    setWanted(null);
    if (rcPackage) void buy(purchases, rcPackage);
  });
  return {
    start(rcPackage) {
      if (!isMember) logInToSubscribe(() => setWanted(rcPackage.identifier));
      else if (offering.state === "loaded") void buy(offering.purchases, rcPackage);
    },
    isBuying: isBuying || wanted !== null,
    error,
  };
}

/** The login happens in a dialog of the shell; calls `onLoaded` once the member's prices have loaded. */
function useWantedPackage(
  wanted: string | null,
  offering: OfferingState,
  onLoaded: (purchases: Purchases, rcPackage: Package | undefined) => void,
): void {
  const loaded = useEffectEvent(onLoaded);
  // Waits for the SDK.
  useEffect(() => {
    if (wanted === null || offering.state !== "loaded") return;
    loaded(
      offering.purchases,
      offering.packages.find(({ identifier }) => identifier === wanted),
    );
  }, [wanted, offering]);
}

const logInToSubscribe = (onSignedIn: () => void) =>
  openAccountDialog({ mode: "register", reason: "Log in to subscribe", onSignedIn });

/** Opens the checkout, then the page for its outcome. */
function useCheckout() {
  const preferences = useCheckoutPreferences();
  const navigate = useNavigate();
  const back = useWayBack();
  const finishFailed = useFailedCheckout(back);
  const [isBuying, setBuying] = useState(false);
  const [error, setError] = useState("");
  useHoldReload(isBuying);
  const buy = async (purchases: Purchases, rcPackage: Package) => {
    setError("");
    setBuying(true);
    try {
      await purchases.purchase({ rcPackage, selectedLocale: navigator.language, ...preferences });
      await navigate(wayThere(paths.billingSuccess, back));
    } catch (cause) {
      setError(await finishFailed(cause));
    } finally {
      setBuying(false);
    }
  };
  return { buy, isBuying, error };
}

/** After a checkout that sold nothing: resolves to what the page says; empty once another page says it. */
function useFailedCheckout(back: string | null) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return async (cause: unknown): Promise<string> => {
    const { ErrorCode, PurchasesError } = await import("@hemline/purchases");
    if (!(cause instanceof PurchasesError)) throw cause;
    if (cause.errorCode === ErrorCode.UserCancelledError) await navigate(wayThere(paths.billingCancel, back));
    else if (cause.errorCode === ErrorCode.ProductAlreadyPurchasedError) await refresh();
    else return cause.message;
    return "";
  };
}

/** What the checkout looks like, and the email address that it needn't ask for. */
function useCheckoutPreferences() {
  const viewer = useViewer();
  const { theme } = useTheme();
  return {
    colorMode: theme === "system" ? ("auto" as const) : theme,
    ...(viewer && { customerEmail: viewer.email }),
  };
}

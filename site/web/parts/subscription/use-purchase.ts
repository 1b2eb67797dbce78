import type { Package, Purchases } from "@hemline/purchases";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { SubscriptionPage } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { useViewer } from "../../payload.ts";
import { openAccountModal } from "../../shell/account-request.ts";
import { useHoldReload } from "../../shell/hold-reload.ts";
import { useTheme } from "../../shell/theme.ts";
import { useRefresh } from "../../shell/use-refresh.ts";
import type { Store } from "./use-offering.ts";

/** Buying what is shown. */
export interface Order {
  /** Opens the checkout; visitors log in first, and it opens when their own prices are there. */
  place(rcPackage: Package): void;
  isBuying: boolean;
  /** Why the last one came to nothing; empty when it did not. */
  fault: string;
}

export function useOrder(store: Store, { appUserId }: SubscriptionPage["billing"]): Order {
  /** Chosen by a visitor, to go on once it is known who buys and what it costs them. */
  const [wanted, setWanted] = useState<string | null>(null);
  const { buy, isBuying, fault } = useBuy();
  const isMember = appUserId !== null;
  // The login happens elsewhere on the screen; the checkout opens when its member and their prices have come.
  useEffect(() => {
    if (wanted === null || !isMember || store.state !== "open") return;
    setWanted(null);
    const rcPackage = store.packages.find((it) => it.identifier === wanted);
    if (rcPackage) void buy(store.purchases, rcPackage);
  }, [wanted, isMember, store, buy]);
  return {
    place(rcPackage) {
      if (!isMember)
        openAccountModal({
          mode: "register",
          reason: "Log in to subscribe",
          onSignedIn: () => setWanted(rcPackage.identifier),
        });
      else if (store.state === "open") void buy(store.purchases, rcPackage);
    },
    isBuying: isBuying || wanted !== null,
    fault,
  };
}

/** Opens the checkout; afterwards to the page that says how it ended. */
function useBuy() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { theme } = useTheme();
  const [isBuying, setBuying] = useState(false);
  const [fault, setFault] = useState("");
  useHoldReload(isBuying);
  const buy = async (purchases: Purchases, rcPackage: Package) => {
    setFault("");
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
      setFault(cause.message);
    } finally {
      setBuying(false);
    }
  };
  return { buy, isBuying, fault };
}

import type { ReactNode } from "react";
import { useEffect } from "react";
import type { UserAnswer } from "../../../shared/accounts/user.ts";
import { api } from "../../../shared/paths.ts";
import { callApiQuietly } from "../../call-api.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { showError } from "../../state/show-toast.ts";
import { useTheme } from "../../state/theme.ts";
import type { OfferingPaywall } from "./use-offering.ts";
import type { Purchase } from "./use-purchase.ts";

interface OfferPaywallProps {
  paywall: OfferingPaywall;
  purchase: Purchase;
  /** Prices are being loaded: nothing can be bought yet. */
  isLoading: boolean;
  /** Until its language has loaded. */
  pending: ReactNode;
  /** When it fails to render. */
  fallback: ReactNode;
}

export function OfferPaywall({ paywall, purchase, isLoading, pending, fallback }: OfferPaywallProps) {
  const { Paywall, ...offered } = paywall;
  const { theme } = useTheme();
  const navigate = useNavigate();
  const find = useFindSubscription();
  const { start, isBuying, error } = purchase;
  // The paywall itself does not show errors.
  useEffect(() => {
    if (error) showError(error);
  }, [error]);
  const openUrl = (address: string) => {
    const url = new URL(address, location.href);
    if (url.origin === location.origin) void navigate(url.pathname + url.search + url.hash);
    else window.open(url, "_blank", "noopener,noreferrer");
  };
  return (
    <Paywall
      {...offered}
      colorMode={theme === "system" ? "auto" : theme}
      isBusy={isBuying || isLoading}
      pending={pending}
      fallback={fallback}
      onPurchaseInitiated={start}
      onNavigateToUrl={openUrl}
      onVisitCustomerCenter={find}
      onRestorePurchases={find}
      onBack={() => void navigate(-1)}
    />
  );
}

/** Looks for an existing subscription; the refreshed page shows it. */
function useFindSubscription() {
  const viewer = useViewer();
  const refresh = useRefresh();
  return async () => {
    if (!viewer) return openAccountDialog({ mode: "login", reason: "Log in to find your subscription" });
    const answer = await callApiQuietly<UserAnswer>(api.user).catch(() => null);
    if (answer?.data?.isSubscribed) return refresh();
    showError(
      answer
        ? "We found no subscription for this account."
        : "We can’t check your subscription right now. Try again in a moment.",
    );
  };
}

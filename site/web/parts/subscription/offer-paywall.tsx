import type { ReactNode } from "react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../shared/paths.ts";
import type { UserAnswer } from "../../../shared/user.ts";
import { callApiQuietly } from "../../call-api.ts";
import { useViewer } from "../../payload.ts";
import { openAccountModal } from "../../shell/account-request.ts";
import { showError } from "../../shell/show-toast.ts";
import { useTheme } from "../../shell/theme.ts";
import { useRefresh } from "../../shell/use-refresh.ts";
import type { StorePaywall } from "./use-offering.ts";
import type { Order } from "./use-purchase.ts";

interface OfferPaywallProps {
  paywall: StorePaywall;
  order: Order;
  /** The prices are being asked for anew: nothing can be bought for a moment. */
  isLoading: boolean;
  /** Until its language has come. */
  pending: ReactNode;
  /** Where it cannot be drawn. */
  fallback: ReactNode;
}

/** The paywall of the current offering, in the reader's language and light. */
export function OfferPaywall({ paywall, order, isLoading, pending, fallback }: OfferPaywallProps) {
  const { Drawn, ...sold } = paywall;
  const { theme } = useTheme();
  const navigate = useNavigate();
  const find = useFindMembership();
  const { place, isBuying, fault } = order;
  // A paywall has no place for what we have to say.
  useEffect(() => {
    if (fault) showError(fault);
  }, [fault]);
  const follow = (address: string) => {
    const url = new URL(address, location.href);
    if (url.origin === location.origin) void navigate(url.pathname + url.search + url.hash);
    else window.open(url, "_blank", "noopener,noreferrer");
  };
  return (
    <Drawn
      {...sold}
      colorMode={theme === "system" ? "auto" : theme}
      isBusy={isBuying || isLoading}
      pending={pending}
      fallback={fallback}
      onPurchaseInitiated={place}
      onNavigateToUrl={follow}
      onVisitCustomerCenter={find}
      onRestorePurchases={find}
      onBack={() => void navigate(-1)}
    />
  );
}

/** Looks for a subscription that the reader says they have. With one, the page shows it. */
function useFindMembership() {
  const viewer = useViewer();
  const refresh = useRefresh();
  return async () => {
    if (!viewer) return openAccountModal({ mode: "login", reason: "Log in to find your subscription" });
    const answer = await callApiQuietly<UserAnswer>(api.user).catch(() => null);
    if (answer?.data?.isSubscribed) return refresh();
    showError(answer ? "This account has no subscription." : "The billing service does not answer at the moment.");
  };
}

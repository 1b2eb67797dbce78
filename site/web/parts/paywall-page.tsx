import type { PaywallAction } from "@hemline/purchases/paywall/paywall-action.ts";
import type from "@hemline/ui/type.module.css";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { api } from "../../shared/paths.ts";
import type { UserAnswer } from "../../shared/user.ts";
import { callQuietly } from "../api.ts";
import { useViewer } from "../payload.ts";
import { openAccount } from "../shell/account-request.ts";
import { useRefresh } from "../shell/refresh.ts";
import { useTheme } from "../shell/theme.ts";
import { showError } from "../shell/toast-queue.ts";
import { HousePicture } from "./house-picture.tsx";
import type { OfferingPaywall } from "./offering-paywall.ts";
import type { Order } from "./order.ts";
import styles from "./paywall-page.module.css";

interface PaywallPageProps {
  paywall: OfferingPaywall;
  order: Order;
  /** The prices are being asked for anew: nothing can be bought for a moment. */
  isLoading: boolean;
}

/** The paywall of the current offering, in the reader's language and light. */
export function PaywallPage({ paywall: { Screen, language, ...shown }, order, isLoading }: PaywallPageProps) {
  const { theme } = useTheme();
  const navigate = useNavigate();
  const find = useFindMembership();
  const { place, isBuying, fault } = order;
  // A paywall has no place for what we have to say.
  useEffect(() => {
    if (fault) showError(fault);
  }, [fault]);
  const act = (action: PaywallAction) => {
    switch (action.do) {
      case "purchase":
        return place(action.rcPackage);
      case "navigate-to-url":
        return follow(action.url);
      case "visit-customer-center":
      case "restore-purchases":
        return void find();
      case "navigate-back":
        return void navigate(-1);
    }
  };
  const follow = (address: string) => {
    const url = new URL(address, location.href);
    if (url.origin === location.origin) void navigate(url.pathname + url.search + url.hash);
    else window.open(url, "_blank", "noopener,noreferrer");
  };
  return (
    <section className={styles.page}>
      <h1 className={type.hidden}>Subscription</h1>
      <div className={styles.picture}>
        <HousePicture name="subscription" sizes="(min-width:768px) 50vw, 100vw" fit="cover" urgency="first" />
      </div>
      <div className={styles.paywall}>
        <Screen
          {...shown}
          selectedLocale={language}
          colorMode={theme === "system" ? "auto" : theme}
          isBusy={isBuying || isLoading}
          act={act}
        />
      </div>
    </section>
  );
}

/** Looks for a subscription that the reader says they have. With one, the page shows it. */
function useFindMembership() {
  const viewer = useViewer();
  const refresh = useRefresh();
  return async () => {
    if (!viewer) return openAccount({ mode: "login", reason: "Log in to find your subscription" });
    const answer = await callQuietly<UserAnswer>(api.user).catch(() => null);
    if (answer?.data?.isSubscribed) return refresh();
    showError(answer ? "This account has no subscription." : "The billing service does not answer at the moment.");
  };
}

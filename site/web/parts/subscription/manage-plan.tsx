import { Button } from "@hemline/ui/buttons/button.tsx";
import { ConfirmDialog } from "@hemline/ui/dialogs/confirm-dialog.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { formatDay } from "../../../shared/format-day.ts";
import { api } from "../../../shared/paths.ts";
import type { SubscriptionPlan } from "../../../shared/subscription/pages.ts";
import { callApi, callApiQuietly } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { onPlainClick } from "../../on-plain-click.ts";

import styles from "./manage-plan.module.css";
import { PlanFacts } from "./plan-facts.tsx";

export function ManagePlan({ plan }: { plan: SubscriptionPlan }) {
  const refresh = useRefresh();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const until = plan.expiresAt && formatDay(plan.expiresAt);
  const setRenewal = async (method: "PUT" | "DELETE") => {
    setBusy(true);
    try {
      await callApi(api.subscriptionRenewal, { method });
      await refresh();
    } catch {
      // `callApi` has shown a toast.
    } finally {
      setBusy(false);
      setConfirming(false);
    }
  };
  // The link leads to the portal's sign-in; a link from billing is signed in already.
  const openPortal = async (href: string) => {
    const opened = await callApiQuietly<{ url: string }>(api.subscriptionPortal, { method: "POST" }).catch(() => null);
    location.assign(opened?.data?.url ?? href);
  };
  const { managementUrl } = plan;
  return (
    <>
      <PlanFacts plan={plan} />
      {managementUrl && (
        <a
          className={typography.link}
          href={managementUrl}
          onClick={onPlainClick(() => void openPortal(managementUrl))}
        >
          Manage payment
        </a>
      )}
      {until &&
        (plan.willRenew ? (
          <div>
            <Button kind="line" busy={isBusy} onClick={() => setConfirming(true)}>
              Cancel renewal
            </Button>
          </div>
        ) : (
          <div>
            <p className={`${typography.dim} ${styles.cancelled}`}>You’ve cancelled. You keep access until {until}.</p>
            <Button busy={isBusy} onClick={() => void setRenewal("PUT")}>
              Keep subscription
            </Button>
          </div>
        ))}
      <ConfirmDialog
        open={isConfirming}
        title="Cancel the renewal?"
        yes="Cancel renewal"
        no="Keep subscription"
        onNo={() => setConfirming(false)}
        onYes={() => void setRenewal("DELETE")}
      >
        You keep access until {until} and won’t be charged again. Changed your mind? You can keep your subscription here
        before then.
      </ConfirmDialog>
    </>
  );
}

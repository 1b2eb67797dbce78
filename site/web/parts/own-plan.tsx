import { Button } from "@hemline/ui/button.tsx";
import { ConfirmDialog } from "@hemline/ui/confirm-dialog.tsx";
import type from "@hemline/ui/type.module.css";
import { type MouseEvent, useState } from "react";
import type { MembershipPage } from "../../shared/pages.ts";
import { api } from "../../shared/paths.ts";
import { call, callQuietly } from "../api.ts";
import { useRefresh } from "../shell/refresh.ts";
import { dayOf } from "./dates.ts";
import styles from "./own-plan.module.css";
import { PlanFacts } from "./plan-facts.tsx";

/** What a subscriber has, until when, and how to end or to keep it. */
export function OwnPlan({ plan }: { plan: NonNullable<MembershipPage["plan"]> }) {
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const until = plan.expiresAt && dayOf(plan.expiresAt);
  const setRenewal = async (method: "PUT" | "DELETE") => {
    setBusy(true);
    try {
      await call(api.membershipRenewal, { method });
      await refresh();
    } catch {
      // The call has said it by toast; the page still shows what is true.
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  // The link leads to the portal's door; with billing's help members stand behind it at once.
  const openPortal = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const opened = await callQuietly<{ url: string }>(api.membershipPortal, { method: "POST" }).catch(() => null);
    location.assign(opened?.data?.url ?? href);
  };
  return (
    <>
      <PlanFacts plan={plan} />
      {plan.managementUrl && (
        <a className={type.link} href={plan.managementUrl} onClick={(event) => void openPortal(event)}>
          Manage payment
        </a>
      )}
      {until &&
        (plan.willRenew ? (
          <div>
            <Button kind="line" busy={isBusy} onClick={() => setAsking(true)}>
              Cancel renewal
            </Button>
          </div>
        ) : (
          <div>
            <p className={`${type.dim} ${styles.kept}`}>You have cancelled. Everything stays open until {until}.</p>
            <Button busy={isBusy} onClick={() => void setRenewal("PUT")}>
              Keep subscription
            </Button>
          </div>
        ))}
      <ConfirmDialog
        open={isAsking}
        title="Cancel the renewal?"
        yes="Cancel renewal"
        no="Keep subscription"
        onNo={() => setAsking(false)}
        onYes={() => void setRenewal("DELETE")}
      >
        Your subscription stays until {until} and is not charged again. Until then you can change your mind here.
      </ConfirmDialog>
    </>
  );
}

import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../shared/paths.ts";
import { Link } from "../navigation/link.tsx";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { SplitPage } from "../parts/layout/split-page.tsx";
import { PlanFacts } from "../parts/subscription/plan-facts.tsx";
import { usePolling } from "../parts/subscription/use-polling.ts";
import { useWayBack, wayThere } from "../parts/subscription/way-back.ts";
import { usePage, useViewer } from "../payload.ts";
import { openAccountDialog } from "../state/account-dialog.ts";

export function BillingSuccess() {
  const { plan } = usePage("billingSuccess");
  const viewer = useViewer();
  const back = useWayBack();
  const { isPolling, restart } = usePolling(viewer !== null && plan === null);
  return (
    <>
      <PageMeta
        title="Subscribed"
        description="Your Hemline subscription and the date of its next payment."
        path={paths.billingSuccess}
        indexed={false}
      />
      <SplitPage picture="thread">
        {plan && viewer ? (
          <>
            <h1 className={typography.d56}>
              Thank you, <span dir="auto">{viewer.username.split(" ")[0]}</span>
            </h1>
            <p className={typography.lead}>You’re now a subscriber. Your badge is next to your name.</p>
            <PlanFacts plan={plan} />
            <div className={`${layout.row} ${layout.wrapping}`}>
              {back !== null && (
                <Link className={buttonClass()} to={back}>
                  Back to where you were
                </Link>
              )}
              <Link className={buttonClass(back === null ? {} : { kind: "line" })} to={paths.member(viewer.slug)}>
                See your profile
              </Link>
              <Link className={buttonClass({ kind: "line" })} to={paths.postLook}>
                Post a look
              </Link>
            </div>
            <p className={`${typography.s13} ${typography.faint}`}>
              Change or cancel any time on the{" "}
              <Link className={typography.link} to={paths.paidSubscription}>
                subscription page
              </Link>
              .
            </p>
          </>
        ) : !viewer ? (
          <>
            <h1 className={typography.d56}>Log in to see your subscription</h1>
            <p className={typography.lead}>If your payment went through, your subscription is in your account.</p>
            <div className={layout.row}>
              <Button onClick={() => openAccountDialog({ mode: "login" })}>Log in</Button>
            </div>
          </>
        ) : isPolling ? (
          <div role="status" className={layout.stack}>
            <h1 className={typography.d56}>We’re confirming your payment</h1>
            <p className={typography.lead}>This takes a few seconds. You don’t need to do anything.</p>
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        ) : (
          <>
            <h1 className={typography.d56}>We’re still waiting for your bank</h1>
            <p className={typography.lead}>
              Some banks take a little longer. If you’ve paid, your subscription appears here as soon as the payment is
              confirmed.
            </p>
            <div className={`${layout.row} ${layout.wrapping}`}>
              <Button onClick={restart}>Check again</Button>
              <Link className={buttonClass({ kind: "line" })} to={wayThere(paths.paidSubscription, back)}>
                Go to subscription
              </Link>
            </div>
          </>
        )}
      </SplitPage>
    </>
  );
}

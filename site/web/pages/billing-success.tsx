import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { SplitPage } from "../parts/layout/split-page.tsx";
import { PlanFacts } from "../parts/subscription/plan-facts.tsx";
import { usePolling } from "../parts/subscription/use-polling.ts";
import { usePage, useViewer } from "../payload.ts";
import { openAccountModal } from "../shell/account-request.ts";

export function BillingSuccess() {
  const { plan } = usePage("billingSuccess");
  const viewer = useViewer();
  const { isPolling, restart } = usePolling(viewer !== null && plan === null);
  return (
    <>
      <PageMeta title="Subscribed" description="Your subscription." path={paths.billingSuccess} indexed={false} />
      <SplitPage picture="thread">
        {plan && viewer ? (
          <>
            <h1 className={typography.d56}>
              Thank you, <span dir="auto">{viewer.username.split(" ")[0]}</span>
            </h1>
            <p className={typography.lead}>You are a subscriber. The badge is beside your name from now on.</p>
            <PlanFacts plan={plan} />
            <div className={`${layout.row} ${layout.wrapping}`}>
              <Link className={buttonClass()} to={paths.member(viewer.slug)}>
                See your page
              </Link>
              <Link className={buttonClass({ kind: "line" })} to={paths.postLook}>
                Post a look
              </Link>
            </div>
            <p className={`${typography.s13} ${typography.faint}`}>
              It can be changed or cancelled at any time, on the{" "}
              <Link className={typography.link} to={paths.paidSubscription}>
                subscription page
              </Link>
              .
            </p>
          </>
        ) : !viewer ? (
          <>
            <h1 className={typography.d56}>Log in to see your subscription</h1>
            <p className={typography.lead}>A payment that went through is kept with your account.</p>
            <div className={layout.row}>
              <Button onClick={() => openAccountModal({ mode: "login" })}>Log in</Button>
            </div>
          </>
        ) : isPolling ? (
          <div role="status" className={layout.stack}>
            <h1 className={typography.d56}>Your payment is being confirmed</h1>
            <p className={typography.lead}>This takes a few seconds. You need not do anything.</p>
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        ) : (
          <>
            <h1 className={typography.d56}>No subscription has arrived yet</h1>
            <p className={typography.lead}>
              A bank can take longer to confirm. If you have paid, it is not lost: it appears here as soon as it is
              through.
            </p>
            <div className={`${layout.row} ${layout.wrapping}`}>
              <Button onClick={restart}>Look again</Button>
              <Link className={buttonClass({ kind: "line" })} to={paths.paidSubscription}>
                To the subscription
              </Link>
            </div>
          </>
        )}
      </SplitPage>
    </>
  );
}

import { Button } from "@hemline/ui/button.tsx";
import { buttonClass } from "@hemline/ui/button-class.ts";
import frame from "@hemline/ui/frame.module.css";
import { Skeleton } from "@hemline/ui/skeleton.tsx";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { useAskAgain } from "../parts/ask-again.ts";
import { HalfPage } from "../parts/half-page.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { PlanFacts } from "../parts/plan-facts.tsx";
import { usePage, useViewer } from "../payload.ts";
import { openAccount } from "../shell/account-request.ts";

/** After the payment: what is open now. Waits while the payment is still being confirmed. */
export function BillingSuccess() {
  const { plan } = usePage("billingSuccess");
  const viewer = useViewer();
  const { isAsking, ask } = useAskAgain(viewer !== null && plan === null);
  return (
    <>
      <PageHead title="Subscribed" description="Your subscription." path={paths.billingSuccess} indexed={false} />
      <HalfPage picture="thread">
        {plan && viewer ? (
          <>
            <h1 className={type.d56}>
              Thank you, <span dir="auto">{viewer.username.split(" ")[0]}</span>
            </h1>
            <p className={type.lead}>You are a subscriber. The badge is beside your name from now on.</p>
            <PlanFacts plan={plan} />
            <div className={`${frame.row} ${frame.wrapping}`}>
              <Link className={buttonClass()} to={paths.member(viewer.slug)}>
                See your page
              </Link>
              <Link className={buttonClass({ kind: "line" })} to={paths.postLook}>
                Post a look
              </Link>
            </div>
            <p className={`${type.s13} ${type.faint}`}>
              It can be changed or cancelled at any time, on the{" "}
              <Link className={type.link} to={paths.paidSubscription}>
                subscription page
              </Link>
              .
            </p>
          </>
        ) : !viewer ? (
          <>
            <h1 className={type.d56}>Log in to see your subscription</h1>
            <p className={type.lead}>A payment that went through is kept with your account.</p>
            <div className={frame.row}>
              <Button onClick={() => openAccount({ mode: "login" })}>Log in</Button>
            </div>
          </>
        ) : isAsking ? (
          <div role="status" className={frame.stack}>
            <h1 className={type.d56}>Your payment is being confirmed</h1>
            <p className={type.lead}>This takes a few seconds. You need not do anything.</p>
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        ) : (
          <>
            <h1 className={type.d56}>No subscription has arrived yet</h1>
            <p className={type.lead}>
              A bank can take longer to confirm. If you have paid, it is not lost: it appears here as soon as it is
              through.
            </p>
            <div className={`${frame.row} ${frame.wrapping}`}>
              <Button onClick={ask}>Look again</Button>
              <Link className={buttonClass({ kind: "line" })} to={paths.paidSubscription}>
                To the subscription
              </Link>
            </div>
          </>
        )}
      </HalfPage>
    </>
  );
}

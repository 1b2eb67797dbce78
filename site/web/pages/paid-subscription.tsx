import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { HalfPage } from "../parts/half-page.tsx";
import { OwnPlan } from "../parts/own-plan.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { Subscribe } from "../parts/subscribe.tsx";
import { Ticks } from "../parts/ticks.tsx";
import { usePage } from "../payload.ts";

/** The subscription: what it is and costs, or for a subscriber, how it stands. */
export function PaidSubscription() {
  const { billing, plan } = usePage("paidSubscription");
  return (
    <>
      <PageHead
        title="Subscription"
        description="Members who subscribe carry Hemline: no advertising, and a badge beside the name."
        path={paths.paidSubscription}
      />
      <HalfPage picture="subscription">
        {plan ? (
          <>
            <h1 className={type.d56}>You carry the house</h1>
            <p className={type.lead}>Thank you. The badge beside your name says so.</p>
            <OwnPlan plan={plan} />
            <p className={`${type.s13} ${type.faint}`}>
              Something is not right?{" "}
              <Link className={type.link} to={paths.contact}>
                Write to us
              </Link>
            </p>
          </>
        ) : (
          <>
            <h1 className={type.d56}>No advertising hangs here</h1>
            <p className={type.lead}>Because members pay for the house. Be one of them.</p>
            <Ticks>
              {[
                "A subscriber’s badge beside your name",
                "No advertising, for you and for everybody else",
                "Everything that is free today stays free",
              ]}
            </Ticks>
            <Subscribe billing={billing} />
          </>
        )}
      </HalfPage>
    </>
  );
}

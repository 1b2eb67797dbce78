import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { HalfPage } from "../parts/half-page.tsx";
import { MembershipOffer } from "../parts/membership-offer.tsx";
import { OwnPlan } from "../parts/own-plan.tsx";
import { PageHead } from "../parts/page-head.tsx";
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
      {plan ? (
        <HalfPage picture="subscription">
          <h1 className={type.d56}>You carry the house</h1>
          <p className={type.lead}>Thank you. The badge beside your name says so.</p>
          <OwnPlan plan={plan} />
          <p className={`${type.s13} ${type.faint}`}>
            Something is not right?{" "}
            <Link className={type.link} to={paths.contact}>
              Write to us
            </Link>
          </p>
        </HalfPage>
      ) : (
        <MembershipOffer billing={billing} />
      )}
    </>
  );
}

import typography from "@hemline/ui/styles/typography.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { SplitPage } from "../parts/layout/split-page.tsx";
import { ManagePlan } from "../parts/subscription/manage-plan.tsx";
import { SubscriptionOffer } from "../parts/subscription/subscription-offer.tsx";
import { usePage } from "../payload.ts";

export function PaidSubscription() {
  const { billing, plan } = usePage("paidSubscription");
  return (
    <>
      <PageMeta
        title="Subscription"
        description="Members who subscribe carry Hemline: no advertising, and a badge beside the name."
        path={paths.paidSubscription}
      />
      {plan ? (
        <SplitPage picture="subscription">
          <h1 className={typography.d56}>You carry the house</h1>
          <p className={typography.lead}>Thank you. The badge beside your name says so.</p>
          <ManagePlan plan={plan} />
          <p className={`${typography.s13} ${typography.faint}`}>
            Something is not right?{" "}
            <Link className={typography.link} to={paths.contact}>
              Write to us
            </Link>
          </p>
        </SplitPage>
      ) : (
        <SubscriptionOffer billing={billing} />
      )}
    </>
  );
}

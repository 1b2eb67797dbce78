import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../shared/paths.ts";
import { Link } from "../navigation/link.tsx";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { SplitPage } from "../parts/layout/split-page.tsx";
import { ManagePlan } from "../parts/subscription/manage-plan.tsx";
import { SubscriptionOffer } from "../parts/subscription/subscription-offer.tsx";
import { useWayBack } from "../parts/subscription/way-back.ts";
import { usePage } from "../payload.ts";

export function PaidSubscription() {
  const { billing, plan } = usePage("paidSubscription");
  const back = useWayBack();
  return (
    <>
      <PageMeta
        title="Subscription"
        description="Subscribers keep Hemline free of ads and get a badge next to their name. Yearly or monthly, cancel any time."
        path={paths.paidSubscription}
      />
      {plan ? (
        <SplitPage picture="subscription">
          <h1 className={typography.d56}>You’re a subscriber</h1>
          <p className={typography.lead}>Thank you for supporting Hemline. Your badge is next to your name.</p>
          {back !== null && (
            <div className={layout.row}>
              <Link className={buttonClass()} to={back}>
                Back to where you were
              </Link>
            </div>
          )}
          <ManagePlan plan={plan} />
          <p className={`${typography.s13} ${typography.faint}`}>
            Is something wrong?{" "}
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

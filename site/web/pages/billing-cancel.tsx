import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../shared/paths.ts";
import { Link } from "../navigation/link.tsx";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { SplitPage } from "../parts/layout/split-page.tsx";
import { useWayBack, wayThere } from "../parts/subscription/way-back.ts";

export function BillingCancel() {
  return (
    <>
      <PageMeta
        title="Not subscribed"
        description="You closed the checkout before paying, so you haven’t been charged."
        path={paths.billingCancel}
        indexed={false}
      />
      <SplitPage picture="subscription">
        <h1 className={typography.d56}>You haven’t been charged</h1>
        <p className={typography.lead}>
          You closed the checkout before paying. Everything free on Hemline is still yours to use.
        </p>
        <WaysOn />
      </SplitPage>
    </>
  );
}

function WaysOn() {
  const back = useWayBack();
  return (
    <div className={`${layout.row} ${layout.wrapping}`}>
      <Link className={buttonClass()} to={back ?? paths.looks}>
        {back === null ? "See looks" : "Back to where you were"}
      </Link>
      <Link className={buttonClass({ kind: "line" })} to={wayThere(paths.paidSubscription, back)}>
        Back to subscription
      </Link>
    </div>
  );
}

import { buttonClass } from "@hemline/ui/button-class.ts";
import frame from "@hemline/ui/frame.module.css";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { HalfPage } from "../parts/half-page.tsx";
import { PageHead } from "../parts/page-head.tsx";

/** The checkout was closed before paying. */
export function BillingCancel() {
  return (
    <>
      <PageHead title="Not subscribed" description="Nothing was charged." path={paths.billingCancel} indexed={false} />
      <HalfPage picture="subscription">
        <h1 className={type.d56}>Nothing was charged</h1>
        <p className={type.lead}>You closed the checkout. Everything that is free stays open to you.</p>
        <div className={`${frame.row} ${frame.wrapping}`}>
          <Link className={buttonClass()} to={paths.looks}>
            See the looks
          </Link>
          <Link className={buttonClass({ kind: "line" })} to={paths.paidSubscription}>
            Back to the subscription
          </Link>
        </div>
      </HalfPage>
    </>
  );
}

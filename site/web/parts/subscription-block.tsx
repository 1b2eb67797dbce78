import { buttonClass } from "@hemline/ui/button-class.ts";
import frame from "@hemline/ui/frame.module.css";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import styles from "./subscription-block.module.css";

/** The one deep block of a page: who keeps the house. */
export function SubscriptionBlock() {
  return (
    <section className={styles.block}>
      <div className={`${frame.wide} ${styles.row}`}>
        <div className={styles.words}>
          <h2 className={type.d56}>No advertising hangs here</h2>
          <p className={styles.lead}>
            Members who subscribe pay for the house, and wear its badge. Everything that is on Hemline today stays free.
          </p>
        </div>
        <Link className={buttonClass({ kind: "paper" })} to={paths.paidSubscription}>
          See the subscription
        </Link>
      </div>
    </section>
  );
}

import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./subscription-banner.module.css";

export function SubscriptionBanner() {
  return (
    <section className={styles.banner}>
      <div className={`${layout.wide} ${styles.row}`}>
        <div className={styles.text}>
          <h2 className={typography.d56}>No ads, just clothes</h2>
          <p className={styles.lead}>
            Subscribers keep Hemline free of ads and get a badge. Everything that’s free today stays free.
          </p>
        </div>
        <Link className={buttonClass({ kind: "paper" })} to={paths.paidSubscription}>
          See subscription
        </Link>
      </div>
    </section>
  );
}

import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./subscription-banner.module.css";

/** At the end of a page, as wide as the window. */
export function SubscriptionBanner({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.banner}>
      <div className={`${layout.wide} ${styles.row}`}>
        <div className={styles.text}>
          <h2 className={typography.d56}>{title}</h2>
          <p className={styles.lead}>{children}</p>
        </div>
        <Link className={buttonClass({ kind: "paper" })} to={paths.paidSubscription}>
          See subscription
        </Link>
      </div>
    </section>
  );
}

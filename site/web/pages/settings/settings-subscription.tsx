import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { SettingsPage } from "../../parts/account/settings-page.tsx";
import { SettingsSection } from "../../parts/account/settings-section.tsx";
import { ManagePlan } from "../../parts/subscription/manage-plan.tsx";
import { usePage } from "../../payload.ts";
import styles from "./settings.module.css";

export function SettingsSubscription() {
  const { plan } = usePage("settingsSubscription");
  return (
    <SettingsPage
      current="subscription"
      title="Subscription settings"
      heading="Subscription"
      description="See your plan and when it renews, change how you pay, or cancel the renewal."
      path={paths.settingsSubscription}
    >
      <div className={styles.sections}>
        {plan ? (
          <SettingsSection heading="Your plan">
            <div className={`${layout.stack} ${styles.plan}`}>
              <ManagePlan plan={plan} />
            </div>
          </SettingsSection>
        ) : (
          <SettingsSection heading="No subscription yet">
            <div className={`${layout.stack} ${styles.plan}`}>
              <p className={typography.dim}>
                Subscribers get a badge next to their name, a wardrobe without a limit and every notebook entry in full.
              </p>
              <div>
                <Link className={buttonClass()} to={paths.paidSubscription}>
                  See subscription
                </Link>
              </div>
            </div>
          </SettingsSection>
        )}
      </div>
    </SettingsPage>
  );
}

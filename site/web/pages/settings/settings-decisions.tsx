import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";
import { SettingsPage } from "../../parts/account/settings-page.tsx";
import { OwnDecision } from "../../parts/moderation/own-decision.tsx";
import { usePage } from "../../payload.ts";
import styles from "./settings.module.css";

export function SettingsDecisions() {
  const { decisions } = usePage("settingsDecisions");
  return (
    <SettingsPage
      current="decisions"
      title="Decisions about your account"
      heading="Decisions"
      description="What our admins decided about your account and what you posted, why, and how to appeal."
      path={paths.settingsDecisions}
    >
      {decisions.length === 0 ? (
        <EmptyState icon="check" title="No decisions about your account">
          <p>If our admins hide something you posted, or decide about your account, you read the reason here.</p>
        </EmptyState>
      ) : (
        <div className={styles.sections}>
          {decisions.map((decision) => (
            <OwnDecision key={decision.id} decision={decision} />
          ))}
        </div>
      )}
    </SettingsPage>
  );
}

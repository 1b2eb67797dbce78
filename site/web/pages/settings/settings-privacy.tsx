import { paths } from "../../../shared/paths.ts";
import { BlockedOrMutedMembers } from "../../parts/account/blocked-or-muted-members.tsx";
import { PrivateAccountSwitch } from "../../parts/account/private-account-switch.tsx";
import { SettingsPage } from "../../parts/account/settings-page.tsx";
import { SettingsSection } from "../../parts/account/settings-section.tsx";
import { usePage } from "../../payload.ts";
import styles from "./settings.module.css";

export function SettingsPrivacy() {
  const { isPrivate, blocked, muted } = usePage("settingsPrivacy");
  return (
    <SettingsPage
      current="privacy"
      title="Privacy settings"
      heading="Privacy"
      description="Choose who can see your looks, and whom you mute or block."
      path={paths.settingsPrivacy}
    >
      <div className={styles.sections}>
        <SettingsSection heading="Who sees your looks">
          <PrivateAccountSwitch isPrivate={isPrivate} />
        </SettingsSection>
        <BlockedOrMutedMembers kind="muted" people={muted} />
        <BlockedOrMutedMembers kind="blocked" people={blocked} />
      </div>
    </SettingsPage>
  );
}

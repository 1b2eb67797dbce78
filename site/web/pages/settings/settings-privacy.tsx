import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { paths } from "../../../shared/paths.ts";
import { BlockedOrMutedMembers } from "../../parts/account/blocked-or-muted-members.tsx";
import { PrivateAccountSwitch } from "../../parts/account/private-account-switch.tsx";
import { SettingsTabs } from "../../parts/account/settings-tabs.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { usePage } from "../../payload.ts";
import styles from "./settings.module.css";

export function SettingsPrivacy() {
  const { isPrivate, blocked, muted } = usePage("settingsPrivacy");
  return (
    <div className={layout.form}>
      <PageMeta
        title="Privacy settings"
        description="Choose who can see your looks, and whom you mute or block."
        path={paths.settingsPrivacy}
        indexed={false}
      />
      <PageTitle>Privacy</PageTitle>
      <SettingsTabs current="privacy" />
      <div className={styles.sections}>
        <section>
          <SectionHeading size="h32">Who sees your looks</SectionHeading>
          <PrivateAccountSwitch isPrivate={isPrivate} />
        </section>
        <BlockedOrMutedMembers kind="muted" people={muted} />
        <BlockedOrMutedMembers kind="blocked" people={blocked} />
      </div>
    </div>
  );
}

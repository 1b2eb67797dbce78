import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../../shared/paths.ts";
import { SettingsTabs } from "../../parts/account/settings-tabs.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { NotificationSwitches } from "../../parts/notifications/notification-switches.tsx";
import { usePage } from "../../payload.ts";

export function SettingsNotifications() {
  return (
    <div className={layout.form}>
      <PageMeta
        title="Notification settings"
        description="Choose your notifications and how often you get a digest by email."
        path={paths.settingsNotifications}
        indexed={false}
      />
      <PageTitle>Notifications</PageTitle>
      <SettingsTabs current="notifications" />
      <NotificationSwitches settings={usePage("settingsNotifications")} />
    </div>
  );
}

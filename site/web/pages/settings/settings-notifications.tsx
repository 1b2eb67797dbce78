import { paths } from "../../../shared/paths.ts";
import { SettingsPage } from "../../parts/account/settings-page.tsx";
import { NotificationSwitches } from "../../parts/notifications/notification-switches.tsx";
import { usePage } from "../../payload.ts";

export function SettingsNotifications() {
  return (
    <SettingsPage
      current="notifications"
      title="Notification settings"
      heading="Notifications"
      description="Choose your notifications and how often you get a digest by email."
      path={paths.settingsNotifications}
    >
      <NotificationSwitches settings={usePage("settingsNotifications")} />
    </SettingsPage>
  );
}

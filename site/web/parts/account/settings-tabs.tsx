import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./settings-tabs.module.css";

const sides = [
  { id: "profile", name: "Profile", to: paths.settingsProfile },
  { id: "account", name: "Account", to: paths.settingsAccount },
  { id: "notifications", name: "Notifications", to: paths.settingsNotifications },
  { id: "privacy", name: "Privacy", to: paths.settingsPrivacy },
  { id: "subscription", name: "Subscription", to: paths.settingsSubscription },
  { id: "decisions", name: "Decisions", to: paths.settingsDecisions },
  { id: "data", name: "Data", to: paths.settingsData },
] as const;

export function SettingsTabs({ current }: { current: (typeof sides)[number]["id"] }) {
  return (
    <div className={styles.tabs}>
      <Tabs label="Settings">
        {sides.map(({ id, name, to }) => (
          <Link key={id} to={to} aria-current={id === current ? "page" : undefined}>
            {name}
          </Link>
        ))}
      </Tabs>
    </div>
  );
}

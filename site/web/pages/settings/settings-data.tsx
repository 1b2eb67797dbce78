import { paths } from "../../../shared/paths.ts";
import { SettingsPage } from "../../parts/account/settings-page.tsx";
import { DeletedLooks } from "../../parts/deleted-looks/deleted-looks.tsx";
import { DataExport } from "../../parts/leaving/data-export.tsx";
import { LeaveForm } from "../../parts/leaving/leave-form.tsx";
import { usePage } from "../../payload.ts";
import styles from "./settings.module.css";

export function SettingsData() {
  const { deletedLooks, latestExport, isLastAdmin } = usePage("settingsData");
  return (
    <SettingsPage
      current="data"
      title="Your data"
      description="Restore a deleted look, download a copy of everything in your Hemline account, or delete your account."
      path={paths.settingsData}
    >
      <div className={styles.sections}>
        <DeletedLooks looks={deletedLooks} />
        <DataExport latest={latestExport} />
        <LeaveForm isLastAdmin={isLastAdmin} />
      </div>
    </SettingsPage>
  );
}

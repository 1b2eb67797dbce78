import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../../shared/paths.ts";
import { SettingsTabs } from "../../parts/account/settings-tabs.tsx";
import { DeletedLooks } from "../../parts/deleted-looks/deleted-looks.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { DataExport } from "../../parts/leaving/data-export.tsx";
import { LeaveForm } from "../../parts/leaving/leave-form.tsx";
import { usePage } from "../../payload.ts";
import styles from "./settings.module.css";

export function SettingsData() {
  const { deletedLooks, latestExport, isLastAdmin } = usePage("settingsData");
  return (
    <div className={layout.form}>
      <PageMeta
        title="Your data"
        description="Restore a deleted look, download a copy of everything in your Hemline account, or delete your account."
        path={paths.settingsData}
        indexed={false}
      />
      <PageTitle>Your data</PageTitle>
      <SettingsTabs current="data" />
      <div className={styles.sections}>
        <DeletedLooks looks={deletedLooks} />
        <DataExport latest={latestExport} />
        <LeaveForm isLastAdmin={isLastAdmin} />
      </div>
    </div>
  );
}

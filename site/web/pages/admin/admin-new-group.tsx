import { paths } from "../../../shared/paths.ts";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { GroupForm } from "../../parts/group-admin/group-form.tsx";
import { useGroupForm } from "../../parts/group-admin/use-group-form.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminNewGroup() {
  const page = usePage("adminNewGroup");
  const form = useGroupForm(null);
  return (
    <AdminFrame
      section="groups"
      page={page}
      title="New group"
      head={
        <EntryHead
          crumbs={[{ word: "Groups", to: paths.adminGroups }]}
          title="New group"
          facts="Readers see it as soon as you create it, after the other groups."
          pagePath={null}
        />
      }
    >
      <GroupForm form={form} submitLabel="Create group" savedSlug={null} oldSlugs={[]} />
    </AdminFrame>
  );
}

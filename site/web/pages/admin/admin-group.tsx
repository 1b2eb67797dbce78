import { paths } from "../../../shared/paths.ts";
import { ChangeLog } from "../../parts/catalogue-admin/actions/change-log.tsx";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { GroupForm } from "../../parts/group-admin/group-form.tsx";
import { groupWords } from "../../parts/group-admin/group-words.ts";
import { MergeGroup } from "../../parts/group-admin/merge-group.tsx";
import { useGroupForm } from "../../parts/group-admin/use-group-form.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminGroup() {
  const page = usePage("adminGroup");
  const { group, discussions } = page;
  return (
    <AdminFrame
      section="groups"
      page={page}
      title={group.name}
      head={
        <EntryHead
          crumbs={[{ word: "Groups", to: paths.adminGroups }]}
          title={group.name}
          facts={formatCount(discussions, "discussion")}
          pagePath={paths.discussionsOf(group.slug)}
        >
          <MergeGroup page={page} />
        </EntryHead>
      }
    >
      <EditedGroupForm key={group.slug} />
    </AdminFrame>
  );
}

function EditedGroupForm() {
  const { group, oldSlugs, changes } = usePage("adminGroup");
  const form = useGroupForm(group);
  return (
    <GroupForm
      form={form}
      submitLabel="Save group"
      savedSlug={group.slug}
      oldSlugs={oldSlugs}
      changes={<ChangeLog noun="group" changes={changes} labels={groupWords.labels} />}
    />
  );
}

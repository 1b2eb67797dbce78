import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { GroupOrder } from "../../parts/group-admin/group-order.tsx";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminGroups() {
  const page = usePage("adminGroups");
  return (
    <AdminFrame
      section="groups"
      page={page}
      head={
        <header className={`${layout.row} ${layout.wrapping} ${layout.between}`}>
          <h1 className={typography.d40}>Groups</h1>
          <Link className={buttonClass({})} to={paths.adminNewGroup}>
            <Icon name="plus" size="sm" />
            Add a group
          </Link>
        </header>
      }
    >
      {page.groups.length > 0 ? (
        <GroupOrder groups={page.groups} />
      ) : (
        <EmptyState icon="comment" title="No groups yet">
          <p>Discussions belong to a group. Add the first one so that members can talk.</p>
          <Link className={buttonClass({})} to={paths.adminNewGroup}>
            Add a group
          </Link>
        </EmptyState>
      )}
    </AdminFrame>
  );
}

import type { Pages } from "../../../shared/pages.ts";
import { api, paths } from "../../../shared/paths.ts";
import { MergeInto } from "../catalogue-admin/merge-into.tsx";
import { formatCount } from "../format/format-count.ts";

/** Moves all discussions of a group into another one. */
export const MergeGroup = ({ page: { group, discussions, others } }: { page: Pages["adminGroup"] }) => (
  <MergeInto
    noun="group"
    nouns="groups"
    merged={group}
    others={others}
    api={api.adminGroupMerge(group.slug)}
    pathOf={paths.adminGroup}
    listPath={paths.adminGroups}
  >
    {formatCount(discussions, "discussion")} will move, “<bdi>{group.name}</bdi>” will be deleted, and its address will
    lead to the other group. Only people who can read that group will be able to read them. You can’t undo it.
  </MergeInto>
);

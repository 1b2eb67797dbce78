import type { CatalogueChange } from "../catalogue-admin/catalogue-admin.ts";
import type { AdminPage } from "../moderation/pages.ts";
import type { AdminGroup, GroupFields } from "./group-admin.ts";

export interface GroupAdminPages {
  adminGroups: AdminPage & {
    /** In their order. */
    groups: AdminGroup[];
  };
  adminNewGroup: AdminPage;
  adminGroup: AdminPage & {
    group: GroupFields;
    discussions: number;
    /** Into which this one can be merged. */
    others: { slug: string; name: string }[];
    oldSlugs: string[];
    changes: CatalogueChange[];
  };
}

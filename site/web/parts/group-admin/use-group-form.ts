import type { GroupFields } from "../../../shared/group-admin/group-admin.ts";
import { api, paths } from "../../../shared/paths.ts";
import type { CatalogueForm } from "../catalogue-admin/conflict/use-catalogue-form.ts";
import { useSavedForm } from "../catalogue-admin/conflict/use-saved-form.ts";
import { type EditedGroup, editedGroup, groupDraft, newGroup } from "./edited-group.ts";

/** @param saved null for a new group */
export const useGroupForm = (saved: GroupFields | null): CatalogueForm<EditedGroup> =>
  useSavedForm(saved, {
    ...{ name: "group", empty: newGroup, editedOf: editedGroup, draftOf: groupDraft },
    ...{ api: api.adminGroups, apiOf: api.adminGroup, pathOf: paths.adminGroup },
  });

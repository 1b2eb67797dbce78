import { useMemo } from "react";
import type { SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { GroupFields } from "../../../shared/group-admin/group-admin.ts";
import type { GroupEdit } from "../../../shared/group-admin/group-form.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useViewer } from "../../payload.ts";
import { postOnce } from "../../post-once.ts";
import { type CatalogueForm, useCatalogueForm } from "../catalogue-admin/conflict/use-catalogue-form.ts";
import { newFormDraft } from "../catalogue-admin/draft/form-draft.ts";
import { useFormDraft } from "../catalogue-admin/draft/use-form-draft.ts";
import { type EditedGroup, editedGroup, groupDraft, newGroup } from "./edited-group.ts";

/** @param saved null for a new group */
export function useGroupForm(saved: GroupFields | null): CatalogueForm<EditedGroup> {
  const viewer = useViewer();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const initial = useMemo(
    () => (saved ? newFormDraft(editedGroup(saved), saved.version) : newFormDraft(newGroup, 0)),
    [saved],
  );
  const draft = useFormDraft(`group ${viewer?.slug} ${saved?.slug ?? ""}`, initial);
  const create = async (edited: EditedGroup) => {
    const { data } = await postOnce<SavedAnswer>(api.adminGroups, groupDraft(edited), { toasts: "form" });
    draft.clear();
    if (data) await navigate(paths.adminGroup(data.slug), { replace: true });
  };
  const edit = async (slug: string, edited: EditedGroup, version: number) => {
    const body: GroupEdit = { ...groupDraft(edited), version };
    const { data } = await callApi<SavedAnswer>(api.adminGroup(slug), { method: "PUT", body, toasts: "form" });
    if (!data) return;
    draft.put({ ...draft.read(), base: edited, version: data.version });
    if (data.slug === slug) await refresh();
    else await navigate(paths.adminGroup(data.slug), { replace: true });
  };
  return useCatalogueForm<GroupFields, EditedGroup>(draft, {
    editedOf: editedGroup,
    faultsOf: () => ({}),
    send: ({ edited, version }) => (saved ? edit(saved.slug, edited, version) : create(edited)),
  });
}

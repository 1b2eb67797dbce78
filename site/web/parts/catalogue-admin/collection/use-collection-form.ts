import { useMemo } from "react";
import type { CollectionFields, SavedAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import type { CollectionEdit } from "../../../../shared/catalogue-admin/collection-form.ts";
import { api, paths } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { useViewer } from "../../../payload.ts";
import { postOnce } from "../../../post-once.ts";
import { type CatalogueForm, useCatalogueForm } from "../conflict/use-catalogue-form.ts";
import { newFormDraft } from "../draft/form-draft.ts";
import { useFormDraft } from "../draft/use-form-draft.ts";
import {
  collectionDraft,
  collectionFaults,
  type EditedCollection,
  editedCollection,
  newCollection,
} from "./edited-collection.ts";

/** @param saved null for a new collection */
export function useCollectionForm(brandSlug: string, saved: CollectionFields | null): CatalogueForm<EditedCollection> {
  const viewer = useViewer();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const initial = useMemo(
    () => (saved ? newFormDraft(editedCollection(saved), saved.version) : newFormDraft(newCollection, 0)),
    [saved],
  );
  const draft = useFormDraft(`collection ${viewer?.slug} ${brandSlug}/${saved?.slug ?? ""}`, initial);
  const create = async (edited: EditedCollection) => {
    const body = collectionDraft(edited);
    const { data } = await postOnce<SavedAnswer>(api.adminCollections(brandSlug), body, { toasts: "form" });
    draft.clear();
    if (data) await navigate(paths.adminCollection(brandSlug, data.slug), { replace: true });
  };
  const edit = async (slug: string, edited: EditedCollection, version: number) => {
    const body: CollectionEdit = { ...collectionDraft(edited), version };
    const call = { method: "PUT", body, toasts: "form" } as const;
    const { data } = await callApi<SavedAnswer>(api.adminCollection(brandSlug, slug), call);
    if (!data) return;
    draft.put({ ...draft.read(), base: edited, version: data.version });
    if (data.slug === slug) await refresh();
    else await navigate(paths.adminCollection(brandSlug, data.slug), { replace: true });
  };
  return useCatalogueForm<CollectionFields, EditedCollection>(draft, {
    editedOf: editedCollection,
    faultsOf: collectionFaults,
    send: ({ edited, version }) => (saved ? edit(saved.slug, edited, version) : create(edited)),
  });
}

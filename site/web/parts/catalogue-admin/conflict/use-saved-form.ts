import { useMemo } from "react";
import type { SavedAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { callApi } from "../../../call-api.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { useViewer } from "../../../payload.ts";
import { postOnce } from "../../../post-once.ts";
import { newFormDraft } from "../draft/form-draft.ts";
import { useFormDraft } from "../draft/use-form-draft.ts";
import { type CatalogueForm, useCatalogueForm } from "./use-catalogue-form.ts";

/** What the forms of brands, groups and the like differ in: how they are filled and where they are sent. */
export interface SavedFormKind<Fields, Edited> {
  /** Tells its drafts from those of others: “brand”. */
  name: string;
  /** The form of something new. The same object each time. */
  empty: Edited;
  editedOf: (fields: Fields) => Edited;
  /** What the server is told, without a version. */
  draftOf: (edited: Edited) => object;
  /** Messages by field name, of what the server could not even read. */
  faultsOf?: (edited: Edited) => Record<string, string[]>;
  /** `POST` creates. */
  api: string;
  /** `PUT` saves. */
  apiOf: (slug: string) => string;
  /** The page of the form. */
  pathOf: (slug: string) => string;
}

/**
 * The form of something that has an address: creates it, or saves it and follows its address.
 * @param saved null for something new
 */
export function useSavedForm<Fields extends { version: number; slug: string }, Edited extends object>(
  saved: Fields | null,
  { name, empty, editedOf, draftOf, faultsOf, api, apiOf, pathOf }: SavedFormKind<Fields, Edited>,
): CatalogueForm<Edited> {
  const viewer = useViewer();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const initial = useMemo(
    () => (saved ? newFormDraft(editedOf(saved), saved.version) : newFormDraft(empty, 0)),
    [saved, empty, editedOf],
  );
  const draft = useFormDraft(`${name} ${viewer?.slug} ${saved?.slug ?? ""}`, initial);
  const create = async (edited: Edited) => {
    const { data } = await postOnce<SavedAnswer>(api, draftOf(edited), { toasts: "form" });
    draft.clear();
    if (data) await navigate(pathOf(data.slug), { replace: true });
  };
  const edit = async (slug: string, edited: Edited, version: number) => {
    const body = { ...draftOf(edited), version };
    const { data } = await callApi<SavedAnswer>(apiOf(slug), { method: "PUT", body, toasts: "form" });
    if (!data) return;
    draft.put({ ...draft.read(), base: edited, version: data.version });
    if (data.slug === slug) await refresh();
    else await navigate(pathOf(data.slug), { replace: true });
  };
  return useCatalogueForm<Fields, Edited>(draft, {
    editedOf,
    faultsOf: faultsOf ?? (() => ({})),
    send: ({ edited, version }) => (saved ? edit(saved.slug, edited, version) : create(edited)),
  });
}

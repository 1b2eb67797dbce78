import { useMemo } from "react";
import type { BrandEdit } from "../../../../shared/catalogue-admin/brand-form.ts";
import type { BrandFields, SavedAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { api, paths } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { useViewer } from "../../../payload.ts";
import { postOnce } from "../../../post-once.ts";
import { type CatalogueForm, useCatalogueForm } from "../conflict/use-catalogue-form.ts";
import { newFormDraft } from "../draft/form-draft.ts";
import { useFormDraft } from "../draft/use-form-draft.ts";
import { brandDraft, brandFaults, type EditedBrand, editedBrand, newBrand } from "./edited-brand.ts";

/** @param saved null for a new brand */
export function useBrandForm(saved: BrandFields | null): CatalogueForm<EditedBrand> {
  const viewer = useViewer();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const initial = useMemo(
    () => (saved ? newFormDraft(editedBrand(saved), saved.version) : newFormDraft(newBrand, 0)),
    [saved],
  );
  const draft = useFormDraft(`brand ${viewer?.slug} ${saved?.slug ?? ""}`, initial);
  const create = async (edited: EditedBrand) => {
    const { data } = await postOnce<SavedAnswer>(api.adminBrands, brandDraft(edited), { toasts: "form" });
    draft.clear();
    if (data) await navigate(paths.adminBrand(data.slug), { replace: true });
  };
  const edit = async (slug: string, edited: EditedBrand, version: number) => {
    const body: BrandEdit = { ...brandDraft(edited), version };
    const { data } = await callApi<SavedAnswer>(api.adminBrand(slug), { method: "PUT", body, toasts: "form" });
    if (!data) return;
    draft.put({ ...draft.read(), base: edited, version: data.version });
    if (data.slug === slug) await refresh();
    else await navigate(paths.adminBrand(data.slug), { replace: true });
  };
  return useCatalogueForm<BrandFields, EditedBrand>(draft, {
    editedOf: editedBrand,
    faultsOf: brandFaults,
    send: ({ edited, version }) => (saved ? edit(saved.slug, edited, version) : create(edited)),
  });
}

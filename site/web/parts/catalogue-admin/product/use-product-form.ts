import { useMemo } from "react";
import type { BrandName } from "../../../../shared/brands/brand.ts";
import type { ProductFields, SavedAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import type { ProductEdit } from "../../../../shared/catalogue-admin/product-form.ts";
import { api, paths } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { useViewer } from "../../../payload.ts";
import { postOnce } from "../../../post-once.ts";
import { type CatalogueForm, useCatalogueForm } from "../conflict/use-catalogue-form.ts";
import { newFormDraft } from "../draft/form-draft.ts";
import { useFormDraft } from "../draft/use-form-draft.ts";
import { type EditedProduct, editedProduct, newProduct, productDraft, productFaults } from "./edited-product.ts";

/**
 * @param saved null for a new product
 * @param brand of a new one, where it is known
 */
export function useProductForm(saved: ProductFields | null, brand: BrandName | null): CatalogueForm<EditedProduct> {
  const viewer = useViewer();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const initial = useMemo(
    () => (saved ? newFormDraft(editedProduct(saved), saved.version) : newFormDraft(newProduct(brand), 0)),
    [saved, brand],
  );
  const draft = useFormDraft(`product ${viewer?.slug} ${saved?.slug ?? ""}`, initial);
  const create = async (edited: EditedProduct) => {
    const { data } = await postOnce<SavedAnswer>(api.adminProducts, productDraft(edited), { toasts: "form" });
    draft.clear();
    if (data) await navigate(paths.adminProduct(data.slug), { replace: true });
  };
  const edit = async (slug: string, edited: EditedProduct, version: number) => {
    const body: ProductEdit = { ...productDraft(edited), version };
    const { data } = await callApi<SavedAnswer>(api.adminProduct(slug), { method: "PUT", body, toasts: "form" });
    if (!data) return;
    draft.put({ ...draft.read(), base: edited, version: data.version });
    if (data.slug === slug) await refresh();
    else await navigate(paths.adminProduct(data.slug), { replace: true });
  };
  return useCatalogueForm<ProductFields, EditedProduct>(draft, {
    editedOf: editedProduct,
    faultsOf: productFaults,
    send: ({ edited, version }) => (saved ? edit(saved.slug, edited, version) : create(edited)),
  });
}

import { useMemo } from "react";
import type { BrandName } from "../../../../shared/brands/brand.ts";
import type { ProductFields } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { api, paths } from "../../../../shared/paths.ts";
import type { CatalogueForm } from "../conflict/use-catalogue-form.ts";
import { useSavedForm } from "../conflict/use-saved-form.ts";
import { type EditedProduct, editedProduct, newProduct, productDraft, productFaults } from "./edited-product.ts";

/**
 * @param saved null for a new product
 * @param brand of a new one, where it is known
 */
export function useProductForm(saved: ProductFields | null, brand: BrandName | null): CatalogueForm<EditedProduct> {
  const empty = useMemo(() => newProduct(brand), [brand]);
  return useSavedForm(saved, {
    ...{ name: "product", empty, editedOf: editedProduct, draftOf: productDraft, faultsOf: productFaults },
    ...{ api: api.adminProducts, apiOf: api.adminProduct, pathOf: paths.adminProduct },
  });
}

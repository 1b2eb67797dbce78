import type { BrandFields } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { api, paths } from "../../../../shared/paths.ts";
import type { CatalogueForm } from "../conflict/use-catalogue-form.ts";
import { useSavedForm } from "../conflict/use-saved-form.ts";
import { brandDraft, brandFaults, type EditedBrand, editedBrand, newBrand } from "./edited-brand.ts";

/** @param saved null for a new brand */
export const useBrandForm = (saved: BrandFields | null): CatalogueForm<EditedBrand> =>
  useSavedForm(saved, {
    ...{ name: "brand", empty: newBrand, editedOf: editedBrand, draftOf: brandDraft, faultsOf: brandFaults },
    ...{ api: api.adminBrands, apiOf: api.adminBrand, pathOf: paths.adminBrand },
  });

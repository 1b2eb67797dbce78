import { catalogueActionsApi } from "./actions/api.ts";
import { adminBrandsApi } from "./brands/api.ts";
import { adminCollectionsApi } from "./collections/api.ts";
import { catalogueFilesApi } from "./files/api.ts";
import { adminProductsApi } from "./products/api.ts";

/** The calls of `/admin/brands` and `/admin/products`. */
export const catalogueAdminApis = [
  adminBrandsApi,
  adminCollectionsApi,
  adminProductsApi,
  catalogueActionsApi,
  catalogueFilesApi,
];

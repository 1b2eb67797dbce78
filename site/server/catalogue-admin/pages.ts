import { adminBrandsLists, adminBrandsPages } from "./brands/pages.ts";
import { adminCollectionsPages } from "./collections/pages.ts";
import { adminProductsLists, adminProductsPages } from "./products/pages.ts";

export const catalogueAdminLists = { ...adminBrandsLists, ...adminProductsLists };

export const catalogueAdminPages = { ...adminBrandsPages, ...adminCollectionsPages, ...adminProductsPages };

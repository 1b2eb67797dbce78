import type { Routes } from "../route.ts";

export const catalogueAdminRoutes = {
  adminBrands: { path: "/admin/brands", query: ["state", "search", "products", "sort", "after", "before"] },
  adminNewBrand: { path: "/admin/brands/new" },
  adminImportBrands: { path: "/admin/brands/import" },
  adminBrand: { path: "/admin/brands/:slug" },
  adminNewCollection: { path: "/admin/brands/:slug/collections/new" },
  adminCollection: { path: "/admin/brands/:slug/collections/:collectionSlug" },
  adminProducts: {
    path: "/admin/products",
    query: ["state", "search", "brand", "category", "sort", "after", "before"],
  },
  adminNewProduct: { path: "/admin/products/new", query: ["brand"] },
  adminImportProducts: { path: "/admin/products/import" },
  adminProduct: { path: "/admin/products/:slug" },
} satisfies Routes;

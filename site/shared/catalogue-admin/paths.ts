const brand = (slug: string) => `/admin/brands/${slug}`;
const product = (slug: string) => `/admin/products/${slug}`;

export const catalogueAdminPaths = {
  adminBrands: "/admin/brands",
  adminNewBrand: "/admin/brands/new",
  adminImportBrands: "/admin/brands/import",
  adminBrand: brand,
  adminNewCollection: (brandSlug: string) => `${brand(brandSlug)}/collections/new`,
  adminCollection: (brandSlug: string, slug: string) => `${brand(brandSlug)}/collections/${slug}`,
  adminProducts: "/admin/products",
  adminNewProduct: "/admin/products/new",
  /** With the brand chosen. */
  adminNewProductOf: (brandSlug: string) => `/admin/products/new?brand=${brandSlug}`,
  adminImportProducts: "/admin/products/import",
  adminProduct: product,
} as const;

const brandApi = (slug: string) => `/api/admin/brands/${slug}`;
const collectionApi = (brandSlug: string, slug: string) => `${brandApi(brandSlug)}/collections/${slug}`;

export const catalogueAdminApi = {
  /** `POST` a `BrandDraft`: creates. */
  adminBrands: "/api/admin/brands",
  /** `PUT` a `BrandEdit`; 409 with a `SaveConflict` when another admin has saved. */
  adminBrand: brandApi,
  /** `POST` a `CatalogueAction`, `ActionAnswer`. */
  adminBrandActions: "/api/admin/brand-actions",
  /** `POST` a file, as `adminProductImport`. */
  adminBrandImport: "/api/admin/brand-import",
  /** `GET`, with the query of the list. */
  adminBrandExport: "/api/admin/brand-export",
  /** `PUT` a `CollectionOrder`. */
  adminCollectionOrder: (brandSlug: string) => `${brandApi(brandSlug)}/collection-order`,
  /** `POST` a `CollectionDraft`. */
  adminCollections: (brandSlug: string) => `${brandApi(brandSlug)}/collections`,
  /** `PUT` a `CollectionEdit`, `DELETE` one without reviews. */
  adminCollection: collectionApi,
  /** `PUT` a `ProductOrder`: the same products in another order. */
  adminProductOrder: (brandSlug: string, slug: string) => `${collectionApi(brandSlug, slug)}/product-order`,
  /** `PUT` adds a product of the brand at the end, `DELETE` takes it out. */
  adminCollectionProduct: (brandSlug: string, slug: string, productSlug = "") =>
    `${collectionApi(brandSlug, slug)}/products/${productSlug}`,
  /** `POST` a `ProductDraft`. */
  adminProducts: "/api/admin/products",
  /** `PUT` a `ProductEdit`. */
  adminProduct: (slug: string) => `/api/admin/products/${slug}`,
  adminProductActions: "/api/admin/product-actions",
  /** `POST` CSV as `text/csv`: `ImportAnswer`, or 422 with `ImportFaults`. */
  adminProductImport: "/api/admin/product-import",
  adminProductExport: "/api/admin/product-export",
  /** `GET ?search=&brand=`: products of every state but merged and refused, for a collection and for merging. */
  adminProductNames: "/api/admin/product-names",
  /** `GET ?search=`: brands of every state but merged and refused. */
  adminBrandNames: "/api/admin/brand-names",
  /** `POST` an `UndoDraft`: takes actions of the last day back. */
  adminUndos: "/api/admin/undos",
} as const;

// Without zod: a page may import it.

/** Of the tabs. Without one, a list holds what is proposed, live or hidden. */
export const catalogueStates = ["proposed", "live", "hidden", "merged", "refused"] as const;
export type CatalogueState = (typeof catalogueStates)[number];

export const adminBrandOrders = ["edited", "name", "products", "reviews", "followers"] as const;
export type AdminBrandOrder = (typeof adminBrandOrders)[number];

export const adminProductOrders = ["edited", "name", "reviews", "owners"] as const;
export type AdminProductOrder = (typeof adminProductOrders)[number];

/** Brands with or without live products. */
export const productFilters = ["with", "without"] as const;
export type ProductFilter = (typeof productFilters)[number];

export const catalogueActions = ["approve", "refuse", "hide", "show", "merge"] as const;
export type CatalogueActionName = (typeof catalogueActions)[number];

/** The columns of a file of brands, in the order of an export. An import needs the name. */
export const brandColumns = ["name", "slug", "description", "links", "founded", "state"] as const;
export type BrandColumn = (typeof brandColumns)[number];

/** The columns of a file of products. An import needs name and brand. */
export const productColumns = [
  "name",
  "brand",
  "slug",
  "category",
  "colours",
  "sizes",
  "material",
  "prices",
  "link",
  "description",
  "state",
] as const;
export type ProductColumn = (typeof productColumns)[number];

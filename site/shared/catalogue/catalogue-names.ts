import type { BrandName } from "../brands/brand.ts";
import type { Category } from "../items/item-options.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { ProductName } from "../products/product.ts";

/** A brand to choose from while its name is typed. */
export interface FoundBrandName extends BrandName {
  logo: PhotoCard | null;
  /** A proposal of the viewer, which an admin has not answered yet. */
  isWaiting: boolean;
}

export interface FoundProductName extends ProductName {
  photo: PhotoCard | null;
  category: Category | null;
  isWaiting: boolean;
}

/** `GET /api/brands?search=` */
export interface BrandNamesAnswer {
  brands: FoundBrandName[];
}

/** `GET /api/products?search=&brand=` */
export interface ProductNamesAnswer {
  products: FoundProductName[];
}

import type { MemberWithAvatar } from "../accounts/member-name.ts";
import type { BrandName } from "../brands/brand.ts";
import type { CollectionName } from "../collections/collection.ts";
import type { Category } from "../items/item-options.ts";
import type { AdminPage } from "../moderation/pages.ts";
import type { Slice } from "../page-data.ts";
import type {
  AdminBrand,
  AdminCollection,
  AdminCollectionProduct,
  AdminProduct,
  BrandFields,
  CatalogueChange,
  CollectionFields,
  ProductFields,
  StateCounts,
} from "./catalogue-admin.ts";
import type { AdminBrandOrder, AdminProductOrder, CatalogueState, ProductFilter } from "./catalogue-options.ts";

export interface CatalogueAdminPages {
  adminBrands: AdminPage & {
    brands: Slice<AdminBrand>;
    counts: StateCounts;
    /** How many the search and the filters leave: “8 of 148 brands”. */
    matching: number;
    state: CatalogueState | null;
    search: string | null;
    products: ProductFilter | null;
    sort: AdminBrandOrder;
  };
  adminNewBrand: AdminPage;
  adminImportBrands: AdminPage;
  adminBrand: AdminPage & {
    brand: BrandFields;
    state: CatalogueState;
    /** What its proposer was told. */
    answer: string | null;
    proposer: MemberWithAvatar | null;
    /** In their order. */
    collections: AdminCollection[];
    /** Live ones. */
    products: number;
    reviews: number;
    followers: number;
    /** Former slugs, which lead here too. */
    oldSlugs: string[];
    changes: CatalogueChange[];
  };
  adminNewCollection: AdminPage & { brand: BrandName };
  adminCollection: AdminPage & {
    brand: BrandName;
    collection: CollectionFields;
    /** In the order of the lookbook. */
    products: AdminCollectionProduct[];
    reviews: number;
    oldSlugs: string[];
    changes: CatalogueChange[];
  };
  adminProducts: AdminPage & {
    products: Slice<AdminProduct>;
    counts: StateCounts;
    matching: number;
    state: CatalogueState | null;
    search: string | null;
    brand: BrandName | null;
    category: Category | null;
    sort: AdminProductOrder;
  };
  adminNewProduct: AdminPage & { brand: BrandName | null };
  adminImportProducts: AdminPage;
  adminProduct: AdminPage & {
    product: ProductFields;
    state: CatalogueState;
    answer: string | null;
    proposer: MemberWithAvatar | null;
    collections: CollectionName[];
    owners: number;
    looks: number;
    reviews: number;
    oldSlugs: string[];
    changes: CatalogueChange[];
  };
}

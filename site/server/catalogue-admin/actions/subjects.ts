import type { Database, Transaction } from "@hemline/database";
import { asc, eq, inArray } from "drizzle-orm";
import type { CatalogueState } from "../../../shared/catalogue-admin/catalogue-options.ts";
import { brands } from "../../brands/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { products } from "../../products/tables.ts";
import { recountBrands, recountCollections } from "../../reviews/ratings/recount-ratings.ts";
import { liveBrandNamed, lockBrandNames } from "../rows/brand-name.ts";
import { lockCollections } from "../rows/collection-at.ts";
import { lockBrands } from "../rows/lock-brands.ts";
import { lockProducts } from "../rows/product-at.ts";
import { collectionsHolding, recountBrandProducts, recountCollectionProducts } from "../rows/recount-catalogue.ts";
import { renewSitePhotos } from "../site-photos.ts";

/** A brand or a product, as actions on many of them see it. */
export interface Subject {
  id: string;
  slug: string;
  name: string;
  state: CatalogueState;
  answer: string | null;
  proposedBy: string | null;
  /** A product's, or the brand itself. */
  brandId: string;
}

/** What actions need to know of brands, and what of products. */
export interface Subjects {
  kind: "brand" | "product";
  at(db: Database | Transaction, slugs: readonly string[]): Promise<Subject[]>;
  byIds(db: Database | Transaction, ids: readonly string[]): Promise<Subject[]>;
  /** With everything that has to be locked before them, in the order of their ids. */
  lock(tx: Transaction, held: readonly Subject[]): Promise<Subject[]>;
  /** Why one cannot become public; null when it can. */
  obstacle(tx: Database | Transaction, it: Subject): Promise<string | null>;
  set(
    tx: Transaction,
    id: string,
    to: { state: CatalogueState; answer: string | null; editedAt: Date },
  ): Promise<unknown>;
  /** Counts anew, and opens or closes photos, as others now see them. @returns the tags of what changed */
  settle(tx: Transaction, changed: readonly Subject[]): Promise<CacheTag[]>;
}

const brandColumns = {
  id: brands.id,
  slug: brands.slug,
  name: brands.name,
  state: brands.state,
  answer: brands.answer,
  proposedBy: brands.proposedBy,
  brandId: brands.id,
};

export const brandSubjects: Subjects = {
  kind: "brand",
  at: (db, slugs) =>
    db
      .select(brandColumns)
      .from(brands)
      .where(inArray(brands.slug, [...slugs])),
  byIds: (db, ids) =>
    db
      .select(brandColumns)
      .from(brands)
      .where(inArray(brands.id, [...ids])),
  async lock(tx, held) {
    await lockBrandNames(
      tx,
      held.map(({ name }) => name),
    );
    const ids = held.map(({ id }) => id);
    await lockBrands(tx, ids);
    return tx.select(brandColumns).from(brands).where(inArray(brands.id, ids)).orderBy(asc(brands.id));
  },
  async obstacle(db, { id, name }) {
    const taken = await liveBrandNamed(db, name, id);
    return taken && `There is a public brand called “${taken}”. Merge them, or rename one.`;
  },
  set: (tx, id, to) => tx.update(brands).set(to).where(eq(brands.id, id)),
  async settle(tx, changed) {
    const ids = changed.map(({ id }) => id);
    await renewSitePhotos(tx, ids);
    const tags = ids.flatMap((id) => [`brand:${id}`, `reviews-of:${id}`] as const);
    return [...tags, "brands", "brands-by-followers", "reviews"];
  },
};

const productColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  state: products.state,
  answer: products.answer,
  proposedBy: products.proposedBy,
  brandId: products.brandId,
};

export const productSubjects: Subjects = {
  kind: "product",
  at: (db, slugs) =>
    db
      .select(productColumns)
      .from(products)
      .where(inArray(products.slug, [...slugs])),
  byIds: (db, ids) =>
    db
      .select(productColumns)
      .from(products)
      .where(inArray(products.id, [...ids])),
  async lock(tx, held) {
    await lockBrands(
      tx,
      held.map(({ brandId }) => brandId),
    );
    const ids = held.map(({ id }) => id);
    await lockCollections(tx, await collectionsHolding(tx, ids));
    await lockProducts(tx, ids);
    return tx.select(productColumns).from(products).where(inArray(products.id, ids)).orderBy(asc(products.id));
  },
  async obstacle(db, { brandId }) {
    const [brand] = await db
      .select({ state: brands.state, name: brands.name })
      .from(brands)
      .where(eq(brands.id, brandId));
    return brand?.state === "live" ? null : `Its brand “${brand?.name}” isn’t public. Start with the brand.`;
  },
  set: (tx, id, to) => tx.update(products).set(to).where(eq(products.id, id)),
  async settle(tx, changed) {
    const ids = changed.map(({ id }) => id);
    const brandIds = [...new Set(changed.map(({ brandId }) => brandId))];
    const collectionIds = await collectionsHolding(tx, ids);
    await recountBrandProducts(tx, brandIds);
    await recountCollectionProducts(tx, collectionIds);
    await recountCollections(tx, collectionIds);
    await recountBrands(tx, brandIds);
    await renewSitePhotos(tx, brandIds);
    return [
      ...ids.flatMap((id) => [`product:${id}`, `reviews-of:${id}`] as const),
      ...brandIds.flatMap((id) => [`brand:${id}`, `reviews-of:${id}`] as const),
      ...collectionIds.flatMap((id) => [`collection:${id}`, `reviews-of:${id}`] as const),
      "reviews",
    ];
  },
};

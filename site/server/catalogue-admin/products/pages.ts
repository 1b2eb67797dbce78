import { asc, eq } from "drizzle-orm";
import type { CollectionName } from "../../../shared/collections/collection.ts";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { brands } from "../../brands/tables.ts";
import { collections } from "../../collections/tables.ts";
import { cursorsOf } from "../../db/keyset.ts";
import { adminBadges } from "../../moderation/admin-badges.ts";
import { membersWithAvatars } from "../../photos/members-with-avatars.ts";
import { notFound } from "../../problems.ts";
import { collectionProducts, products } from "../../products/tables.ts";
import { requireAdmin } from "../../request/admin-only.ts";
import { type ListLoaders, type PageLoaders, type PageRequest, Redirect } from "../../request/page-loader.ts";
import type { SiteContext } from "../../site-context.ts";
import { changesOf } from "../history/changes-of.ts";
import { type LockedProduct, productAt } from "../rows/product-at.ts";
import { oldSlugsOf } from "../slugs.ts";
import { productCounts } from "../state-counts.ts";
import { productFields } from "./product-fields.ts";
import { isListedProduct, type ProductFilter, productFilterOf, productList } from "./product-list.ts";

async function productsPage(request: PageRequest): Promise<Pages["adminProducts"]> {
  requireAdmin(request);
  const { site, url } = request;
  const filter = await productFilterOf(site, url);
  const [list, counts, narrowed, badges] = await Promise.all([
    productList(site, filter, cursorsOf(url)),
    productCounts(site),
    narrowedCount(site, filter),
    adminBadges(request),
  ]);
  const brand = filter.brand && { slug: filter.brand.slug, name: filter.brand.name };
  const matching = narrowed ?? counts[filter.state ?? "all"];
  return { products: list, counts, matching, ...filter, brand, ...badges };
}

/** What a search or a filter finds. Null without these: the tabs have the number. */
const narrowedCount = ({ db }: SiteContext, filter: ProductFilter): Promise<number> | null =>
  [filter.search, filter.brand, filter.category].some(Boolean) ? db.$count(products, isListedProduct(filter)) : null;

async function productsList(request: PageRequest) {
  requireAdmin(request);
  const { site, url } = request;
  return productList(site, await productFilterOf(site, url), cursorsOf(url));
}

/** @throws 400 for a brand that is not there */
async function newProductPage(request: PageRequest): Promise<Pages["adminNewProduct"]> {
  requireAdmin(request);
  const { brand } = await productFilterOf(request.site, request.url);
  return { brand: brand && { slug: brand.slug, name: brand.name }, ...(await adminBadges(request)) };
}

/** The product at a present slug; another one redirects. @throws 404 */
async function adminProductOf({ site, params }: PageRequest): Promise<LockedProduct> {
  const slug = params.slug ?? "";
  const product = await productAt(site.db, slug);
  const present = product.mergedInto === null ? product : await rowOf(site, product.mergedInto);
  if (present.slug !== slug) throw new Redirect(paths.adminProduct(present.slug), 302);
  return present;
}

async function rowOf({ db }: SiteContext, id: string): Promise<LockedProduct> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) throw notFound("product");
  return row;
}

async function productPage(request: PageRequest): Promise<Pages["adminProduct"]> {
  requireAdmin(request);
  const { site } = request;
  const product = await adminProductOf(request);
  const { id, state, answer, proposedBy } = product;
  const [fields, proposers, inCollections, oldSlugs, changes, badges] = await Promise.all([
    productFields(site.db, id),
    membersWithAvatars(site.db, site, proposedBy ? [proposedBy] : []),
    collectionsOf(site, id),
    oldSlugsOf(site, "product", id),
    changesOf(site, "product", id),
    adminBadges(request),
  ]);
  return {
    ...{ product: fields, state, answer, collections: inCollections, oldSlugs, changes, ...badges },
    proposer: (proposedBy && proposers.get(proposedBy)) || null,
    ...{ owners: product.itemCount, looks: product.lookCount, reviews: product.ratingCount },
  };
}

const collectionsOf = ({ db }: SiteContext, productId: string): Promise<CollectionName[]> =>
  db
    .select({
      slug: collections.slug,
      name: collections.name,
      brand: { slug: brands.slug, name: brands.name },
    })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .innerJoin(brands, eq(brands.id, collections.brandId))
    .where(eq(collectionProducts.productId, productId))
    .orderBy(asc(collections.position), asc(collections.id));

export const adminProductsLists = { adminProducts: productsList } satisfies Partial<ListLoaders>;

export const adminProductsPages = {
  adminProducts: productsPage,
  adminNewProduct: newProductPage,
  adminImportProducts: adminBadges,
  adminProduct: productPage,
} satisfies Partial<PageLoaders>;

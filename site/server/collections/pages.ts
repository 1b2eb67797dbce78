import type { CollectionLookbook } from "../../shared/catalogue/collection-lookbook.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import type { ProductCard } from "../../shared/products/product.ts";
import type { ReviewCard, ReviewsOfSubject } from "../../shared/reviews/review.ts";
import { listBrand, pageBrand } from "../brands/page-brand.ts";
import { type Cursors, cursorsOf } from "../db/keyset.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import type { SiteContext } from "../site-context.ts";
import { collectionDetail } from "./collection-detail.ts";
import { collectionsOf, firstCollectionOf, neighboursOf } from "./collection-list.ts";
import { listCollection, pageCollection } from "./page-collection.ts";

/** What the pages of collections show from the nouns above collections. */
export interface AroundCollection {
  productsOf(site: SiteContext, collectionId: string, cursors: Cursors): Promise<Slice<ProductCard>>;
  /** Of the collection and of its products. */
  reviewsOf(request: PageRequest, collectionId: string): Promise<ReviewsOfSubject>;
  reviewsList(request: PageRequest, collectionId: string): Promise<Slice<ReviewCard>>;
}

/** In one row of a wide screen. */
const maxLookbookProducts = 4;

type FirstProducts = (site: SiteContext, collectionId: string, count: number) => Promise<ProductCard[]>;

/** The first collection of a brand with its first products; null where none shows a product. */
export const firstLookbook =
  (firstProductsOf: FirstProducts) =>
  async (site: SiteContext, brandId: string): Promise<CollectionLookbook | null> => {
    const row = await firstCollectionOf(site, brandId);
    if (!row) return null;
    const [detail, firstProducts] = await Promise.all([
      collectionDetail(site, null, row),
      firstProductsOf(site, row.collection.id, maxLookbookProducts),
    ]);
    return { ...detail, firstProducts };
  };

async function collectionsPage(request: PageRequest): Promise<Pages["brandCollections"]> {
  const { id, profile } = await pageBrand(request, paths.brandCollections);
  return { brand: profile, collections: await collectionsOf(request.site, id, cursorsOf(request.url)) };
}

const collectionPage =
  ({ productsOf }: AroundCollection) =>
  async (request: PageRequest): Promise<Pages["collection"]> => {
    const { site, viewer, url } = request;
    const { brand, row } = await pageCollection(request, paths.collection);
    const { id, position } = row.collection;
    const [collection, products, neighbours] = await Promise.all([
      collectionDetail(site, viewer, row),
      productsOf(site, id, cursorsOf(url)),
      neighboursOf(site, brand.id, position),
    ]);
    return { brand: brand.profile, collection, products, ...neighbours };
  };

const reviewsPage =
  ({ reviewsOf }: AroundCollection) =>
  async (request: PageRequest): Promise<Pages["collectionReviews"]> => {
    const { brand, row } = await pageCollection(request, paths.collectionReviews);
    const [collection, reviews] = await Promise.all([
      collectionDetail(request.site, request.viewer, row),
      reviewsOf(request, row.collection.id),
    ]);
    return { brand: brand.profile, collection, reviews };
  };

export const collectionsLists = ({ productsOf, reviewsList }: AroundCollection) =>
  ({
    brandCollections: async (request) =>
      collectionsOf(request.site, (await listBrand(request)).id, cursorsOf(request.url)),
    collection: async (request) =>
      productsOf(request.site, (await listCollection(request)).collection.id, cursorsOf(request.url)),
    collectionReviews: async (request) => reviewsList(request, (await listCollection(request)).collection.id),
  }) satisfies Partial<ListLoaders>;

export const collectionsPages = (around: AroundCollection) =>
  ({
    brandCollections: collectionsPage,
    collection: collectionPage(around),
    collectionReviews: reviewsPage(around),
  }) satisfies Partial<PageLoaders>;

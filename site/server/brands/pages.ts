import { type BrandCard, brandLetters, brandOrders } from "../../shared/brands/brand.ts";
import type { CollectionLookbook } from "../../shared/catalogue/collection-lookbook.ts";
import type { Person } from "../../shared/members/member.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import type { ProductCard } from "../../shared/products/product.ts";
import type { ReviewCard, ReviewsOfSubject } from "../../shared/reviews/review.ts";
import { type Cursors, cursorsOf } from "../db/keyset.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { queryOption } from "../request/query-option.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { type BrandListing, listedBrands, searchBrands } from "./brand-list.ts";
import { listBrand, pageBrand } from "./page-brand.ts";

/** What the pages of brands show from the nouns above brands. */
export interface AroundBrand {
  /** Its first collection; null without one. */
  lookbookOf(site: SiteContext, brandId: string): Promise<CollectionLookbook | null>;
  productsOf(site: SiteContext, brandId: string, cursors: Cursors): Promise<Slice<ProductCard>>;
  /** @param limit shows so many reviews and no further ones, whatever the address says */
  reviewsOf(request: PageRequest, brandId: string, limit?: number): Promise<ReviewsOfSubject>;
  reviewsList(request: PageRequest, brandId: string): Promise<Slice<ReviewCard>>;
  followersOf(site: SiteContext, viewer: Member | null, brandId: string, cursors: Cursors): Promise<Slice<Person>>;
}

const maxSearchLength = 80;
/** On the brand's first page. */
const maxReviews = 3;

function wantedBrands({ url }: PageRequest): BrandListing & { search: string | null } {
  return {
    sort: queryOption(url, "sort", brandOrders, "order") ?? "name",
    letter: queryOption(url, "letter", brandLetters),
    search: url.searchParams.get("search")?.trim().slice(0, maxSearchLength) || null,
  };
}

async function brandsPage(request: PageRequest): Promise<Pages["brands"]> {
  const { site, viewer } = request;
  const wanted = wantedBrands(request);
  if (wanted.search !== null) return { ...wanted, ...(await searchBrands(site, viewer, wanted.search)) };
  return { ...wanted, brands: await brandsList(request), found: 0 };
}

async function brandsList(request: PageRequest): Promise<Slice<BrandCard>> {
  const { site, viewer, url } = request;
  const { search, ...listing } = wantedBrands(request);
  if (search !== null) return (await searchBrands(site, viewer, search)).brands;
  return listedBrands(site, viewer, listing, cursorsOf(url));
}

const brandPage =
  ({ lookbookOf, productsOf, reviewsOf }: AroundBrand) =>
  async (request: PageRequest): Promise<Pages["brand"]> => {
    const { id, profile } = await pageBrand(request, paths.brand);
    const [lookbook, products, reviews] = await Promise.all([
      lookbookOf(request.site, id),
      productsOf(request.site, id, cursorsOf(request.url)),
      reviewsOf(request, id, maxReviews),
    ]);
    return { brand: profile, lookbook, products, reviews };
  };

const profilePage = async (request: PageRequest): Promise<Pages["brandProfile"]> => ({
  brand: (await pageBrand(request, paths.brandProfile)).profile,
});

const reviewsPage =
  ({ reviewsOf }: AroundBrand) =>
  async (request: PageRequest): Promise<Pages["brandReviews"]> => {
    const { id, profile } = await pageBrand(request, paths.brandReviews);
    return { brand: profile, reviews: await reviewsOf(request, id) };
  };

const followersPage =
  ({ followersOf }: AroundBrand) =>
  async (request: PageRequest): Promise<Pages["brandFollowers"]> => {
    const { site, viewer, url } = request;
    const { id, profile } = await pageBrand(request, paths.brandFollowers);
    return { brand: profile, people: await followersOf(site, viewer, id, cursorsOf(url)) };
  };

export const brandsLists = ({ productsOf, reviewsList, followersOf }: AroundBrand) =>
  ({
    brands: brandsList,
    brand: async (request) => productsOf(request.site, (await listBrand(request)).id, cursorsOf(request.url)),
    brandReviews: async (request) => reviewsList(request, (await listBrand(request)).id),
    brandFollowers: async (request) =>
      followersOf(request.site, request.viewer, (await listBrand(request)).id, cursorsOf(request.url)),
  }) satisfies Partial<ListLoaders>;

export const brandsPages = (around: AroundBrand) =>
  ({
    brands: brandsPage,
    brand: brandPage(around),
    brandProfile: profilePage,
    brandReviews: reviewsPage(around),
    brandFollowers: followersPage(around),
  }) satisfies Partial<PageLoaders>;

import type { Slice } from "../../shared/page-data.ts";
import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import type { ProductOwner } from "../../shared/products/product.ts";
import { cursorsOf } from "../db/keyset.ts";
import { looksOfProduct } from "../looks/lists/looks-of-product.ts";
import { notFound } from "../problems.ts";
import { productBySlug } from "../products/product-by-slug.ts";
import { productsByIds } from "../products/product-lists.ts";
import { type ListLoaders, type PageLoaders, type PageRequest, Redirect } from "../request/page-loader.ts";
import { bestReviewAfterWears, reviewsOfSubject, reviewsSlice } from "../reviews/lists/reviews-of-subject.ts";
import { alsoOwned } from "./also-owned.ts";
import { type PageProduct, productDetail } from "./product-detail.ts";
import { firstOwnersOf, ownersOf } from "./product-owners.ts";

const maxOwners = 5;
const maxLooks = 4;
const maxAlsoOwned = 4;
/** “After forty wears” */
const manyWears = 40;

/** A former slug, and that of a product that was merged, redirects to the present one. @throws 404 */
async function pageProduct(request: PageRequest): Promise<PageProduct> {
  const found = await productDetail(request.site, request.viewer, request.params.slug ?? "");
  if (found) return found;
  await presentProduct(request, paths.product);
  throw notFound("product");
}

async function productPage(request: PageRequest): Promise<Pages["product"]> {
  const { site, viewer } = request;
  const { id, detail } = await pageProduct(request);
  const [owners, looks, afterForty, reviews, also] = await Promise.all([
    firstOwnersOf(site, viewer, id, maxOwners),
    looksOfProduct(site, viewer, id, maxLooks),
    bestReviewAfterWears(site, viewer, id, manyWears),
    reviewsOfSubject(request, { kind: "product", id }),
    alsoOwned(site, { id, owners: detail.owners }, maxAlsoOwned),
  ]);
  const { summary } = reviews;
  // Without those whom a block hides, unlike that of its card.
  const rating = summary && { average: summary.average, count: summary.count };
  return { product: { ...detail, rating }, owners, looks, afterForty, reviews, alsoOwned: also };
}

async function ownersPage(request: PageRequest): Promise<Pages["productOwners"]> {
  const { site, viewer, url } = request;
  const found = await presentProduct(request, paths.productOwners);
  const [[product], owners] = await Promise.all([
    productsByIds(site, [found.id]),
    ownersOf(site, viewer, found.id, cursorsOf(url)),
  ]);
  if (!product) throw notFound("product");
  return { product, owners };
}

/** Without the head of its page. @throws 404, or the redirect of a former slug */
async function presentProduct({ site, params }: PageRequest, pathOf: (slug: string) => string) {
  const found = await productBySlug(site.db, params.slug ?? "");
  if (!found) throw notFound("product");
  site.shows([`product:${found.id}`]);
  if (found.slug !== params.slug) throw new Redirect(pathOf(found.slug), 301);
  return found;
}

async function ownersList(request: PageRequest): Promise<Slice<ProductOwner>> {
  const { site, viewer, url } = request;
  const { id } = await presentProduct(request, paths.productOwners);
  return ownersOf(site, viewer, id, cursorsOf(url));
}

export const productPages = { product: productPage, productOwners: ownersPage } satisfies Partial<PageLoaders>;

export const productLists = {
  product: async (request) =>
    reviewsSlice(request, { kind: "product", id: (await presentProduct(request, paths.product)).id }),
  productOwners: ownersList,
} satisfies Partial<ListLoaders>;

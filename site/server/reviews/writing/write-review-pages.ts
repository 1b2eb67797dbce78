import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ItemCard } from "../../../shared/items/item.ts";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import type { WriteReviewPage } from "../../../shared/reviews/pages.ts";
import { collectionCard } from "../../collections/collection-cards.ts";
import { pageCollection } from "../../collections/page-collection.ts";
import { itemCard, itemRows } from "../../items/item-cards.ts";
import { items } from "../../items/tables.ts";
import { loginRequired, notFound } from "../../problems.ts";
import { productBySlug } from "../../products/product-by-slug.ts";
import { productCard, productRows } from "../../products/product-cards.ts";
import { collectionProducts, products } from "../../products/tables.ts";
import { preparedViewer } from "../../relations/seen-by.ts";
import { type PageRequest, Redirect } from "../../request/page-loader.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { reviewCard } from "../review-cards.ts";
import { reviewRows } from "../review-rows.ts";
import { reviews } from "../tables.ts";

const maxItems = 50;

/** Where a product is reviewed. @throws 401 for visitors, 404; former slugs redirect */
export async function writeReviewPage({ site, viewer, params }: PageRequest): Promise<Pages["writeReview"]> {
  if (!viewer) throw loginRequired();
  const slug = params.slug ?? "";
  const found = await productBySlug(site.db, slug);
  if (!found) throw notFound("product");
  if (found.slug !== slug) throw new Redirect(paths.writeReview(found.slug), 301);
  const [[row], sizes, proofs, own] = await Promise.all([
    productRows(site, "product to write about", { id: found.id }, () => ({
      where: eq(products.id, sql.placeholder("id")),
      limit: 1,
    })),
    sizesOf(site, found.id),
    proofsOf(site, viewer, "product", found.id),
    ownReview(site, viewer, "product", found.id),
  ]);
  if (!row) throw notFound("product");
  const { slug: productSlug, name, brand, photo } = productCard(row);
  return { subject: { kind: "product", slug: productSlug, name, brand, photo }, sizes, items: proofs, own };
}

/** Where a collection is reviewed. @throws 401 for visitors, 404; former slugs redirect */
export async function writeCollectionReviewPage(request: PageRequest): Promise<Pages["writeCollectionReview"]> {
  const { site, viewer } = request;
  if (!viewer) throw loginRequired();
  const { row } = await pageCollection(request, paths.writeCollectionReview);
  const { slug, name, brand, cover } = collectionCard(row);
  const { id } = row.collection;
  const [proofs, own] = await Promise.all([
    proofsOf(site, viewer, "collection", id),
    ownReview(site, viewer, "collection", id),
  ]);
  return { subject: { kind: "collection", slug, name, brand, photo: cover }, sizes: [], items: proofs, own };
}

async function sizesOf({ db }: SiteContext, productId: string): Promise<string[]> {
  const [product] = await db.select({ sizes: products.sizes }).from(products).where(eq(products.id, productId));
  return product?.sizes ?? [];
}

type Kind = "product" | "collection";

const isOf: Record<Kind, SQL> = {
  product: eq(items.productId, sql.placeholder("id")),
  collection: sql`${items.productId} in (select it.product_id from ${collectionProducts} it
    where it.collection_id = ${sql.placeholder("id")}::uuid)`,
};

/** The member's items that may prove wears, those that they have worn most first. */
async function proofsOf(site: SiteContext, member: Member, kind: Kind, id: string): Promise<ItemCard[]> {
  const rows = await itemRows(site, member, `items of a ${kind} to review`, { id }, () => ({
    where: and(isOf[kind], eq(items.authorId, preparedViewer), sql`${items.state} = 'live' and not ${items.isWished}`),
    orderBy: [desc(items.wearCount), desc(items.id)],
    limit: maxItems,
  }));
  return rows.map(itemCard);
}

async function ownReview(site: SiteContext, member: Member, kind: Kind, id: string): Promise<WriteReviewPage["own"]> {
  const of = kind === "product" ? reviews.productId : reviews.collectionId;
  const rows = await reviewRows(site, member, `own review of a ${kind} to change`, { id }, () => ({
    where: and(eq(of, sql.placeholder("id")), eq(reviews.authorId, preparedViewer)),
    limit: 1,
  }));
  const [card] = rows.map(reviewCard(member));
  if (!card) return null;
  const [written] = await site.db
    .select({ source: reviews.source, item: reviews.itemId })
    .from(reviews)
    .where(eq(reviews.id, card.id));
  return { ...card, source: written?.source ?? "", item: written?.item ?? null };
}

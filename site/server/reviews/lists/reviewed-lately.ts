import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { dayMs } from "../../../shared/durations.ts";
import { ratingOf } from "../../../shared/rating.ts";
import type { ReviewsPages } from "../../../shared/reviews/pages.ts";
import { members } from "../../accounts/tables.ts";
import { brands } from "../../brands/tables.ts";
import { collections } from "../../collections/tables.ts";
import { literalLimit, preparedRows, query } from "../../db/prepared-query.ts";
import { photoColumns } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { productPhotos, products } from "../../products/tables.ts";
import { seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { fitOf } from "../ratings/rating-fields.ts";
import { subjectOf } from "../review-cards.ts";
import { reviews } from "../tables.ts";

const maxSubjects = 4;
const maxBrands = 5;
const lately = 7 * dayMs;
/** The newest ones alone are counted: it stays one short walk through an index, however many there are. */
const maxCounted = 200;
/** So many of the most frequent are looked up, in case some of them are not live: all would be joined with whole tables. */
const maxLookedUp = 40;

const productPictures = alias(photos, "product_pictures");
const covers = alias(photos, "covers");

/** What was reviewed most often in the last week, as everybody sees it. */
export async function reviewedLately({
  db,
  clock,
  shows,
}: Pick<SiteContext, "db" | "clock" | "shows">): Promise<ReviewsPages["reviews"]["reviewedLately"]> {
  const since = new Date(clock().getTime() - lately).toISOString();
  const rows = await preparedRows(db, "reviewed lately", { since }, subjectsSince);
  shows(
    rows.flatMap(({ brand, product, collection }) => [
      `brand:${brand.id}` as const,
      ...(product ? [`product:${product.id}` as const] : []),
      ...(collection ? [`collection:${collection.id}` as const] : []),
    ]),
  );
  return rows.flatMap((row) => {
    const rating = ratingOf(row.ratingCount, row.ratingHalves);
    return rating ? [{ subject: subjectOf(row), rating }] : [];
  });
}

function subjectsSince() {
  const newest = query
    .select({ brandId: reviews.brandId, productId: reviews.productId, collectionId: reviews.collectionId })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.authorId))
    .where(
      and(
        seenBy(null, reviews),
        sql`${reviews.state} = 'live' and ${reviews.postedAt} > ${sql.placeholder("since")}::timestamptz`,
      ),
    )
    .orderBy(desc(reviews.postedAt), desc(reviews.id))
    .limit(literalLimit(maxCounted))
    .as("newest");
  const counted = query
    .select({
      brandId: newest.brandId,
      productId: newest.productId,
      collectionId: newest.collectionId,
      count: sql<number>`count(*)::int`.as("count"),
    })
    .from(newest)
    .groupBy(newest.brandId, newest.productId, newest.collectionId)
    .orderBy(desc(sql`count(*)`), newest.productId, newest.collectionId)
    .limit(literalLimit(maxLookedUp))
    .as("counted");
  return query
    .select({
      brand: { id: brands.id, slug: brands.slug, name: brands.name },
      product: { id: products.id, slug: products.slug, name: products.name },
      productPicture: photoColumns(productPictures),
      productPictureAlt: productPhotos.alt,
      collection: {
        id: collections.id,
        slug: collections.slug,
        name: collections.name,
        coverAlt: collections.coverAlt,
      },
      cover: photoColumns(covers),
      ratingCount: sql<number>`coalesce(${products.ratingCount}, ${collections.ratingCount})`,
      ratingHalves: sql<number>`coalesce(${products.ratingHalves}, ${collections.ratingHalves})`,
    })
    .from(counted)
    .innerJoin(brands, and(eq(brands.id, counted.brandId), eq(brands.state, "live")))
    .leftJoin(products, and(eq(products.id, counted.productId), eq(products.state, "live")))
    .leftJoin(collections, eq(collections.id, counted.collectionId))
    .leftJoin(productPhotos, and(eq(productPhotos.productId, products.id), eq(productPhotos.position, 0)))
    .leftJoin(productPictures, eq(productPictures.id, productPhotos.photoId))
    .leftJoin(covers, eq(covers.id, collections.coverId))
    .where(sql`(${products.id} is not null or ${collections.id} is not null)`)
    .orderBy(desc(counted.count), brands.name, sql`coalesce(${products.id}, ${collections.id})`)
    .limit(literalLimit(maxSubjects));
}

/** The brands of which reviews say most about the fit. */
export async function brandFits({
  db,
  shows,
}: Pick<SiteContext, "db" | "shows">): Promise<ReviewsPages["reviews"]["brandFits"]> {
  const rows = await preparedRows(db, "fits of brands", {}, () =>
    query
      .select({
        brand: { id: brands.id, slug: brands.slug, name: brands.name },
        fitsSmall: brands.fitsSmall,
        fitsTrue: brands.fitsTrue,
        fitsLarge: brands.fitsLarge,
      })
      .from(brands)
      .where(and(eq(brands.state, "live"), sql`${said} > 0`))
      .orderBy(desc(said), brands.name)
      .limit(literalLimit(maxBrands)),
  );
  shows(rows.map(({ brand }) => `brand:${brand.id}` as const));
  return rows.flatMap((row) => {
    const fit = fitOf(row);
    const { slug, name } = row.brand;
    return fit ? [{ brand: { slug, name }, fit }] : [];
  });
}

const said = sql`(${brands.fitsSmall} + ${brands.fitsTrue} + ${brands.fitsLarge})`;

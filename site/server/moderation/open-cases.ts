import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hourMs } from "../../shared/durations.ts";
import { adminLimits } from "../../shared/limits.ts";
import type { OpenCase } from "../../shared/moderation/admin.ts";
import type { Slice } from "../../shared/page-data.ts";
import { paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { type Cursors, InstantKey, instantOrder, type PageStart, pageOfRows } from "../db/keyset.ts";
import { discussions, messages } from "../discussions/tables.ts";
import { items } from "../items/tables.ts";
import { looks } from "../looks/tables.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { products } from "../products/tables.ts";
import { reviews } from "../reviews/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { cases, reports } from "./tables.ts";

const pageSize = 50;
const reportedProducts = alias(products, "reported_products");
const reportedBrands = alias(brands, "reported_brands");
const oldestFirst = instantOrder(cases.openedAt, cases.id, "asc");

/** Cases that wait for a decision, oldest first. */
export async function openCases(site: SiteContext, cursors: Cursors): Promise<Slice<OpenCase>> {
  const page = await pageOfRows(
    {
      list: "admin-reports",
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => caseRows(site, start, limit),
      keyOf: ({ one }): InstantKey => [one.openedAt.getTime(), one.id],
    },
    cursors,
  );
  const saidOf = await reportsOf(
    site,
    page.items.map(({ one }) => one.id),
  );
  const now = site.clock().getTime();
  const items = page.items.map(
    ({ one, photo, lookSlug, itemId, reviewId, reviewOf, messageAt, productSlug, brandSlug }) => ({
      ...{ id: one.id, kind: one.targetKind, snapshot: one.snapshot },
      lookSlug: lookSlug ?? one.snapshot.look?.slug ?? null,
      itemId,
      reviewPath: reviewId && `${pathOf(reviewOf)}#review-${reviewId}`,
      messagePath: messageAt && paths.message(messageAt.slug, messageAt.number),
      cataloguePath: (productSlug && paths.adminProduct(productSlug)) ?? (brandSlug && paths.adminBrand(brandSlug)),
      photo: photo && photoCard(photo),
      ...saidOf(one.id),
      openHours: Math.max(0, Math.floor((now - one.openedAt.getTime()) / hourMs)),
    }),
  );
  return { ...page, items };
}

const caseRows = ({ db }: SiteContext, start: PageStart<InstantKey>, limit: number) =>
  db
    .select({
      one: getTableColumns(cases),
      photo: getTableColumns(photos),
      lookSlug: looks.slug,
      itemId: items.id,
      reviewId: reviews.id,
      reviewOf: { product: products.slug, collection: collections.slug, brand: brands.slug },
      messageAt: sql<{ slug: string; number: number } | null>`case when ${cases.targetKind} = 'message' then (
        select json_build_object('slug', d.slug, 'number', m.number) from ${messages} m
        join ${discussions} d on d.id = m.discussion_id where m.id = ${cases.targetId} and m.state <> 'deleted') end`,
      productSlug: reportedProducts.slug,
      brandSlug: reportedBrands.slug,
    })
    .from(cases)
    .leftJoin(looks, and(eq(cases.targetKind, "look"), eq(looks.id, cases.targetId), ne(looks.state, "deleted")))
    .leftJoin(items, and(eq(cases.targetKind, "item"), eq(items.id, cases.targetId), ne(items.state, "deleted")))
    .leftJoin(
      reviews,
      and(eq(cases.targetKind, "review"), eq(reviews.id, cases.targetId), ne(reviews.state, "deleted")),
    )
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(collections, eq(collections.id, reviews.collectionId))
    .leftJoin(brands, eq(brands.id, reviews.brandId))
    .leftJoin(reportedProducts, and(eq(cases.targetKind, "product"), isThere(reportedProducts)))
    .leftJoin(reportedBrands, and(eq(cases.targetKind, "brand"), isThere(reportedBrands)))
    // The photos of what was deleted are closed to admins too.
    .leftJoin(
      photos,
      sql`${photos.id} = (${cases.snapshot} -> 'photos' ->> 0)::uuid
        and (${cases.targetKind} not in ('look', 'item', 'review')
          or ${looks.id} is not null or ${items.id} is not null or ${reviews.id} is not null)`,
    )
    .where(and(ne(cases.state, "decided"), oldestFirst.isBeyond(start)))
    .orderBy(...oldestFirst.orderBy(start))
    .limit(limit);

/** Whoever is merged only leads elsewhere. */
const isThere = (it: typeof reportedProducts | typeof reportedBrands) =>
  and(eq(it.id, cases.targetId), ne(it.state, "merged"));

/** Where the reviews of a product or a collection are. */
const pathOf = (of: Record<"product" | "collection" | "brand", string | null>): string =>
  of.product ? paths.product(of.product) : paths.collectionReviews(of.brand ?? "", of.collection ?? "");

/** What reporters said, for a whole page of cases. */
async function reportsOf({ db }: SiteContext, caseIds: string[]) {
  const counts = caseIds.length
    ? await db
        .select({ caseId: reports.caseId, reason: reports.reason, count: sql<number>`count(*)::int` })
        .from(reports)
        .where(inArray(reports.caseId, caseIds))
        .groupBy(reports.caseId, reports.reason)
        .orderBy(desc(sql`count(*)`), asc(reports.reason))
    : [];
  const notes = caseIds.length
    ? await db
        .select({ caseId: reports.caseId, note: reports.note })
        .from(reports)
        .where(and(inArray(reports.caseId, caseIds), ne(reports.note, "")))
        .orderBy(desc(reports.createdAt), asc(reports.reporterId))
    : [];
  return (id: string): Pick<OpenCase, "reasons" | "reporters" | "notes"> => {
    const reasons = counts.filter(({ caseId }) => caseId === id).map(({ reason, count }) => ({ reason, count }));
    return {
      reasons,
      reporters: reasons.reduce((sum, { count }) => sum + count, 0),
      notes: notes
        .filter(({ caseId }) => caseId === id)
        .slice(0, adminLimits.shownNotes)
        .map(({ note }) => note),
    };
  };
}

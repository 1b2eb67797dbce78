import { and, eq, exists, getTableColumns, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hourMs } from "../../shared/durations.ts";
import type { AdminCase, CaseFilter, MadeDecision } from "../../shared/moderation/admin.ts";
import type { ReportedKind, ReportReason } from "../../shared/moderation/report.ts";
import type { Slice } from "../../shared/page-data.ts";
import { paths } from "../../shared/paths.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { cases, reports, sanctions } from "../cases/tables.ts";
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
import { claimsSince, notAbout } from "./decisions/case-by-id.ts";
import { undoUntil } from "./decisions/undo-decision.ts";
import { adminNotesOf, reportsOf } from "./reports-and-notes.ts";

const pageSize = 50;
const reportedProducts = alias(products, "reported_products");
const reportedBrands = alias(brands, "reported_brands");
const reportedCollections = alias(collections, "reported_collections");
const collectionBrands = alias(brands, "collection_brands");
const claimers = alias(members, "claimers");
const deciders = alias(members, "deciders");

/** The lists of cases; what else `CaseFilter` names is no list. */
export type CaseList = Exclude<CaseFilter, "statistics" | "words">;

export interface CaseQuery {
  show: CaseList;
  kind: ReportedKind | null;
  reason: ReportReason | null;
}

const oldestFirst = instantOrder(cases.openedAt, cases.id, "asc");
const isOpen = ne(cases.state, "decided");

const lists: Record<
  CaseList,
  {
    where: (adminId: string, now: Date) => SQL | undefined;
    order: ReturnType<typeof instantOrder>;
    keyOf: (row: CaseRow) => Date | null;
  }
> = {
  open: { where: () => isOpen, order: oldestFirst, keyOf: ({ one }) => one.openedAt },
  mine: {
    where: (adminId, now) => and(isOpen, eq(cases.claimedBy, adminId), gt(cases.claimedAt, claimsSince(now))),
    order: oldestFirst,
    keyOf: ({ one }) => one.openedAt,
  },
  decided: {
    where: () => eq(cases.state, "decided"),
    order: instantOrder(cases.decidedAt, cases.id, "desc"),
    keyOf: ({ one }) => one.decidedAt,
  },
  appeals: {
    where: () => and(isNotNull(sanctions.appealedAt), isNull(sanctions.answeredAt)),
    order: instantOrder(sanctions.appealedAt, cases.id, "asc"),
    keyOf: ({ sanction }) => sanction?.appealedAt ?? null,
  },
};

/** Cases as admins work through them: waiting ones and appeals with the oldest first, decided ones with the newest first. Not those about the admin. */
export async function adminCases(
  site: SiteContext,
  admin: { id: string },
  query: CaseQuery,
  cursors: Cursors,
): Promise<Slice<AdminCase>> {
  const { keyOf } = lists[query.show];
  const page = await pageOfRows(
    {
      list: `admin-reports-${query.show}`,
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => caseRows(site, admin, query, start, limit),
      keyOf: (row: CaseRow): InstantKey => [keyOf(row)?.getTime() ?? 0, row.one.id],
    },
    cursors,
  );
  const ids = page.items.map(({ one }) => one.id);
  const [saidOf, notesOf] = await Promise.all([reportsOf(site, ids), adminNotesOf(site, ids)]);
  const now = site.clock();
  const items = page.items.map((row) => ({
    ...targetOf(row),
    ...saidOf(row.one.id),
    openHours: Math.max(0, Math.floor((now.getTime() - row.one.openedAt.getTime()) / hourMs)),
    earlierDecisions: row.earlier,
    claim: claimOf(row, admin, now),
    adminNotes: notesOf(row.one.id),
    decision: decisionOf(row, now),
    appeal: appealOf(row),
  }));
  return { ...page, items };
}

function targetOf(row: CaseRow) {
  const { one, photo, lookSlug, itemId, reviewId, reviewOf, messageAt, productSlug, brandSlug, collectionAt } = row;
  return {
    ...{ id: one.id, version: one.version, kind: one.targetKind, snapshot: one.snapshot, guard: one.guard },
    lookSlug: lookSlug ?? one.snapshot.look?.slug ?? null,
    entryCommentPath: one.snapshot.entry
      ? paths.comment({ kind: "entry", slug: one.snapshot.entry.slug }, one.targetId)
      : null,
    itemId,
    reviewPath: reviewId && `${pathOf(reviewOf)}#review-${reviewId}`,
    messagePath: messageAt && paths.message(messageAt.slug, messageAt.number),
    cataloguePath:
      (productSlug && paths.adminProduct(productSlug)) ??
      (brandSlug && paths.adminBrand(brandSlug)) ??
      (collectionAt.slug && paths.adminCollection(collectionAt.brand ?? "", collectionAt.slug)),
    photo: photo && photoCard(photo),
  };
}

function claimOf({ one, claimer }: CaseRow, admin: { id: string }, now: Date): AdminCase["claim"] {
  const { claimedBy, claimedAt } = one;
  if (claimedBy === null || claimedAt === null || claimedAt <= claimsSince(now) || !claimer) return null;
  return { username: usernameOf(claimer), isOwn: claimedBy === admin.id };
}

function decisionOf({ one, sanction, decider }: CaseRow, now: Date): MadeDecision | null {
  const { decision, reason, why, decidedAt } = one;
  if (decision === null || decidedAt === null) return null;
  return {
    ...{ kind: decision, reason, why, at: decidedAt.toISOString() },
    until: sanction?.until?.toISOString() ?? null,
    username: decider && usernameOf(decider),
    undoUntil: undoUntil(one, now)?.toISOString() ?? null,
    sanctionId: sanction?.id ?? null,
    isLifted: Boolean(sanction?.liftedAt),
  };
}

function appealOf({ sanction }: CaseRow): AdminCase["appeal"] {
  if (!sanction?.appeal || !sanction.appealedAt || sanction.answeredAt) return null;
  return { id: sanction.id, text: sanction.appeal, at: sanction.appealedAt.toISOString() };
}

function caseRows(
  { db, clock }: SiteContext,
  admin: { id: string },
  { show, kind, reason }: CaseQuery,
  start: PageStart<InstantKey>,
  limit: number,
) {
  const { where, order } = lists[show];
  const isReportedFor = (wanted: ReportReason) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(reports)
        .where(and(eq(reports.caseId, cases.id), eq(reports.reason, wanted))),
    );
  return (
    db
      .select({
        one: getTableColumns(cases),
        sanction: getTableColumns(sanctions),
        // Of an account that is gone, drizzle makes null by the first column.
        claimer: { firstName: claimers.firstName, lastName: claimers.lastName, username: claimers.username },
        decider: { firstName: deciders.firstName, lastName: deciders.lastName, username: deciders.username },
        earlier: sql<number>`(select count(*)::int from ${sanctions} s
        where s.member_id = ${cases.authorId} and s.case_id is distinct from ${cases.id} and s.lifted_at is null)`,
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
        collectionAt: { slug: reportedCollections.slug, brand: collectionBrands.slug },
      })
      .from(cases)
      .leftJoin(sanctions, eq(sanctions.caseId, cases.id))
      .leftJoin(claimers, eq(claimers.id, cases.claimedBy))
      .leftJoin(deciders, eq(deciders.id, cases.decidedBy))
      .leftJoin(looks, and(eq(cases.targetKind, "look"), eq(looks.id, cases.targetId), ne(looks.state, "deleted")))
      .leftJoin(items, and(eq(cases.targetKind, "item"), eq(items.id, cases.targetId), ne(items.state, "deleted")))
      .leftJoin(
        reviews,
        and(
          inArray(cases.targetKind, ["review", "response"]),
          eq(reviews.id, cases.targetId),
          ne(reviews.state, "deleted"),
        ),
      )
      .leftJoin(products, eq(products.id, reviews.productId))
      .leftJoin(collections, eq(collections.id, reviews.collectionId))
      .leftJoin(brands, eq(brands.id, reviews.brandId))
      .leftJoin(reportedProducts, and(eq(cases.targetKind, "product"), isThere(reportedProducts)))
      .leftJoin(reportedBrands, and(eq(cases.targetKind, "brand"), isThere(reportedBrands)))
      .leftJoin(
        reportedCollections,
        and(eq(cases.targetKind, "collection"), eq(reportedCollections.id, cases.targetId)),
      )
      .leftJoin(collectionBrands, eq(collectionBrands.id, reportedCollections.brandId))
      // The photos of what was deleted are closed to admins too.
      .leftJoin(
        photos,
        sql`${photos.id} = coalesce(${cases.snapshot} -> 'waiting' -> 'photos' ->> 0,
          ${cases.snapshot} -> 'photos' ->> 0)::uuid
        and (${cases.targetKind} not in ('look', 'item', 'review')
          or ${looks.id} is not null or ${items.id} is not null or ${reviews.id} is not null)
        and (${cases.targetKind} <> 'message' or ${photos.unusedSince} is null)`,
      )
      .where(
        and(
          where(admin.id, clock()),
          notAbout(admin),
          kind ? eq(cases.targetKind, kind) : undefined,
          reason ? isReportedFor(reason) : undefined,
          order.isBeyond(start),
        ),
      )
      .orderBy(...order.orderBy(start))
      .limit(limit)
  );
}

type CaseRow = Awaited<ReturnType<typeof caseRows>>[number];

/** Whoever is merged only leads elsewhere. */
const isThere = (it: typeof reportedProducts | typeof reportedBrands) =>
  and(eq(it.id, cases.targetId), ne(it.state, "merged"));

/** Where the reviews of a product or a collection are. */
const pathOf = (of: Record<"product" | "collection" | "brand", string | null>): string =>
  of.product ? paths.product(of.product) : paths.collectionReviews(of.brand ?? "", of.collection ?? "");

import { and, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { ReviewFilter } from "../../shared/reviews/review.ts";
import type { ReviewOrder } from "../../shared/reviews/review-options.ts";
import { Count, InstantMs } from "../db/cursor.ts";
import { type Cursors, directionName, keysetOrder, type PageStart, pageOfRows } from "../db/keyset.ts";
import type { SiteContext } from "../site-context.ts";
import { type ReviewRow, reviewRows } from "./review-rows.ts";
import { reviews } from "./tables.ts";

const pageSize = 20;

type ReviewKey = [number, string];

interface KeyedOrder {
  columns: ReturnType<typeof keysetOrder>;
  key: z.ZodType<ReviewKey>;
  keyOf: (row: ReviewRow) => ReviewKey;
  /** The type of the first column, and the number of a key in it. */
  type: string;
  toValue: (number: number) => unknown;
}

/** Newest, most helpful and most worn first. */
const orders: Record<ReviewOrder, KeyedOrder> = {
  newest: {
    columns: keysetOrder([reviews.postedAt, reviews.id], "desc"),
    key: z.tuple([InstantMs, z.uuid()]),
    keyOf: ({ review }) => [review.postedAt.getTime(), review.id],
    type: "timestamptz",
    toValue: (ms) => new Date(ms).toISOString(),
  },
  helpful: {
    columns: keysetOrder([reviews.helpfulRank, reviews.id], "desc"),
    key: z.tuple([z.number().min(0).max(1), z.uuid()]),
    keyOf: ({ review }) => [review.helpfulRank, review.id],
    type: "double precision",
    toValue: (rank) => rank,
  },
  worn: {
    columns: keysetOrder([reviews.wornCount, reviews.id], "desc"),
    key: z.tuple([Count, z.uuid()]),
    keyOf: ({ review }) => [review.wornCount, review.id],
    type: "int",
    toValue: (count) => count,
  },
};

export const mostHelpfulFirst = orders.helpful.columns.orderBy({ isBackwards: false });

export interface ReviewListing {
  /** Of whose reviews: unique to `where`. */
  list: string;
  where?: SQL | undefined;
  values?: Record<string, unknown>;
  sort: ReviewOrder;
  filter: ReviewFilter;
  size?: number | undefined;
}

/**
 * A value that the planner cannot reckon with. Most reviews have no votes and no wears: behind the last that has, it would
 * expect no further rows, and sort all that there are.
 */
const unknown = (name: string, type: string): SQL => sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`;

/** @throws 400 for a cursor of another list */
export function pageOfReviews(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  { list, where, values, sort, filter, size = pageSize }: ReviewListing,
  cursors: Cursors,
): Promise<Slice<ReviewRow>> {
  const { columns, key, keyOf, type, toValue } = orders[sort];
  const isBeyond = (start: PageStart<ReviewKey>) =>
    start.key === null ? undefined : columns.isBeyond(start, sql`(${unknown("at", type)}, ${unknown("id", "uuid")})`);
  return pageOfRows(
    {
      ...{ list: `${list}-${sort}`, key, size, keyOf },
      rows: (start, limit) => {
        const at = start.key && { at: toValue(start.key[0]), id: start.key[1] };
        const name = [list, sort, ...filterNames(filter), limit, directionName(start)].filter(Boolean).join(" ");
        return reviewRows(site, viewer, name, { ...values, ...filter, ...at }, () => ({
          where: and(where, isKept(filter), isBeyond(start)),
          orderBy: columns.orderBy(start),
          limit,
        }));
      },
    },
    cursors,
  );
}

const filterNames = (filter: ReviewFilter): string[] =>
  Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : [name]));

const wantedStars = sql`${sql.placeholder("stars")}::int`;

const isKept = ({ fit, stars, worn, size }: ReviewFilter): SQL | undefined =>
  and(
    fit === null ? undefined : eq(reviews.fit, sql.placeholder("fit")),
    // Half a star counts upwards: 3.5 is among the fours. Written so that an index can tell.
    stars === null ? undefined : sql`${reviews.halves} between ${wantedStars} * 2 - 1 and ${wantedStars} * 2`,
    worn === null ? undefined : sql`${reviews.wornCount} >= ${sql.placeholder("worn")}::int`,
    size === null ? undefined : eq(reviews.sizeBought, sql.placeholder("size")),
  );

import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import type { ReviewOrder } from "../../../shared/reviews/review-options.ts";
import { Count, InstantMs } from "../../db/cursor.ts";
import { keysetOrder, type PageStart } from "../../db/keyset.ts";
import { unknownValue } from "../../db/prepared-query.ts";
import type { ReviewRow } from "../review-rows.ts";
import { reviews } from "../tables.ts";

/** The number by which a list is ordered, and the id. */
export type ReviewKey = [number, string];

export interface KeyedOrder {
  column: PgColumn;
  columns: ReturnType<typeof keysetOrder>;
  key: z.ZodType<ReviewKey>;
  keyOf: (row: ReviewRow) => ReviewKey;
  /** The type of the column; the number of a key as its value, and a value that was read as a number. */
  type: string;
  toValue: (number: number) => unknown;
  toNumber: (value: string | number) => number;
}

/** Newest, most helpful and most worn first. */
export const reviewOrderings: Record<ReviewOrder, KeyedOrder> = {
  newest: {
    column: reviews.postedAt,
    columns: keysetOrder([reviews.postedAt, reviews.id], "desc"),
    key: z.tuple([InstantMs, z.uuid()]),
    keyOf: ({ review }) => [review.postedAt.getTime(), review.id],
    type: "timestamptz",
    toValue: (ms) => new Date(ms).toISOString(),
    toNumber: (instant) => new Date(instant).getTime(),
  },
  helpful: {
    column: reviews.helpfulRank,
    columns: keysetOrder([reviews.helpfulRank, reviews.id], "desc"),
    key: z.tuple([z.number().min(0).max(1), z.uuid()]),
    keyOf: ({ review }) => [review.helpfulRank, review.id],
    type: "double precision",
    toValue: (rank) => rank,
    toNumber: Number,
  },
  worn: {
    column: reviews.wornCount,
    columns: keysetOrder([reviews.wornCount, reviews.id], "desc"),
    key: z.tuple([Count, z.uuid()]),
    keyOf: ({ review }) => [review.wornCount, review.id],
    type: "int",
    toValue: (count) => count,
    toNumber: Number,
  },
};

export const mostHelpfulFirst = reviewOrderings.helpful.columns.orderBy({ isBackwards: false });

/** For a prepared query that gets the start of its page as `startValues`. */
export const isBeyondStart = ({ columns, type }: KeyedOrder, start: PageStart<ReviewKey>): SQL | undefined =>
  start.key === null
    ? undefined
    : columns.isBeyond(start, sql`(${unknownValue("at", type)}, ${unknownValue("id", "uuid")})`);

export const startValues = ({ toValue }: KeyedOrder, { key }: PageStart<ReviewKey>): object | null =>
  key && { at: toValue(key[0]), id: key[1] };

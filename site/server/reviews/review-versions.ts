import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Slice } from "../../shared/page-data.ts";
import type { ReviewVersion } from "../../shared/reviews/review.ts";
import { Count } from "../db/cursor.ts";
import { type Cursors, directionName, keysetOrder, type PageStart, pageOfRows } from "../db/keyset.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import type { SiteContext } from "../site-context.ts";
import { reviewEdits } from "./tables.ts";

const pageSize = 20;

const VersionKey = z.tuple([Count]);
const newestFirst = keysetOrder([reviewEdits.version], "desc");

/** What a review said before each change, newest first. Who may see the review may see them. @throws 400 for a cursor of another list */
export async function versionsOf(
  { db, shows }: Pick<SiteContext, "db" | "shows">,
  reviewId: string,
  cursors: Cursors,
): Promise<Slice<ReviewVersion>> {
  shows([`review:${reviewId}`]);
  const page = await pageOfRows(
    {
      ...{ list: "review-versions", key: VersionKey, size: pageSize },
      rows: (start, limit) => {
        const name = `versions of a review ${directionName(start)}`;
        const values = { reviewId, version: start.key?.[0] ?? null };
        return preparedRows(db, name, values, () => versions(start, limit));
      },
      keyOf: ({ version }): [number] => [version],
    },
    cursors,
  );
  const items = page.items.map(({ version, replacedAt, ...said }) => ({
    ...said,
    id: String(version),
    replacedAt: replacedAt.toISOString(),
  }));
  return { ...page, items };
}

const columns = {
  version: reviewEdits.version,
  halves: reviewEdits.halves,
  fit: reviewEdits.fit,
  sizeBought: reviewEdits.sizeBought,
  quality: reviewEdits.quality,
  html: reviewEdits.html,
  replacedAt: reviewEdits.replacedAt,
};

const versions = (start: PageStart<[number]>, limit: number) =>
  query
    .select(columns)
    .from(reviewEdits)
    .where(
      and(
        eq(reviewEdits.reviewId, sql.placeholder("reviewId")),
        start.key === null ? undefined : newestFirst.isBeyond(start, sql`(${sql.placeholder("version")}::int)`),
      ),
    )
    .orderBy(...newestFirst.orderBy(start))
    .limit(literalLimit(limit));

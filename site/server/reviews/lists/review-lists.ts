import { and } from "drizzle-orm";
import type { Slice } from "../../../shared/page-data.ts";
import { type Cursors, directionName, pageOfRows } from "../../db/keyset.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ReviewRow, reviewRows } from "../review-rows.ts";
import { followedReviews } from "./followed-reviews.ts";
import { filterNames, meetsFilter, type ReviewListing } from "./review-filter.ts";
import { isBeyondStart, reviewOrderings, startValues } from "./review-orders.ts";
import { reviewsByIds } from "./reviews-by-ids.ts";

const pageSize = 20;

type ReviewReader = Pick<Member, "id" | "role" | "followingCount">;

/** @throws 400 for a cursor of another list */
export function pageOfReviews(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: ReviewReader | null,
  listing: ReviewListing,
  cursors: Cursors,
): Promise<Slice<ReviewRow>> {
  if (viewer && listing.filter.by === "following") return pageOfFollowed(site, viewer, listing, cursors);
  const { list, where, values, sort, filter, size = pageSize } = listing;
  const order = reviewOrderings[sort];
  return pageOfRows(
    {
      ...{ list: `${list}-${sort}`, key: order.key, size, keyOf: order.keyOf },
      rows: (start, limit) => {
        const name = [list, sort, ...filterNames(filter), limit, directionName(start)].filter(Boolean).join(" ");
        return reviewRows(site, viewer, name, { ...values, ...filter, ...startValues(order, start) }, () => ({
          where: and(where, meetsFilter(filter), isBeyondStart(order, start)),
          orderBy: order.columns.orderBy(start),
          limit,
        }));
      },
    },
    cursors,
  );
}

/** A list whose reviews are found first, and then read. */
async function pageOfFollowed(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: ReviewReader,
  listing: ReviewListing,
  cursors: Cursors,
): Promise<Slice<ReviewRow>> {
  const { list, sort, size = pageSize } = listing;
  const page = await pageOfRows(
    {
      ...{ list: `${list}-${sort}`, key: reviewOrderings[sort].key, size },
      rows: (start, limit) => followedReviews(site, viewer, listing, start, limit),
      keyOf: (key) => key,
    },
    cursors,
  );
  const ids = page.items.map(([, id]) => id);
  return { ...page, items: await reviewsByIds(site, viewer, ids) };
}

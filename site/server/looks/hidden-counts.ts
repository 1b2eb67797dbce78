import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { countedBehindBlocks, preparedViewer } from "../relations/seen-by.ts";
import { likes, looks } from "./tables.ts";

/** How many of a look's likes a block hides from the reader of a prepared query: they are in the stored count. */
export const hiddenLikes = (viewer: Reader | null, lookId: SQLWrapper): SQL<number> =>
  hidden(viewer, sql`${likes} k where k.look_id = ${lookId}`);

/** How many of the likes that a member’s looks received a block hides from the reader. */
export const hiddenLikesOfMember = (viewer: Reader | null, memberId: SQLWrapper): SQL<number> =>
  hidden(
    viewer,
    sql`${looks} l join ${likes} k on k.look_id = l.id
      where l.author_id = ${memberId} and l.state = 'live' and l.audience <> 'me'`,
  );

/** How many of a look’s saves a block hides from its author. */
export const hiddenSaves = (viewer: Reader | null, lookId: SQLWrapper, id = preparedViewer): SQL<number> =>
  hidden(viewer, sql`site.saves k where k.look_id = ${lookId}`, id);

/** @param rows with a member each, as `k` */
const hidden = (viewer: Reader | null, rows: SQL, id = preparedViewer): SQL<number> =>
  viewer ? sql`(select count(*)::int from ${rows} and ${countedBehindBlocks(sql`k.member_id`, id)})` : sql`0`;

import type { Transaction } from "@hemline/database";
import { eq, type SQL, sql } from "drizzle-orm";
import { isShown, type Standing } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { brandFollows, brands } from "../brands/tables.ts";
import { comments } from "../comments/tables.ts";
import { photosAround } from "../discussions/photos/renew-message-photos.ts";
import { countDiscussionsOf, lockDiscussionsOf } from "../discussions/recount-of-member.ts";
import { photosOfWardrobe } from "../items/item-photos.ts";
import { publishLive } from "../live/publish-live.ts";
import { likes, lookPhotos, looks } from "../looks/tables.ts";
import { entries } from "../notebook/tables.ts";
import { photos } from "../photos/tables.ts";
import { productsNamedBy, recountProductUses } from "../products/recount-products.ts";
import { follows } from "../relations/tables.ts";
import { recountReviewsBy, recountVotesBy } from "../reviews/recount-of-member.ts";
import { reviews } from "../reviews/tables.ts";
import { saves } from "../saves/tables.ts";

/**
 * The one way to change a member's standing: what others no longer see leaves every count of others and its photos
 * close, and both are undone when it is seen again.
 * @returns the standing before; null when the member was deleted
 */
export async function setStanding(tx: Transaction, memberId: string, standing: Standing): Promise<Standing | null> {
  await lockConcerned(tx, memberId);
  // For update, not less: rows that refer to the member wait, so that each is counted before or not at all.
  const [held] = await tx
    .select({ standing: members.standing })
    .from(members)
    .where(eq(members.id, memberId))
    .for("update");
  const before = held?.standing;
  if (before === undefined) return null;
  const keepsEnd = standing === "suspended" || standing === "leaving";
  await tx
    .update(members)
    .set(keepsEnd ? { standing } : { standing, suspendedUntil: null })
    .where(eq(members.id, memberId));
  // Open streams end: what the member may do is asked at the next request.
  if (before !== standing) await publishLive(tx, memberId);
  if (isShown(before) === isShown(standing)) return before;
  const change = isShown(standing) ? 1 : -1;
  await lockBrandsOf(tx, memberId);
  await lockDiscussionsOf(tx, memberId);
  for (const statement of countChanges(memberId, change)) await tx.execute(statement);
  await countDiscussionsOf(tx, memberId, change);
  await tx.execute(photosAround(memberId));
  await recountReviewsBy(tx, memberId);
  await recountVotesBy(tx, memberId);
  for (const statement of photoChanges(memberId, isShown(standing))) await tx.execute(statement);
  await recountProductUses(tx, await productsNamedBy(tx, memberId));
  return before;
}

/**
 * Locks the member and all whose counts change. Not for update: rows that refer to them need not wait. An admin locks
 * all admins, so that of the last two who leave at once one stays.
 */
export async function lockConcerned(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(sql`${members.id} = ${memberId} or ${members.id} in
      (select member_id from ${follows} where follower_id = ${memberId}
       union all select follower_id from ${follows} where member_id = ${memberId})
      or (${members.role} = 'admin' and exists
        (select 1 from ${members} self where self.id = ${memberId} and self.role = 'admin'))`)
    .orderBy(members.id)
    .for("no key update");
}

/** Also those whose ratings are counted anew afterwards: all of them in one order. */
const lockBrandsOf = (tx: Transaction, memberId: string) =>
  tx.execute(sql`select id from ${brands} where id in (select brand_id from ${brandFollows} where member_id = ${memberId}
    union all select brand_id from ${reviews} where author_id = ${memberId}) order by id for no key update`);

const countChanges = (memberId: string, change: 1 | -1): SQL[] => [
  sql`update ${members} m set follower_count = m.follower_count + ${change} from ${follows} f
    where f.follower_id = ${memberId} and f.member_id = m.id and f.state = 'following'`,
  sql`update ${members} m set following_count = m.following_count + ${change} from ${follows} f
    where f.member_id = ${memberId} and f.follower_id = m.id and f.state = 'following'`,
  sql`update ${brands} b set follower_count = b.follower_count + ${change} from ${brandFollows} f
    where f.member_id = ${memberId} and f.brand_id = b.id`,
  // Two who leave at the same moment lock the looks that both liked in one order.
  sql`select id from ${looks} where id in (select look_id from ${likes} where member_id = ${memberId}
    union all select look_id from ${saves} where member_id = ${memberId}
    union all select look_id from ${comments} where author_id = ${memberId}) order by id for no key update`,
  sql`update ${looks} l set like_count = l.like_count + ${change} from ${likes} k
    where k.member_id = ${memberId} and k.look_id = l.id`,
  sql`update ${looks} l set save_count = l.save_count + ${change} from ${saves} s
    where s.member_id = ${memberId} and s.look_id = l.id`,
  sql`update ${looks} l set comment_count = l.comment_count + ${change} * c.count
    from (select look_id, count(*)::int as count from ${comments}
      where author_id = ${memberId} and state = 'live' group by look_id) c
    where c.look_id = l.id`,
  sql`select id from ${entries} where id in (select entry_id from ${comments} where author_id = ${memberId})
    order by id for no key update`,
  sql`update ${entries} e set comment_count = e.comment_count + ${change} * c.count
    from (select entry_id, count(*)::int as count from ${comments}
      where author_id = ${memberId} and state = 'live' group by entry_id) c
    where c.entry_id = e.id`,
  sql`update ${comments} p set reply_count = p.reply_count + ${change} * c.count
    from (select parent_id, count(*)::int as count from ${comments}
      where author_id = ${memberId} and state = 'live' and parent_id is not null group by parent_id) c
    where c.parent_id = p.id`,
];

const photoChanges = (memberId: string, isOpen: boolean): SQL[] => [
  sql`update ${photos} p set is_open = ${isOpen} and l.state = 'live' and l.audience = 'everyone' and not m.is_private
    from ${lookPhotos} lp join ${looks} l on l.id = lp.look_id join ${members} m on m.id = l.author_id
    where p.id = lp.photo_id and l.author_id = ${memberId}`,
  sql`update ${photos} p set is_open = ${isOpen} from ${members} m where m.id = ${memberId} and p.id = m.avatar_id`,
  sql`update ${photos} p set is_open = ${isOpen} and not m.is_private from ${members} m
    where m.id = ${memberId} and p.id = m.cover_id`,
  photosOfWardrobe(memberId),
];

import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { brandFollows } from "../brands/tables.ts";
import { comments, mentions } from "../comments/tables.ts";
import { discussions, messageLikes, messages } from "../discussions/tables.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { likes, looks } from "../looks/tables.ts";
import { collectionProducts } from "../products/tables.ts";
import { follows } from "../relations/tables.ts";
import { reviews, reviewVotes } from "../reviews/tables.ts";

/**
 * Everything that shows a member or counts what the member did. All of it changes when others see the member no longer, or
 * again.
 */
export async function tagsOfMember(tx: Transaction, memberId: string): Promise<CacheTag[]> {
  const { rows } = await tx.execute<{ name: CacheTag | null }>(sql`
    select 'profile:' || ${follows.memberId} as name from ${follows} where ${follows.followerId} = ${memberId}
    union select 'profile:' || ${follows.followerId} from ${follows} where ${follows.memberId} = ${memberId}
    union select unnest(array['brand:' || ${brandFollows.brandId}, 'brands-by-followers'])
      from ${brandFollows} where ${brandFollows.memberId} = ${memberId}
    union select unnest(array['look:' || ${looks.id}, 'profile:' || ${looks.authorId}])
      from ${likes} join ${looks} on ${looks.id} = ${likes.lookId} where ${likes.memberId} = ${memberId}
    union select 'comments:' || coalesce(${comments.lookId}, ${comments.entryId}) from ${comments}
      where ${comments.authorId} = ${memberId} and ${comments.deletedAt} is null
    union select 'comments:' || coalesce(${comments.lookId}, ${comments.entryId})
      from ${mentions} join ${comments} on ${comments.id} = ${mentions.commentId} where ${mentions.memberId} = ${memberId}
        and ${comments.deletedAt} is null
    union select 'product:' || i.product_id from site.items i where i.author_id = ${memberId}
    union select 'product:' || t.product_id from site.look_tags t join ${looks} on ${looks.id} = t.look_id
      where ${looks.authorId} = ${memberId}
    union select 'review:' || ${reviewVotes.reviewId} from ${reviewVotes} where ${reviewVotes.memberId} = ${memberId}
    union select unnest(array['reviews', 'review:' || r.id, 'brand:' || r.brand_id, 'reviews-of:' || r.brand_id,
        'product:' || r.product_id, 'reviews-of:' || r.product_id,
        'collection:' || r.collection_id, 'reviews-of:' || r.collection_id])
      from ${reviews} r where r.author_id = ${memberId}
    union select unnest(array['discussions', 'groups', 'discussion:' || said.discussion_id]) from (
      select discussion_id from ${messages} where author_id = ${memberId}
      union select m.discussion_id from ${messageLikes} l join ${messages} m on m.id = l.message_id
        where l.member_id = ${memberId}
      union select id from ${discussions} where author_id = ${memberId}) said
    union select unnest(array['collection:' || it.collection_id, 'reviews-of:' || it.collection_id])
      from ${collectionProducts} it join ${reviews} r on r.product_id = it.product_id where r.author_id = ${memberId}`);
  const own: CacheTag[] = [`member:${memberId}`, `profile:${memberId}`, "looks", "members", "members-by-followers"];
  return [...own, ...rows.flatMap(({ name }) => name ?? [])];
}

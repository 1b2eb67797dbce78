import { type SQL, sql } from "drizzle-orm";
import type { MessageLikeAnswer } from "../../../shared/discussions/message.ts";
import { preparedSql } from "../../db/prepared-query.ts";
import { notify } from "../../notifications/notify.ts";
import { withdraw } from "../../notifications/withdraw.ts";
import { ownLike } from "../../problems.ts";
import { lockActingMember } from "../../relations/lock-acting-member.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { messageLikes, messages } from "../tables.ts";
import { seenMessage } from "./seen-message.ts";

/** Idempotent. The count changes with the row, in one transaction. @throws 404, 403; 422 for liking one’s own */
export async function setMessageLike(
  site: SiteContext,
  member: Member,
  id: string,
  liked: boolean,
): Promise<MessageLikeAnswer> {
  const { authorId, discussionId, likes } = await seenMessage(site, member, id);
  if (liked && authorId === member.id) throw ownLike("reply");
  const counted = await site.db.transaction(async (tx) => {
    const isCounted = await lockActingMember(tx, member.id, { mayBeBanned: !liked });
    const [counted] = await preparedSql<{ likes: number }>(
      tx,
      liked ? "like a message" : "unlike a message",
      { messageId: id, memberId: member.id, now: site.clock(), counted: Number(isCounted) },
      liked ? like : unlike,
    );
    if (!counted) return null;
    const notice = { memberId: authorId, kind: "message-like", actorId: member.id, subjectId: id } as const;
    if (liked) await notify(tx, site, notice);
    else await withdraw(tx, notice);
    return counted;
  });
  if (counted) site.changed([`discussion:${discussionId}`]);
  return { liked, likes: counted?.likes ?? likes };
}

/** No row where the member already likes the message, or it was deleted. */
const like = (): SQL => sql`
  with live as (
    select id from ${messages} where id = ${sql.placeholder("messageId")} and state <> 'deleted' for no key update
  ), pressed as (
    insert into ${messageLikes} (message_id, member_id, created_at)
    select id, ${sql.placeholder("memberId")}, ${sql.placeholder("now")}::timestamptz from live
    on conflict do nothing returning message_id
  )
  update ${messages} set like_count = like_count + 1 from pressed where id = pressed.message_id
  returning like_count as likes`;

const unlike = (): SQL => sql`
  with pressed as (
    delete from ${messageLikes}
    where message_id = ${sql.placeholder("messageId")} and member_id = ${sql.placeholder("memberId")}
    returning message_id
  )
  update ${messages} set like_count = like_count - ${sql.placeholder("counted")}::int
  from pressed where id = pressed.message_id returning like_count as likes`;

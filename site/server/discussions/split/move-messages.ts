import type { Transaction } from "@hemline/database";
import { and, asc, eq, gte, ne, sql } from "drizzle-orm";
import { newUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { setLastMessageAt } from "../messages/last-message-at.ts";
import { discussions, messages, readings } from "../tables.ts";

interface MovedMessages {
  ids: string[];
  /** Those that they had. */
  numbers: number[];
}

/** A message and all later ones, in their order, without the places of deleted and of moved ones. */
export async function messagesFrom(
  tx: Transaction,
  { discussionId, number }: { discussionId: string; number: number },
): Promise<MovedMessages> {
  const rows = await tx
    .select({ id: messages.id, number: messages.number })
    .from(messages)
    .where(and(eq(messages.discussionId, discussionId), gte(messages.number, number), ne(messages.state, "deleted")))
    .orderBy(asc(messages.number));
  return { ids: rows.map(({ id }) => id), numbers: rows.map((row) => row.number) };
}

/**
 * Numbers messages anew in another discussion. What they quote of each other they still quote there; of what stays behind
 * they quote the words. Their old places stay, and lead to them.
 * @returns the ids of the places
 */
export async function moveMessages(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  { ids, numbers }: MovedMessages,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  await tx.execute(sql`
    with moved as (
      select m.id, place.nth::int as nth, m.number, m.quoted_number, m.quoted_id
      from unnest(${sql.param(ids)}::uuid[]) with ordinality place (id, nth) join ${messages} m on m.id = place.id
    ), placed as (
      select moved.id, moved.nth, near.nth as quoted_number,
        case when near.id is null then coalesce(moved.quoted_id, far.id) end as quoted_id
      from moved left join moved near on near.number = moved.quoted_number
        left join ${messages} far on far.discussion_id = ${from}::uuid and far.number = moved.quoted_number
    )
    update ${messages} m set discussion_id = ${to}::uuid, number = placed.nth, quoted_number = placed.quoted_number,
      quoted_id = placed.quoted_id
    from placed where placed.id = m.id`);
  const places = ids.map(() => newUuid(clock));
  await tx.execute(sql`
    insert into ${messages} (id, discussion_id, number, author_id, state, source, html, moved_to, posted_at)
    select place.id, ${from}::uuid, place.number, m.author_id, 'deleted', '', '', m.id, m.posted_at
    from unnest(${sql.param(places)}::uuid[], ${sql.param(numbers)}::int[], ${sql.param(ids)}::uuid[]) place (id, number, moved_to)
      join ${messages} m on m.id = place.moved_to`);
  return places;
}

/** Whoever has read, follows or muted the one discussion has read as far in the other, and hears the same of it. */
export async function copyReadings(
  tx: Transaction,
  { numbers }: MovedMessages,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.execute(sql`
    insert into ${readings} (member_id, discussion_id, read_number, level)
    select r.member_id, ${to}::uuid,
      (select count(*)::int from unnest(${sql.param(numbers)}::int[]) moved (number) where moved.number <= r.read_number), r.level
    from ${readings} r where r.discussion_id = ${from}::uuid`);
}

/** Counts anew, after messages have come or gone. */
export async function recountMessages(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    update ${discussions} d set
      message_count = (select count(*)::int from ${messages} m join ${members} a on a.id = m.author_id
        where m.discussion_id = d.id and m.state = 'live' and a.standing not in ('banned', 'leaving'))
    where d.id in (${from}::uuid, ${to}::uuid)`);
  await setLastMessageAt(tx, [from, to]);
}

import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { groups } from "../groups/tables.ts";
import { discussions, messageLikes, messages } from "./tables.ts";

/** Locks all whose counts a member's discussions, messages and likes are in: groups before discussions, each in one order. */
export async function lockDiscussionsOf(tx: Transaction, memberId: string): Promise<void> {
  await tx.execute(sql`select id from ${groups}
    where id in (select group_id from ${discussions} where author_id = ${memberId}) order by id for no key update`);
  await tx.execute(sql`select id from ${discussions} where author_id = ${memberId}
    or id in (select discussion_id from ${messages} where author_id = ${memberId}
      union all select m.discussion_id from ${messageLikes} l join ${messages} m on m.id = l.message_id
        where l.member_id = ${memberId}) order by id for no key update`);
}

/** Adds what a member did to the counts of others, or takes it out. Whoever calls it has locked them. */
export async function countDiscussionsOf(tx: Transaction, memberId: string, change: 1 | -1): Promise<void> {
  await tx.execute(sql`update ${groups} g set discussion_count = g.discussion_count + ${change} * c.count
    from (select group_id, count(*)::int as count from ${discussions}
      where author_id = ${memberId} and state = 'live' group by group_id) c
    where c.group_id = g.id`);
  await tx.execute(sql`update ${discussions} d set message_count = d.message_count + ${change} * c.count
    from (select discussion_id, count(*)::int as count from ${messages}
      where author_id = ${memberId} and state = 'live' group by discussion_id) c
    where c.discussion_id = d.id`);
  await tx.execute(sql`update ${messages} m set like_count = m.like_count + ${change}
    from ${messageLikes} l where l.member_id = ${memberId} and l.message_id = m.id`);
}

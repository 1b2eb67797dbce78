import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { groups } from "../../groups/tables.ts";
import { photos } from "../../photos/tables.ts";
import { discussions, messagePhotos, messages } from "../tables.ts";

const isSeenByAll = (
  subject: SQL,
  author: SQL,
): SQL => sql`${subject}.state = 'live' and ${subject}.audience = 'everyone'
  and not ${author}.is_private and ${author}.standing not in ('banned', 'leaving')`;

/** Everybody reads the message `m` of the author `a`, its discussion `d`, which `s` started, and what is in its group `g`. */
const isOpen: SQL = sql`(${isSeenByAll(sql`m`, sql`a`)} and ${isSeenByAll(sql`d`, sql`s`)} and g.may_read = 'everyone')`;

/**
 * Opens and closes the photos of messages as the rows now say. Whatever decides about a photo is changed under a lock on
 * its discussion, so that the last change sees all others.
 */
const renewPhotos = (which: SQL): SQL => sql`update ${photos} p set is_open = ${isOpen}
  from ${messagePhotos} mp join ${messages} m on m.id = mp.message_id join ${members} a on a.id = m.author_id
    join ${discussions} d on d.id = m.discussion_id join ${members} s on s.id = d.author_id
    join ${groups} g on g.id = d.group_id
  where p.id = mp.photo_id and ${which} and p.is_open <> ${isOpen}`;

export const photosOfMessage = (id: string): SQL => renewPhotos(sql`m.id = ${id}::uuid`);

export const photosOfDiscussions = (ids: readonly string[]): SQL =>
  renewPhotos(sql`d.id = any(${sql.param([...ids])}::uuid[])`);

/** Those of a member’s messages, and of all messages in the discussions that they started. */
export const photosAround = (memberId: string): SQL =>
  renewPhotos(sql`(m.author_id = ${memberId}::uuid or d.author_id = ${memberId}::uuid)`);

/** After a member’s privacy changed. */
export async function renewPhotosAround(tx: Transaction, memberId: string): Promise<void> {
  await tx.execute(sql`select id from ${discussions} where author_id = ${memberId}
    or id in (select m.discussion_id from ${messages} m join ${messagePhotos} mp on mp.message_id = m.id
      where m.author_id = ${memberId}) order by id for no key update`);
  await tx.execute(photosAround(memberId));
}

/** After it was changed who reads in a group, which the caller has locked. */
export async function renewPhotosInGroup(tx: Transaction, groupId: string): Promise<void> {
  await tx.execute(sql`select id from ${discussions} where group_id = ${groupId} order by id for no key update`);
  await tx.execute(renewPhotos(sql`g.id = ${groupId}::uuid`));
}

import { type SQL, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { discussions, messages } from "./tables.ts";

/**
 * The messages of a discussion that count, without the one that begins it, which may be deleted or hidden. Not by
 * `exists`: where a list asks for it, PostgreSQL would read the first message of every discussion there is.
 */
export const replyCount: SQL<number> = sql<number>`(${discussions.messageCount} - (
  select count(*)::int from ${messages} opening join ${members} starter on starter.id = opening.author_id
  where opening.discussion_id = ${discussions.id} and opening.number = 1 and opening.state = 'live'
    and starter.standing not in ('banned', 'leaving')))`;

import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { seenBy } from "../relations/seen-by.ts";
import { comments } from "./tables.ts";

const parent = alias(comments, "parent");

/**
 * Whether the reader sees the comment that a reply belongs to, or its place, for a query of `comments`. One that is no
 * reply begins its own thread.
 */
export const isThreadSeen = (reader: Reader, viewer: SQL): SQL => sql`(${comments.parentId} is null or exists (
  select 1 from ${comments} as ${parent} join ${members} on ${members.id} = ${parent.authorId}
  where ${parent.id} = ${comments.parentId} and (${seenBy(reader, parent, viewer)} or ${parent.state} = 'deleted') offset 0))`;

import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { preparedViewer } from "./seen-by.ts";

/** `readerAccess` is `open` as SQL. Who subscribes is told by the copy of billing’s answer, so this opens no paid text. */
export function isAmongReaders(allowed: SQLWrapper, reader: Reader | null, now: SQL, viewer = preparedViewer): SQL {
  if (reader === null) return sql`(${allowed} = 'everyone')`;
  if (reader.role === "admin") return sql`true`;
  // An alias that no caller uses: `viewer` may be a column of theirs.
  return sql`(${allowed} in ('everyone', 'members') or exists (select 1 from ${members} entering
    where entering.id = ${viewer} and entering.subscribed_until > ${now}))`;
}

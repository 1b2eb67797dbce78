import { and, gt, ne, type SQL, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { entries, entryPreviews } from "./tables.ts";

/** For previews joined with their entries: the link has not expired, the entry exists, and its maker is still an admin. */
export const isValidPreview = (now: Date): SQL | undefined =>
  and(
    gt(entryPreviews.expiresAt, now),
    ne(entries.state, "deleted"),
    sql`(${entryPreviews.createdById} is null or exists (select 1 from ${members}
      where ${members.id} = ${entryPreviews.createdById} and ${members.role} = 'admin' and ${members.standing} = 'active'))`,
  );

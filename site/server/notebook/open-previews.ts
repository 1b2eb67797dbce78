import { and, gt, ne, type SQL, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { entries, entryPreviews } from "./tables.ts";

/** Links that open something, joined with their entries: nobody deleted it, and who made them is an admin still. */
export const isOpenPreview = (now: Date): SQL | undefined =>
  and(
    gt(entryPreviews.expiresAt, now),
    ne(entries.state, "deleted"),
    sql`(${entryPreviews.createdById} is null or exists (select 1 from ${members}
      where ${members.id} = ${entryPreviews.createdById} and ${members.role} = 'admin' and ${members.standing} = 'active'))`,
  );

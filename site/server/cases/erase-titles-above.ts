import type { Transaction } from "@hemline/database";
import { asc, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { cases } from "./tables.ts";

/**
 * Removes the titles of erased looks and discussions from the cases about what others wrote under them. The cases
 * themselves stay.
 * @param which of the cases about comments and messages
 */
export async function eraseTitlesAbove(tx: Transaction, which: SQL | undefined): Promise<void> {
  const locked = await tx.select({ id: cases.id }).from(cases).where(which).orderBy(asc(cases.id)).for("update");
  const ids = locked.map(({ id }) => id);
  if (ids.length) await tx.update(cases).set({ snapshot: untitledSnapshot }).where(inArray(cases.id, ids));
}

const untitledSnapshot = sql`(${cases.snapshot} - 'look' - 'tags' #- '{waiting,title}' #- '{waiting,tags}')
  || jsonb_build_object('title', case
    when ${cases.targetKind} = 'comment' then 'Comment'
    when ${cases.snapshot} #>> '{message,number}' = '1' then 'Discussion'
    else 'Reply' end)`;

/**
 * The cases about comments on some looks, by an index whose condition must be there literally. The comments may be deleted
 * since; a look keeps its slug.
 * @param slugs a query of the looks’ slugs
 */
export const isAboutCommentOn = (slugs: SQLWrapper): SQL =>
  sql`(${cases.targetKind} = 'comment' and ${cases.snapshot} #>> '{look,slug}' in ${slugs})`;

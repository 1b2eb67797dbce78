import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import type { DraftPlace } from "../../shared/drafts/draft-place.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { draftConflict } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { draftOf } from "./draft-of.ts";
import { drafts } from "./tables.ts";

/** Whatever its version. Idempotent. */
export async function deleteDraft(
  tx: Transaction | SiteContext["db"],
  memberId: string,
  place: DraftPlace,
): Promise<void> {
  await preparedSql(
    tx,
    "delete draft",
    { memberId, place },
    () =>
      sql`delete from ${drafts} where member_id = ${sql.placeholder("memberId")} and place = ${sql.placeholder("place")}`,
  );
}

/** Its text was posted. A draft of another version stays: it was written in another window. @param version 0 for none */
export async function deletePostedDraft(
  tx: Transaction,
  memberId: string,
  place: DraftPlace,
  version: number,
): Promise<void> {
  if (version !== 0) await preparedSql(tx, "delete posted draft", { memberId, place, version }, deleteVersion);
}

const deleteVersion = () => sql`delete from ${drafts} where member_id = ${sql.placeholder("memberId")}
  and place = ${sql.placeholder("place")} and version = ${sql.placeholder("version")}`;

/** For a form that was emptied. @throws 409 with the present draft when it is of another version */
export async function deleteDraftVersion(
  site: SiteContext,
  memberId: string,
  place: DraftPlace,
  version: number,
): Promise<void> {
  const isThis = and(eq(drafts.memberId, memberId), eq(drafts.place, place), eq(drafts.version, version));
  const deleted = await site.db.delete(drafts).where(isThis).returning({ place: drafts.place });
  if (deleted.length) return;
  const present = await draftOf(site, memberId, place);
  if (present) throw draftConflict(present);
}

import type { GuardedWordList } from "../../shared/moderation/admin.ts";
import { newUuid } from "../../shared/uuid.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { guardedWords } from "../cases/tables.ts";
import { wordsConflict } from "../problems.ts";
import type { ActingAdmin } from "../request/acting-admin.ts";
import type { SiteContext } from "../site-context.ts";

export async function guardedWordList({ db }: Pick<SiteContext, "db">): Promise<GuardedWordList> {
  const [list] = await db.select().from(guardedWords);
  return { phrases: list?.phrases ?? [], version: list?.version ?? 0 };
}

/**
 * Replaces the list. Messages that are there stay as they are.
 * @returns the new version
 * @throws 409 with the present list, when another admin has changed it since
 */
export async function changeGuardedWords(
  site: SiteContext,
  { admin, requestId }: ActingAdmin,
  { phrases, version }: GuardedWordList,
): Promise<number> {
  return site.db.transaction(async (tx) => {
    const row = {
      list: "messages",
      phrases,
      version: version + 1,
      changedBy: admin.id,
      changedAt: site.clock(),
    } as const;
    // Of two first lists at the same moment, one waits here and then finds the other.
    await tx
      .insert(guardedWords)
      .values({ ...row, phrases: [], version: 0 })
      .onConflictDoNothing();
    const [held] = await tx.select().from(guardedWords).for("update");
    if (held?.version !== version) throw wordsConflict({ phrases: held?.phrases, version: held?.version });
    await tx.update(guardedWords).set(row);
    await recordAudit(tx, site, {
      ...{ actorId: admin.id, act: "edit", targetKind: "word list", targetId: newUuid(site.clock), why: "", requestId },
      ...{ before: { lines: held.phrases.length }, after: { lines: phrases.length } },
    });
    return row.version;
  });
}

import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { deletedCommentDays } from "../../../shared/lifetimes.ts";
import { isShown } from "../../../shared/permissions.ts";
import type { AllowedReaders } from "../../../shared/reader-access.ts";
import { recordActOnOthers } from "../../audit/record-act-on-others.ts";
import { decideCasesAbout } from "../../cases/decide-cases-about.ts";
import { publishAbout } from "../../notifications/publish-about.ts";
import { withdrawAbout } from "../../notifications/withdraw.ts";
import { notFound } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { addToCommentCounts } from "../comment-counts.ts";
import { lockComment } from "../lock-comment.ts";
import { isReadBy, type LockedSubject } from "../subjects/lock-subject.ts";
import { readableEntryOf } from "../subjects/readable-entry.ts";
import { comments } from "../tables.ts";
import { eraseComments } from "./erase-comments.ts";

const keptMs = deletedCommentDays * dayMs;

/** Comments that were deleted before it are erased; later ones can still be restored. */
export const lastKeptAt = (now: Date): Date => new Date(now.getTime() - keptMs);

/**
 * Deletes a comment; with replies it leaves its place without its text. Its author may, and can restore it for a week,
 * unless an admin has hidden it. Where they can read what it stands under, the author of that and admins may too: then it is
 * erased immediately, because restoring it would undo their decision. When an admin deletes another member’s comment, the
 * audit log says so, and its reports are decided.
 * @returns until when it can be restored; null when it cannot
 * @throws 404 also for everybody else
 */
export async function deleteComment(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  id: string,
): Promise<Date | null> {
  const openedTo = await readableEntryOf(site, member, id);
  const deletedAt = site.clock();
  const { subject, isKept } = await site.db.transaction(async (tx) => {
    const comment = await lockComment(tx, id);
    const { authorId, state, author } = comment;
    const isOwn = member.id === authorId;
    if (!isOwn && !(await mayModerate(tx, member, comment.subject, openedTo))) throw notFound("comment");
    // Those of members who are banned or leaving are in no count.
    if (state === "live" && isShown(author.standing)) await addToCommentCounts(tx, comment, -1);
    if (member.role === "admin" && !isOwn) await decideCasesAbout(tx, site, member, "comment", [id]);
    const under = { [comment.subject.kind]: comment.subject.id };
    await recordActOnOthers(tx, site, { member, requestId }, authorId, {
      ...{ act: "delete", targetKind: "comment", targetId: id },
      ...{ before: { ...under, state }, after: { ...under, state: "deleted" } },
    });
    const isRestorable = isOwn && state === "live";
    if (isRestorable) {
      await tx.update(comments).set({ state: "deleted", deletedAt }).where(eq(comments.id, id));
      await publishAbout(tx, id);
    } else {
      await eraseComments(tx, [id]);
      await withdrawAbout(tx, id);
    }
    return { subject: comment.subject, isKept: isRestorable };
  });
  site.changed([`comments:${subject.id}`]);
  return isKept ? new Date(deletedAt.getTime() + keptMs) : null;
}

async function mayModerate(
  tx: Transaction,
  member: Member,
  subject: LockedSubject,
  openedTo: AllowedReaders | null,
): Promise<boolean> {
  if (member.id !== subject.authorId && member.role !== "admin") return false;
  return isReadBy(tx, member, subject, openedTo);
}

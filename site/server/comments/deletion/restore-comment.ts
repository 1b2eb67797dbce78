import { eq } from "drizzle-orm";
import { hiddenByDecision } from "../../cases/hidden-by-decision.ts";
import { publishAbout } from "../../notifications/publish-about.ts";
import { notFound } from "../../problems.ts";
import { requireActingMember } from "../../relations/require-acting-member.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { addToCommentCounts } from "../comment-counts.ts";
import { lockCommentInAnyState } from "../lock-comment.ts";
import { comments } from "../tables.ts";
import { lastKeptAt } from "./delete-comment.ts";

/**
 * Undoes the deletion of the member’s own comment; idempotent. It is in its place again, and whoever was notified of it
 * finds that as it was. It comes back hidden where a decision hides it.
 * @throws 404 for another member’s comment, and for one that was erased or deleted more than a week ago
 */
export async function restoreComment(site: SiteContext, member: Pick<Member, "id">, id: string): Promise<void> {
  const changed = await site.db.transaction(async (tx) => {
    const comment = await lockCommentInAnyState(tx, id);
    if (comment.authorId !== member.id) throw notFound("comment");
    requireActingMember(comment.author);
    if (comment.state !== "deleted") return [];
    if (comment.deletedAt === null || comment.deletedAt < lastKeptAt(site.clock())) throw notFound("comment");
    const state = (await hiddenByDecision(tx, "comment", [id])).has(id) ? "hidden" : "live";
    await tx.update(comments).set({ state, deletedAt: null }).where(eq(comments.id, id));
    if (state === "live") await addToCommentCounts(tx, comment, 1);
    await publishAbout(tx, id);
    return [`comments:${comment.subject.id}` as const];
  });
  site.changed(changed);
}

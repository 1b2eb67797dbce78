import { and, eq, gte, ne, or } from "drizzle-orm";
import { isUuid } from "../../../shared/uuid.ts";
import { hiddenByDecision } from "../../cases/hidden-by-decision.ts";
import { notFound, reviewedMeanwhile, reviewWasHidden } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { lockActingAuthor } from "../lock-author.ts";
import { lockReview } from "../lock-review.ts";
import { ownReviewOf } from "../own-review-of.ts";
import { setReviewState } from "../set-review-state.ts";
import { reviews } from "../tables.ts";
import { lastKeptAt } from "./delete-review.ts";
import { hadHiddenReview, hasWords } from "./prevent-reposting.ts";

/**
 * Undoes the deletion of the member's own review; idempotent. One that waited to be shown goes on waiting.
 * @throws 404 for another member's review, and for one that was hidden, or deleted more than a week ago; 409 when they
 * wrote another one meanwhile, also one that moderation hid
 */
export async function restoreReview(site: SiteContext, member: Member, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound("review");
  const now = site.clock();
  const changed = await site.db.transaction(async (tx) => {
    await lockActingAuthor(tx, member.id);
    const isRestorable = or(ne(reviews.state, "deleted"), gte(reviews.deletedAt, lastKeptAt(now)));
    const [found] = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.authorId, member.id), hasWords, isRestorable));
    if (!found) throw notFound("review");
    const locked = await lockReview(tx, id, member.id);
    const { state, waitsUntil } = locked.review;
    if (state !== "deleted") return [];
    if ((await ownReviewOf(tx, member.id, locked.review)) !== null) throw reviewedMeanwhile();
    const isHidden = (await hiddenByDecision(tx, "review", [id])).has(id);
    if (isHidden || (await hadHiddenReview(tx, member.id, locked.review))) throw reviewWasHidden();
    const waits = waitsUntil !== null && waitsUntil > now;
    return setReviewState(tx, locked, {
      ...{ state: waits ? "hidden" : "live", deletedAt: null },
      waitsUntil: waits ? waitsUntil : null,
    });
  });
  site.changed(changed);
}

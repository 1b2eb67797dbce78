import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { renderMarkdown } from "../../shared/markdown/render-markdown.ts";
import type { AuditAct } from "../../shared/moderation/admin.ts";
import { type Acting, recordActOnOthers } from "../audit/record-act-on-others.ts";
import { isBrandMember } from "../brands/brand-members.ts";
import { brands } from "../brands/tables.ts";
import { decideCasesAbout } from "../cases/decide-cases-about.ts";
import { collections } from "../collections/tables.ts";
import { notify } from "../notifications/notify.ts";
import { withdrawAbout } from "../notifications/withdraw.ts";
import { notFound, notOfBrand } from "../problems.ts";
import { products } from "../products/tables.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import type { ActingOptions } from "../relations/require-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import type { ReviewRow } from "./lock-review.ts";
import { seenReview } from "./seen-review.ts";
import { reviewAnswers } from "./tables.ts";

/**
 * The brand's one response to a review, written by an admin or by a member whom the brand named; a second one replaces the
 * first, and stays hidden where moderation hid that. The review's author is notified of the first. The audit log says whose
 * response an admin replaced or deleted.
 * @throws 403 for others, 404 for a review that they do not read
 */
export async function answerReview(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  id: string,
  text: string,
): Promise<void> {
  const now = site.clock();
  await site.db.transaction(async (tx) => {
    const review = await lockAnswerable(tx, member, id);
    const words = { source: text, html: renderMarkdown(text) };
    const [held] = await tx
      .select({ source: reviewAnswers.source, memberId: reviewAnswers.memberId })
      .from(reviewAnswers)
      .where(eq(reviewAnswers.reviewId, id));
    if (held?.source === text) return;
    await tx
      .insert(reviewAnswers)
      .values({ reviewId: id, memberId: member.id, ...words, answeredAt: now })
      .onConflictDoUpdate({ target: reviewAnswers.reviewId, set: { ...words, memberId: member.id, editedAt: now } });
    if (held === undefined) await notifyOfAnswer(tx, site, review, member);
    else await recordOnAnswer(tx, site, { member, requestId }, "replace-response", review, held.memberId);
  });
  site.changed([`review:${id}`]);
}

/**
 * Where an admin deletes what another member wrote, that decides its reports.
 * @throws 403 for others than those who may respond, 404 without a response
 */
export async function deleteAnswer(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  id: string,
): Promise<void> {
  await site.db.transaction(async (tx) => {
    const review = await lockAnswerable(tx, member, id, { mayBeBanned: true });
    const [deleted] = await tx
      .delete(reviewAnswers)
      .where(eq(reviewAnswers.reviewId, id))
      .returning({ memberId: reviewAnswers.memberId });
    if (!deleted) throw notFound("response");
    await withdrawAbout(tx, id);
    if (member.role === "admin" && deleted.memberId !== member.id)
      await decideCasesAbout(tx, site, member, "response", [id]);
    await recordOnAnswer(tx, site, { member, requestId }, "delete-response", review, deleted.memberId);
  });
  site.changed([`review:${id}`]);
}

const notifyOfAnswer = (tx: Transaction, site: SiteContext, { id, authorId }: ReviewRow, { id: actorId }: Member) =>
  notify(tx, site, { memberId: authorId, kind: "review-answer", actorId, subjectId: id });

/** The log names the review. Whose response it was stands among the members. */
async function recordOnAnswer(
  tx: Transaction,
  site: SiteContext,
  acting: Acting,
  act: AuditAct,
  review: ReviewRow,
  answeredBy: string | null,
): Promise<void> {
  const { id, authorId, productId, collectionId } = review;
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from ${products} where id = ${productId} union all select name from ${collections} where id = ${collectionId}`);
  const named = { name: rows[0]?.name ?? "", author: authorId, members: answeredBy === null ? [] : [answeredBy] };
  await recordActOnOthers(tx, site, acting, answeredBy, {
    ...{ act, targetKind: "review", targetId: id, before: named, after: named },
  });
}

async function lockAnswerable(
  tx: Transaction,
  member: Member,
  id: string,
  options?: ActingOptions,
): Promise<ReviewRow> {
  await lockActingMember(tx, member.id, options);
  const review = await seenReview(tx, member, id, { lock: true });
  if (!(await mayAnswer(tx, member, review.brandId))) throw notOfBrand(await nameOf(tx, review.brandId));
  return review;
}

const mayAnswer = async (tx: Transaction, { id, role }: Member, brandId: string): Promise<boolean> =>
  role === "admin" || (await isBrandMember(tx, brandId, id));

async function nameOf(tx: Transaction, brandId: string): Promise<string> {
  const [brand] = await tx.select({ name: brands.name }).from(brands).where(eq(brands.id, brandId));
  return brand?.name ?? "";
}

import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { cases } from "../../cases/tables.ts";
import { eraseReview } from "../../reviews/deletion/erase-review.ts";
import { isHiddenByModeration, type ReviewRow } from "../../reviews/lock-review.ts";
import { reviewAnswers, reviewEdits, reviews } from "../../reviews/tables.ts";
import { photosOfReview } from "../../reviews/writing/renew-review-photos.ts";

/**
 * Reviews of one product become those of another. Where a member reviewed both, the newer review stays, and what the
 * older one says becomes the beginning of its history: a member has one review of a product. Others read the history, so
 * what moderation hid doesn’t come into it, nor what waits while the newer review is public.
 * @returns how many members had reviewed both
 */
export async function mergeReviews(
  tx: Transaction,
  { from, to, brandId, now }: { from: string; to: string; brandId: string; now: Date },
): Promise<number> {
  const doubles = await doubleReviews(tx, from, to);
  for (const { older, newer } of doubles) {
    const held = await reviewAt(tx, older);
    const isHidden = isHiddenByModeration(held);
    const wouldBePublished = held.state === "hidden" && (await reviewAt(tx, newer)).state === "live";
    if (!isHidden && !wouldBePublished) await prependHistory(tx, older, newer);
    await moveAnswer(tx, older, newer);
    await closeReview(tx, older, { isHidden, now });
  }
  await tx.update(reviews).set({ productId: to, brandId }).where(eq(reviews.productId, from));
  return doubles.length;
}

interface Pair {
  older: string;
  newer: string;
}

async function doubleReviews(tx: Transaction, from: string, to: string): Promise<Pair[]> {
  const { rows } = await tx.execute<{ one: string; other: string; is_older: boolean }>(sql`
    select one.id as one, other.id as other, (one.posted_at, one.id) < (other.posted_at, other.id) as is_older
    from ${reviews} one join ${reviews} other on other.author_id = one.author_id
    where one.product_id = ${from} and other.product_id = ${to}
      and one.state in ('live', 'hidden') and other.state in ('live', 'hidden')
    order by one.id for no key update`);
  return rows.map(({ one, other, is_older }) =>
    is_older ? { older: one, newer: other } : { older: other, newer: one },
  );
}

async function reviewAt(tx: Transaction, id: string): Promise<ReviewRow> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id));
  if (!review) throw new Error("A review that was just locked is gone.");
  return review;
}

/** The texts of the older review, its last one included, come before those that the newer one had. */
async function prependHistory(tx: Transaction, older: string, newer: string): Promise<void> {
  const before = await tx.$count(reviewEdits, eq(reviewEdits.reviewId, older));
  const shift = before + 1;
  // Through negative numbers, because the primary key is checked row by row.
  await tx.execute(sql`update ${reviewEdits} set version = -version where review_id = ${newer}`);
  await tx.execute(sql`update ${reviewEdits} set version = ${shift} - version where review_id = ${newer}`);
  await tx.execute(sql`
    insert into ${reviewEdits} (review_id, version, halves, fit, size_bought, quality, source, html, replaced_at)
    select ${newer}::uuid, row_number() over (order by version), halves, fit, size_bought, quality, source, html, replaced_at
      from ${reviewEdits} where review_id = ${older}
    union all
    select ${newer}::uuid, ${shift}::int, one.halves, one.fit, one.size_bought, one.quality, one.source, one.html, other.posted_at
      from ${reviews} one, ${reviews} other where one.id = ${older} and other.id = ${newer}`);
}

/** The brand’s response moves to the newer review with its reports, unless that has one. */
const moveAnswer = (tx: Transaction, older: string, newer: string) =>
  tx.execute(sql`
    with moved as (
      update ${reviewAnswers} set review_id = ${newer} where review_id = ${older}
        and not exists (select 1 from ${reviewAnswers} held where held.review_id = ${newer})
      returning review_id
    )
    update ${cases} set target_id = ${newer} where target_kind = 'response' and target_id = ${older}
      and exists (select 1 from moved) and (state = 'decided' or not exists (
        select 1 from ${cases} held where held.target_kind = 'response' and held.target_id = ${newer}
          and held.state <> 'decided'))`);

/**
 * As if its author had deleted it: the row and its photos go in a week, or immediately where moderation hid it. What it
 * waited for it goes on waiting for when it is restored.
 */
async function closeReview(
  tx: Transaction,
  id: string,
  { isHidden, now }: { isHidden: boolean; now: Date },
): Promise<void> {
  await tx.update(reviews).set({ state: "deleted", deletedAt: now }).where(eq(reviews.id, id));
  await tx.execute(photosOfReview(id));
  if (isHidden) await eraseReview(tx, id, now);
}

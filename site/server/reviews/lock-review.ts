import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { notFound } from "../problems.ts";
import { lockAuthor, type ReviewAuthor } from "./lock-author.ts";
import { type LockedSubject, lockSubject } from "./lock-subject.ts";
import { reviews } from "./tables.ts";

export type ReviewRow = typeof reviews.$inferSelect;

export interface LockedReview {
  review: ReviewRow;
  author: ReviewAuthor;
  subject: LockedSubject;
}

/**
 * Locks a review in any state, after its author and all whose ratings it changes.
 * @throws 404 for one that is gone
 */
export async function lockReview(tx: Transaction, id: string, authorId: string): Promise<LockedReview> {
  const author = await lockAuthor(tx, authorId);
  // Read under the author's lock: a merge takes it before it moves their reviews.
  const [found] = author ? await tx.select().from(reviews).where(eq(reviews.id, id)) : [];
  if (!author || !found) throw notFound("review");
  const subject = await lockSubject(tx, found);
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("no key update");
  if (!review) throw notFound("review");
  return { review, author, subject };
}

/** What the audit log says a review is, also when it is gone. */
export const auditedReview = ({ subject, author }: LockedReview) => ({ name: subject.name, author: author.id });

/** By an admin, and not because its author is new. */
export const isHiddenByModeration = ({ state, waitsUntil }: Pick<ReviewRow, "state" | "waitsUntil">): boolean =>
  state === "hidden" && waitsUntil === null;

import type { Database, Transaction } from "@hemline/database";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../shared/uuid.ts";
import { brands } from "../brands/tables.ts";
import { notFound, notOwner } from "../problems.ts";
import { products } from "../products/tables.ts";
import { lockedSeenBy } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { ReviewRow } from "./lock-review.ts";
import { reviews } from "./tables.ts";

/** Everybody can read of what these reviews are about. */
export const isSubjectPublic: SQL = sql`(
  exists (select 1 from ${brands} b where b.id = ${reviews.brandId} and b.state = 'live')
  and (${reviews.productId} is null
    or exists (select 1 from ${products} p where p.id = ${reviews.productId} and p.state = 'live')))`;

/** A review that the member reads; their own also while its subject is hidden. @throws 404 */
export async function seenReview(
  db: Database | Transaction,
  member: Member,
  id: string,
  { lock } = { lock: false },
): Promise<ReviewRow> {
  if (!isUuid(id)) throw notFound("review");
  const query = db
    .select()
    .from(reviews)
    .where(
      and(eq(reviews.id, id), lockedSeenBy(member, reviews), or(eq(reviews.authorId, member.id), isSubjectPublic)),
    );
  const [review] = await (lock ? query.for("no key update") : query);
  if (!review) throw notFound("review");
  return review;
}

/** @throws 403 for another member's review that they read, 404 for none */
export async function requireOwnReview(db: Database, member: Member, id: string): Promise<void> {
  const { authorId } = await seenReview(db, member, id);
  if (authorId !== member.id) throw notOwner("review");
}

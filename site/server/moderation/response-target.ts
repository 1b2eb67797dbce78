import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isUuid } from "../../shared/uuid.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { products } from "../products/tables.ts";
import { lockedSeenBy, viewerId } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import { isAnswerSeen } from "../reviews/is-answer-seen.ts";
import { isSubjectPublic } from "../reviews/seen-review.ts";
import { reviewAnswers, reviews } from "../reviews/tables.ts";
import type { SiteContext } from "../site-context.ts";
import type { ReportedThing } from "./reported-thing.ts";

const writers = alias(members, "writers");

/**
 * A brand’s response to a review, which is as readable as the review; `id` is that of the review. It belongs to the member who
 * wrote it for the brand. Only admins read who that is.
 */
export async function responseTarget({ db }: SiteContext, reader: Member, id: string): Promise<ReportedThing | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      ...{ text: reviewAnswers.source, brand: brands.name },
      name: sql<string>`coalesce(${products.name}, ${collections.name})`,
      writer: {
        id: writers.id,
        slug: writers.slug,
        username: writers.username,
        firstName: writers.firstName,
        lastName: writers.lastName,
      },
    })
    .from(reviewAnswers)
    .innerJoin(reviews, eq(reviews.id, reviewAnswers.reviewId))
    .innerJoin(brands, eq(brands.id, reviews.brandId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(collections, eq(collections.id, reviews.collectionId))
    .leftJoin(writers, eq(writers.id, reviewAnswers.memberId))
    .where(
      and(
        ...[eq(reviews.id, id), lockedSeenBy(reader, reviews), isSubjectPublic],
        isAnswerSeen(reader, viewerId(reader)),
      ),
    );
  if (!row) return null;
  const { text, brand, name, writer } = row;
  const author = writer && { slug: writer.slug, username: usernameOf(writer) };
  const title = `Response of ${brand} to the review of “${name}”`;
  return { id, authorId: writer?.id ?? null, snapshot: { title, text, author, photos: [] } };
}

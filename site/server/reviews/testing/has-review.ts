import { eq } from "drizzle-orm";
import { renderMarkdown } from "../../../shared/markdown/render-markdown.ts";
import type { SubjectDraft } from "../../../shared/reviews/review-draft.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { lockSubject } from "../lock-subject.ts";
import { recountBrands, recountCollections, recountProducts } from "../ratings/recount-ratings.ts";
import { subjectAt } from "../subject-at.ts";
import { reviews } from "../tables.ts";

/**
 * A live review with four stars, and the ratings with it. Its text is its own.
 * @param wanted.by the slug of its author
 * @returns its row
 */
export async function hasReview(
  { context }: Pick<TestSite, "context">,
  wanted: { by: string; of: SubjectDraft } & Partial<typeof reviews.$inferInsert>,
): Promise<typeof reviews.$inferSelect> {
  const { by, of, ...more } = wanted;
  const { db, clock } = context;
  const id = newUuid(clock);
  const source = more.source ?? `What ${by} says of ${of.slug}, in words of their own (${id}).`;
  const ids = await subjectAt(context, of);
  const [author] = await db.select({ id: members.id }).from(members).where(eq(members.slug, by));
  if (!author) throw new Error(`There is no member ${by}.`);
  return db.transaction(async (tx) => {
    const { brandId, productId, collectionIds } = await lockSubject(tx, ids);
    const row = { id, authorId: author.id, ...ids, halves: 8, postedAt: clock(), ...more };
    const [review] = await tx
      .insert(reviews)
      .values({ ...row, source, html: renderMarkdown(source) })
      .returning();
    if (!review) throw new Error("The review was not added.");
    if (productId) await recountProducts(tx, [productId]);
    await recountCollections(tx, collectionIds);
    await recountBrands(tx, [brandId]);
    return review;
  });
}

import fc from "fast-check";
import { api } from "../../../../shared/paths.ts";
import type { SubjectDraft } from "../../../../shared/reviews/review-draft.ts";
import { fits } from "../../../../shared/reviews/review-options.ts";
import { ownWords, posts } from "../reviewed-site.ts";
import type { Life } from "./life.ts";
import { newPhoto, nth, step, who } from "./step.ts";

export const says = { halves: fc.integer({ min: 1, max: 10 }), fit: fc.constantFrom(null, ...fits) };

/** Few, because each is encoded. */
const withPhoto = fc.constantFrom(true, false, false, false, false, false);

const subjectAt = async (life: Life, kind: SubjectDraft["kind"], nth: number): Promise<SubjectDraft | null> => {
  if (kind === "product") {
    const slug = await life.product(nth);
    return slug ? { kind, slug } : null;
  }
  const at = await life.collection(nth);
  return at && { kind, ...at };
};

export const reviewSteps = [
  step(
    "posts a review",
    {
      who,
      nth,
      kind: fc.constantFrom("product" as const, "product" as const, "collection" as const),
      ...says,
      withPhoto,
    },
    async (life, { who, nth, kind, withPhoto, ...words }) => {
      const subject = await subjectAt(life, kind, nth);
      const author = life.person(who);
      if (!subject) return null;
      const photos = withPhoto ? await newPhoto(author) : [];
      return posts(author, { subject, ...words, text: ownWords(), photos });
    },
  ),
  step(
    "edits a review",
    { nth, ...says, withPhoto, hasProof: fc.boolean(), item: nth },
    async (life, { nth, withPhoto, hasProof, item, ...words }) => {
      const review = await life.review(nth);
      if (!review) return null;
      const photos = withPhoto ? await newPhoto(review.by) : [];
      const proof = hasProof ? ((await life.item(item))?.id ?? null) : null;
      return review.by.sends("PUT", api.review(review.id), { ...words, text: ownWords(), photos, item: proof });
    },
  ),
  step("deletes a review", { nth, byAdmin: fc.boolean() }, async (life, { nth, byAdmin }) => {
    const review = await life.review(nth);
    return review && (byAdmin ? life.admin : review.by).sends("DELETE", api.review(review.id));
  }),
  step("restores a review", { nth }, async (life, { nth }) => {
    const review = await life.review(nth);
    return review?.by.sends("POST", api.reviewRestoration(review.id));
  }),
  step(
    "decides about a review",
    { nth, decision: fc.constantFrom("show", "hide") },
    async (life, { nth, decision }) => {
      const review = await life.review(nth);
      return review && life.admin.sends("POST", api.reviewApproval(review.id), { decision });
    },
  ),
  step("votes", { who, nth, helpful: fc.constantFrom(true, false, null) }, async (life, { who, nth, helpful }) => {
    const review = await life.review(nth);
    if (!review) return null;
    const path = api.reviewVote(review.id);
    return helpful === null ? life.person(who).sends("DELETE", path) : life.person(who).sends("PUT", path, { helpful });
  }),
];

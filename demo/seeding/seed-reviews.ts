import { answerReview, type Member, postReview, setVote, uploadPhoto } from "@hemline/site/server";
import { ReviewDraft, type SubjectDraft } from "@hemline/site/shared/reviews/review-draft.ts";
import type { DemoContext } from "../demo-context.ts";
import { altOf, bytesOf, photoIdOf } from "../picture-file.ts";
import { answererOf } from "../planned/reviews/answerer-of.ts";
import type { PlannedReview } from "../planned/reviews/planned-review.ts";
import { plannedReviews } from "../planned/reviews/reviews.ts";
import { plannedVotes } from "../planned/reviews/votes.ts";
import { asAdmin } from "./as-admin.ts";
import { daysBefore } from "./days-before.ts";

interface Written {
  by: string;
  review: PlannedReview;
}

/** Lets the people review what they own, the oldest review first, then vote on them and have the brands answer. */
export async function seedReviews(context: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const written = [...plannedReviews].flatMap(([by, reviews]) => reviews.map((review) => ({ by, review })));
  written.sort((a, b) => b.review.daysAgo - a.review.daysAgo);
  for (const one of written) {
    const author = people.get(one.by);
    if (!author) continue;
    const id = await post(context, author, one);
    await vote(context, people, one, id);
    await answer(context, people, one.review, id);
  }
}

async function post({ site }: DemoContext, author: Member, { by, review }: Written): Promise<string> {
  const subject = subjectOf(review);
  const photos = await upload(site, author, `${by} on ${review.product ?? review.collection}`, review.photos ?? []);
  const { stars, fit, size, quality, text } = review;
  const draft = ReviewDraft.parse({ subject, halves: stars * 2, fit, sizeBought: size, quality, text, photos });
  return postReview(daysBefore(site, review.daysAgo), author, draft).catch(idOfPosted);
}

/** Of a continued seeding: the site says which review is there already. */
function idOfPosted(error: unknown): string {
  const data = error instanceof Error && "status" in error && error.status === 409 && "data" in error && error.data;
  if (data && typeof data === "object" && "id" in data && typeof data.id === "string") return data.id;
  throw error;
}

function subjectOf({ product = "", collection }: PlannedReview): SubjectDraft {
  if (!collection) return { kind: "product", slug: product };
  const [brand = "", slug = ""] = collection.split("/");
  return { kind: "collection", brand, slug };
}

async function upload(site: DemoContext["site"], author: Member, where: string, files: readonly string[]) {
  const photos: { id: string; alt: string }[] = [];
  for (const file of files) {
    const { id } = await uploadPhoto(site, author, photoIdOf(`${file} by ${where}`), bytesOf(file));
    photos.push({ id, alt: altOf(file) });
  }
  return photos;
}

async function vote({ site }: DemoContext, people: ReadonlyMap<string, Member>, one: Written, id: string) {
  const votes = plannedVotes(one.by, one.review);
  for (const [at, { by, isHelpful }] of votes.entries()) {
    const voter = people.get(by);
    const daysAgo = one.review.daysAgo * (1 - (at + 1) / (votes.length + 1));
    if (voter) await setVote(daysBefore(site, daysAgo), voter, id, isHelpful);
  }
}

async function answer({ site }: DemoContext, people: ReadonlyMap<string, Member>, review: PlannedReview, id: string) {
  if (!review.answer) return;
  const { text, daysLater } = review.answer;
  const member = people.get(answererOf(review)) ?? asAdmin(people).admin;
  const atThen = daysBefore(site, Math.max(0.1, review.daysAgo - daysLater));
  await answerReview(atThen, { member, requestId: "demo" }, id, text);
}

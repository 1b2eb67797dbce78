import type { CommentTarget } from "../comments/comment-target.ts";
import type { SubjectDraft } from "../reviews/review-draft.ts";

/**
 * Where a draft belongs: a new look, the changes to a look, a new comment on one or on an entry, the member's review of something, a new
 * discussion, or a reply in one. The server knows no other places.
 */
export type DraftPlace =
  | "look"
  | `look:${string}`
  | `comment:${string}`
  | `comment:entry:${string}`
  | `review:${string}`
  | "discussion"
  | `message:${string}`;

export const newLookPlace = "look";
export const editedLookPlace = (lookId: string): DraftPlace => `look:${lookId}`;
export const commentPlace = ({ kind, slug }: CommentTarget): DraftPlace =>
  kind === "look" ? `comment:${slug}` : `comment:entry:${slug}`;
export const newDiscussionPlace = "discussion";
export const messagePlace = (discussionSlug: string): DraftPlace => `message:${discussionSlug}`;
export const reviewPlace = (subject: SubjectDraft): DraftPlace =>
  subject.kind === "product" ? `review:${subject.slug}` : `review:${subject.brand}:${subject.slug}`;

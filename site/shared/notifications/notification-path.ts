import { paths } from "../paths.ts";
import type { AnsweredProposal, AnsweredReview, NotificationItem } from "./notification.ts";

/** Where a notification leads. @param slug of its reader */
export function notificationPath(item: NotificationItem, slug: string): string {
  const { kind, actors, actorCount, subject, comment, proposal, review, message, decision } = item;
  // What came of a report has no page.
  if (decision) return kind === "decision" ? paths.settingsDecisions : paths.notifications;
  if (proposal) return proposalPath(proposal);
  if (review) return reviewPath(review);
  if (message) return paths.message(message.discussion.slug, message.number);
  if (subject) return comment ? paths.comment(subject, comment.id) : paths.commented(subject);
  const [actor] = actors;
  if (actor && actorCount === 1) return paths.member(actor.slug);
  return kind === "follow-accepted" ? paths.memberFollowing(slug) : paths.memberFollowers(slug);
}

/** What was refused has no page. */
function proposalPath({ kind, slug }: AnsweredProposal): string {
  if (slug === null) return paths.notifications;
  return kind === "brand" ? paths.brand(slug) : paths.product(slug);
}

/** Among the reviews of what it is about. */
function reviewPath({ id, kind, slug, brand }: AnsweredReview): string {
  const path = kind === "product" ? paths.product(slug) : paths.collectionReviews(brand.slug, slug);
  return `${path}#review-${id}`;
}

import type { AnsweredProposal, NotificationItem } from "./notification.ts";

/**
 * "Noor Aziz", "Noor Aziz and Jonas Weil", "Noor Aziz and 12 others" as names and the number of the others. Nobody where a
 * brand acted.
 */
export function namedActors({ actors, actorCount }: Pick<NotificationItem, "actors" | "actorCount">) {
  const shown = Math.min(actorCount, actorCount === 2 ? 2 : 1);
  return { named: actors.slice(0, shown), others: actorCount - shown };
}

/** What the actors did, as it stands after their names and before `titleOf`. */
export function actOf({
  kind,
  actorCount,
  isWaiting,
  proposal,
  review,
}: Pick<NotificationItem, "kind" | "actorCount" | "isWaiting" | "proposal" | "review">) {
  switch (kind) {
    case "follow":
      return "followed you";
    case "follow-request":
      return isWaiting ? "asked to follow you" : "started following you";
    case "follow-accepted":
      return actorCount > 1 ? "accepted your follow requests" : "accepted your follow request";
    case "like":
      return "liked";
    case "comment":
      return "commented on";
    case "reply":
      return "replied to your comment on";
    case "mention":
      return "mentioned you in a comment on";
    case "proposal":
      return proposal ? answerTo(proposal) : "answered your proposal";
    case "review-answer":
      return `${review?.brand.name ?? "A brand"} responded to your review of`;
    case "message-reply":
      return "replied to you in";
    case "message-mention":
      return "mentioned you in";
    case "message":
      return "replied in";
    case "message-like":
      return "liked your reply in";
  }
}

function answerTo({ kind, outcome, name }: AnsweredProposal): string {
  switch (outcome) {
    case "accepted":
      return `added the ${kind} that you proposed:`;
    case "merged":
      return `merged the ${kind} that you proposed, “${name}”, into`;
    case "refused":
      return `didn’t add the ${kind} that you proposed:`;
  }
}

/** What it is about, in quotation marks; null where it is about the reader. */
export const titleOf = ({
  look,
  proposal,
  review,
  message,
}: Pick<NotificationItem, "look" | "proposal" | "review" | "message">): string | null =>
  proposal ? (proposal.into ?? proposal.name) : (review?.name ?? look?.title ?? message?.discussion.title ?? null);

/** What somebody wrote: a comment, a reply, why a proposal was refused, or what a brand responded. */
export const quotationOf = ({
  comment,
  proposal,
  review,
  message,
}: Pick<NotificationItem, "comment" | "proposal" | "review" | "message">): string | null =>
  comment?.text || proposal?.answer || review?.text || message?.text || null;

/** "Noor Aziz and 12 others liked “Rain at eleven”", for emails. */
export function notificationSentence(item: NotificationItem): string {
  const { named, others } = namedActors(item);
  const names = named.map(({ username }) => username);
  if (others > 0) names.push(others === 1 ? "1 other" : `${others.toLocaleString("en")} others`);
  const sentence = `${names.join(" and ")} ${actOf(item)}`.trimStart();
  const title = titleOf(item);
  const about = title === null ? sentence : `${sentence} “${title}”`;
  const quotation = quotationOf(item);
  return quotation === null ? about : `${about}: “${quotation}”`;
}

import type { AnsweredProposal, NotificationItem } from "./notification.ts";

/** "Noor Aziz", "Noor Aziz and Jonas Weil", "Noor Aziz and 12 others" as names and the number of the others. */
export function namedActors({ actors, actorCount }: Pick<NotificationItem, "actors" | "actorCount">) {
  const shown = actorCount === 2 ? 2 : 1;
  return { named: actors.slice(0, shown), others: actorCount - shown };
}

/** What the actors did, as it stands after their names and before `titleOf`. */
export function actOf({
  kind,
  actorCount,
  isWaiting,
  proposal,
}: Pick<NotificationItem, "kind" | "actorCount" | "isWaiting" | "proposal">) {
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
export const titleOf = ({ look, proposal }: Pick<NotificationItem, "look" | "proposal">): string | null =>
  proposal ? (proposal.into ?? proposal.name) : (look?.title ?? null);

/** What somebody wrote: a comment, or why a proposal was refused. */
export const quotationOf = ({ comment, proposal }: Pick<NotificationItem, "comment" | "proposal">): string | null =>
  comment?.text || proposal?.answer || null;

/** "Noor Aziz and 12 others liked “Rain at eleven”", for emails. */
export function notificationSentence(item: NotificationItem): string {
  const { named, others } = namedActors(item);
  const names = named.map(({ username }) => username);
  if (others > 0) names.push(others === 1 ? "1 other" : `${others.toLocaleString("en")} others`);
  const sentence = `${names.join(" and ")} ${actOf(item)}`;
  const title = titleOf(item);
  const about = title === null ? sentence : `${sentence} “${title}”`;
  const quotation = quotationOf(item);
  return quotation === null ? about : `${about}: “${quotation}”`;
}

import { formatNumber } from "../format-number.ts";
import { reportedNoun, reportedNouns } from "../moderation/decision.ts";
import type { AnsweredProposal, NotificationItem, NotifiedDecision } from "./notification.ts";

/**
 * "Noor Aziz", "Noor Aziz and Jonas Weil", "Noor Aziz and 12 others" as names and the number of the others. Nobody where a
 * brand or our admins acted.
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
  decision,
}: Pick<NotificationItem, "kind" | "actorCount" | "isWaiting" | "proposal" | "review" | "decision">) {
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
    case "decision":
      return decision ? decisionAbout(decision) : "We’ve decided about something you posted";
    case "report-outcome":
      return decision ? outcomeOf(decision) : "We’ve reviewed your report";
  }
}

/** What the author reads. */
function decisionAbout({ kind, about }: NotifiedDecision): string {
  const noun = `your ${reportedNouns[about].replace(/^an? /, "")}`;
  switch (kind) {
    case "hidden":
      return `We’ve hidden ${noun}`;
    case "warning":
      return `We’ve sent you a warning about ${noun}`;
    case "posting-pause":
      return "We’ve paused your posting";
    case "suspension":
      return "We’ve suspended your account";
    case "ban":
      return "We’ve banned your account";
    case "dismissed":
    case "other":
    case null:
      return `We’ve decided about ${noun}`;
  }
}

/** What a reporter reads: not what was decided about the author. */
function outcomeOf({ about, author, outcome }: NotifiedDecision): string {
  const report = `We’ve reviewed your report of ${reportedNoun(about, author)}`;
  switch (outcome) {
    case "hidden":
      return `${report} and removed it`;
    case "acted":
      return `${report} and acted on it`;
    case "kept":
      return `${report} and found that it follows our rules`;
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
  subject,
  proposal,
  review,
  message,
}: Pick<NotificationItem, "subject" | "proposal" | "review" | "message">): string | null =>
  proposal ? (proposal.into ?? proposal.name) : (review?.name ?? subject?.title ?? message?.discussion.title ?? null);

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
  if (others > 0) names.push(others === 1 ? "1 other" : `${formatNumber(others)} others`);
  const sentence = `${names.join(" and ")} ${actOf(item)}`.trimStart();
  const title = titleOf(item);
  const about = title === null ? sentence : `${sentence} “${title}”`;
  const quotation = quotationOf(item);
  return quotation === null ? about : `${about}: “${quotation}”`;
}

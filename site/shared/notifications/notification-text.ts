import type { NotificationItem } from "./notification.ts";

/** "Noor Aziz", "Noor Aziz and Jonas Weil", "Noor Aziz and 12 others" as names and the number of the others. */
export function namedActors({ actors, actorCount }: Pick<NotificationItem, "actors" | "actorCount">) {
  const shown = actorCount === 2 ? 2 : 1;
  return { named: actors.slice(0, shown), others: actorCount - shown };
}

/** What the actors did, as it stands after their names and before a look's title. */
export function actOf({ kind, actorCount, isWaiting }: Pick<NotificationItem, "kind" | "actorCount" | "isWaiting">) {
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
  }
}

/** "Noor Aziz and 12 others liked “Rain at eleven”", for emails. */
export function notificationSentence(item: NotificationItem): string {
  const { named, others } = namedActors(item);
  const names = named.map(({ username }) => username);
  if (others > 0) names.push(others === 1 ? "1 other" : `${others.toLocaleString("en")} others`);
  const sentence = `${names.join(" and ")} ${actOf(item)}`;
  const about = item.look ? `${sentence} “${item.look.title}”` : sentence;
  return item.comment?.text ? `${about}: “${item.comment.text}”` : about;
}

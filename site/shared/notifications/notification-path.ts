import { paths } from "../paths.ts";
import type { NotificationItem } from "./notification.ts";

/** Where a notification leads. @param slug of its reader */
export function notificationPath({ kind, actors, actorCount, look, comment }: NotificationItem, slug: string): string {
  if (look) return comment ? `${paths.look(look.slug)}#comment-${comment.id}` : paths.look(look.slug);
  const [actor] = actors;
  if (actor && actorCount === 1) return paths.member(actor.slug);
  return kind === "follow-accepted" ? paths.memberFollowing(slug) : paths.memberFollowers(slug);
}

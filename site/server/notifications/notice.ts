import type { NotificationKind } from "../../shared/notifications/notification.ts";

/** One act of one member, of which another member is notified. */
export interface Notice {
  /** Who is notified. */
  memberId: string;
  kind: NotificationKind;
  actorId: string;
  /** The look that was liked; the comment for `comment`, `reply` and `mention`. */
  subjectId?: string;
}

/** Notices of one key are one notification until it is read. Each request to follow is answered on its own. */
export function groupKeyOf({ kind, subjectId, actorId }: Notice): string {
  if (subjectId !== undefined) return `${kind} ${subjectId}`;
  return kind === "follow-request" ? `${kind} ${actorId}` : kind;
}

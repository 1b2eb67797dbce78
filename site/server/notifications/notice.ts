import type { NotificationKind } from "../../shared/notifications/notification.ts";

/** One act of one member, of which another member is notified. */
export interface Notice {
  /** Who is notified. */
  memberId: string;
  kind: NotificationKind;
  actorId: string;
  /** The look that was liked; the comment for `comment`, `reply` and `mention`; the review for `review-answer`; the message for the others. */
  subjectId?: string;
  /**
   * The look or entry of a `comment`, the discussion of a `message`. Notifications of what was written under one thing are
   * shown in one line, each as long as the member may read what it is about.
   */
  underId?: string;
}

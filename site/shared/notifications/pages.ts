import type { Slice } from "../page-data.ts";
import type { NotificationFilter, NotificationItem } from "./notification.ts";

export interface NotificationsPages {
  /** `now` is the minute in which they were read: times are said relative to it. */
  notifications: { notifications: Slice<NotificationItem>; show: NotificationFilter; now: string };
  unsubscribe: { step: "confirm"; token: string } | { step: "done" | "expired" };
}

import type { Slice } from "../page-data.ts";
import type { NotificationItem } from "./notification.ts";

export interface NotificationsPages {
  /** `now` is the minute in which they were read: times are said relative to it. */
  notifications: { notifications: Slice<NotificationItem>; now: string };
  unsubscribe: { step: "confirm"; token: string } | { step: "done" | "expired" };
}

import type { NotificationItem } from "../../../shared/notifications/notification.ts";
import { notificationSentence } from "../../../shared/notifications/notification-text.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { notificationsBeyond } from "../../notification-list/notification-items.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

/** What the member was notified of, as far as they may see it now. Of many who acted, the latest are named. */
export const exportedNotifications = (site: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "notifications",
    title: "Notifications",
    rowsAfter: (last: Pick<NotificationItem, "id" | "at"> | null) =>
      notificationsBeyond(site, member, last, exportPageSize),
    json: (item) => ({
      ...{ kind: item.kind, at: item.at, isRead: !item.isUnread, text: notificationSentence(item) },
      from: item.actors.map(({ username, slug }) => ({ displayName: username, pageAddress: slug })),
      fromCount: item.actorCount,
    }),
    line: (item) => ({ text: notificationSentence(item) }),
  });

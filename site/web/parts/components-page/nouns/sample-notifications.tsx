import layout from "@hemline/ui/styles/layout.module.css";
import type { NotificationItem } from "../../../../shared/notifications/notification.ts";
import { NoNotifications } from "../../notifications/no-notifications.tsx";
import { NotificationFilters } from "../../notifications/notification-filters.tsx";
import { NotificationRow } from "../../notifications/notification-row.tsx";
import { maren, noor, now } from "./sample-data.ts";

const request: NotificationItem = {
  ...{ id: "request", kind: "follow-request", actors: [noor], actorCount: 1, at: "2026-03-01T11:40:00Z" },
  ...{ isUnread: true, subject: null, comment: null, proposal: null, review: null, message: null, decision: null },
  isWaiting: true,
};
const items: NotificationItem[] = [
  request,
  { ...request, id: "followers", kind: "follow", actors: [maren, noor], actorCount: 5, isUnread: false },
];

export function SampleNotifications() {
  return (
    <>
      <NotificationFilters show="all" />
      <ul className={layout.list}>
        {items.map((item) => (
          <li key={item.id}>
            <NotificationRow item={item} now={now} />
          </li>
        ))}
      </ul>
      <NoNotifications show="all" />
    </>
  );
}

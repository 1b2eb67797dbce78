import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import { type NotificationFilter, notificationFilters } from "../../../shared/notifications/notification.ts";
import { Link } from "../../navigation/link.tsx";

const names: Record<NotificationFilter, string> = {
  all: "All",
  unread: "Unread",
  follows: "Follows",
  comments: "Comments",
  likes: "Likes",
};

export function NotificationFilters({ show }: { show: NotificationFilter }) {
  return (
    <ChipRow label="Filter notifications">
      {notificationFilters.map((filter) => (
        <Link
          key={filter}
          className={chipClass(filter === show)}
          to={filter === "all" ? "?" : `?show=${filter}`}
          aria-current={filter === show ? "true" : undefined}
          preventScrollReset
        >
          {names[filter]}
        </Link>
      ))}
    </ChipRow>
  );
}

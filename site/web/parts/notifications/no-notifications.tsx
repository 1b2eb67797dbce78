import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import type { NotificationFilter } from "../../../shared/notifications/notification.ts";
import { Link } from "../../navigation/link.tsx";

const texts: Record<NotificationFilter, { title: string; text: string }> = {
  all: { title: "You’re all caught up", text: "Likes, comments, replies and follow requests appear here." },
  unread: { title: "No unread notifications", text: "You’ve read everything." },
  follows: { title: "No notifications about follows", text: "New followers and follow requests appear here." },
  comments: { title: "No notifications about comments", text: "Comments, replies and mentions appear here." },
  likes: { title: "No notifications about likes", text: "Likes on your looks appear here." },
};

export function NoNotifications({ show }: { show: NotificationFilter }) {
  const { title, text } = texts[show];
  return (
    <EmptyState icon="bell" title={title}>
      <p>{text}</p>
      {show !== "all" && (
        <Link className={buttonClass({ kind: "line", size: "sm" })} to="?" preventScrollReset>
          Clear filter
        </Link>
      )}
    </EmptyState>
  );
}

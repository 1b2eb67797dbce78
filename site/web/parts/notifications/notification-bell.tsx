import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useEffect } from "react";
import type { Viewer } from "../../../shared/accounts/user.ts";
import { maxUnread } from "../../../shared/notifications/notification.ts";
import { paths } from "../../../shared/paths.ts";
import { NavLink } from "../../navigation/nav-link.tsx";
import { useUnread } from "../../state/unread-count.ts";
import styles from "./notification-bell.module.css";

export function NotificationBell({ viewer: { unread: loaded } }: { viewer: Viewer }) {
  const unread = useUnread(loaded);
  // Holds on to the server's stream, whose code is loaded once the page is idle.
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const timer = setTimeout(async () => {
      // Without a connection the count stays as the page loaded it.
      const live = await import("../../state/live-stream.ts").catch(() => null);
      if (live && !isGone) stop = live.openLiveStream();
    }, startDelayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  const shown = unread < maxUnread ? String(unread) : `${maxUnread - 1}+`;
  return (
    <NavLink
      className={styles.bell}
      to={paths.notifications}
      aria-label={unread > 0 ? `Notifications, ${shown} new` : "Notifications"}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {shown}
        </span>
      )}
    </NavLink>
  );
}

const startDelayMs = 300;

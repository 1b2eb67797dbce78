import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect, useRef, useState } from "react";
import { api, paths } from "../../shared/paths.ts";
import { callApi, callApiQuietly } from "../call-api.ts";
import { Link } from "../navigation/link.tsx";
import { useRefresh } from "../navigation/use-refresh.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { PageTitle } from "../parts/layout/page-title.tsx";
import { usePagedList } from "../parts/lists/use-paged-list.ts";
import { NoNotifications } from "../parts/notifications/no-notifications.tsx";
import { NotificationFilters } from "../parts/notifications/notification-filters.tsx";
import { PagedNotifications } from "../parts/notifications/paged-notifications.tsx";
import { usePage, useViewer } from "../payload.ts";
import { useUnread } from "../state/unread-count.ts";
import styles from "./notifications.module.css";

export function Notifications() {
  const { notifications, show, now } = usePage("notifications");
  const list = usePagedList("notifications", notifications);
  const refresh = useRefresh();
  const section = useRef<HTMLDivElement>(null);
  const [isReading, setReading] = useState(false);
  useSeen(refresh);
  const reload = async () => {
    await refresh();
    // The button that had the focus is gone with its line.
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  };
  const readAll = async () => {
    setReading(true);
    await callApi(api.notificationsRead, { method: "PUT" })
      .then(reload)
      .catch(() => undefined);
    setReading(false);
  };
  return (
    <div className={layout.read}>
      <PageMeta
        title="Notifications"
        description="Likes, comments, new followers and follow requests on Hemline."
        path={paths.notifications}
        indexed={false}
      />
      <PageTitle
        aside={
          list.items.some(({ isUnread }) => isUnread) && (
            <Button kind="line" size="sm" busy={isReading} onClick={() => void readAll()}>
              Mark all as read
            </Button>
          )
        }
      >
        Notifications
      </PageTitle>
      <p className={styles.settings}>
        <Link className={typography.link} to={paths.settingsNotifications}>
          Choose your notifications
        </Link>
      </p>
      <div className={styles.filters}>
        <NotificationFilters show={show} />
      </div>
      {list.items.length === 0 ? (
        <NoNotifications show={show} />
      ) : (
        <div ref={section} tabIndex={-1} className={styles.section}>
          <PagedNotifications list={list} now={now} onAnswered={reload} />
        </div>
      )}
    </div>
  );
}

const seenRetryMs = 10_000;

/** What is on the screen is no longer new: the bell forgets it. What comes meanwhile is loaded first. */
function useSeen(refresh: () => Promise<void>): void {
  const unread = useUnread(useViewer()?.unread ?? 0);
  const isFirst = useRef(true);
  const load = useRef(refresh);
  load.current = refresh;
  // Tells the server that its bell was opened.
  useEffect(() => {
    const loaded = isFirst.current ? Promise.resolve() : unread > 0 && load.current();
    isFirst.current = false;
    if (unread === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const tell = () =>
      callApiQuietly(api.notificationsSeen, { method: "PUT" }).catch(() => {
        timer = setTimeout(tell, seenRetryMs);
      });
    void Promise.resolve(loaded)
      .catch(() => undefined)
      .then(tell);
    return () => clearTimeout(timer);
  }, [unread]);
}

import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { api, paths } from "../../shared/paths.ts";
import { callApi, callApiQuietly } from "../call-api.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { PageTitle } from "../parts/layout/page-title.tsx";
import { LoadMoreLink } from "../parts/lists/load-more-link.tsx";
import { sliceOf, useLoadMore } from "../parts/lists/use-load-more.ts";
import { FollowRequestButtons } from "../parts/members/follow-request-buttons.tsx";
import { PeopleSkeleton } from "../parts/members/people-skeleton.tsx";
import { groupByDay } from "../parts/notifications/group-by-day.ts";
import { NoNotifications } from "../parts/notifications/no-notifications.tsx";
import { NotificationFilters } from "../parts/notifications/notification-filters.tsx";
import { NotificationRow } from "../parts/notifications/notification-row.tsx";
import { usePage, useViewer } from "../payload.ts";
import { useUnread } from "../state/unread-count.ts";
import { useRefresh } from "../state/use-refresh.ts";
import styles from "./notifications.module.css";

const notificationsOf = sliceOf("notifications", (data) => data.notifications);

export function Notifications() {
  const { notifications, show, now } = usePage("notifications");
  const more = useLoadMore(notifications, notificationsOf);
  const refresh = useRefresh();
  const list = useRef<HTMLDivElement>(null);
  const [isReading, setReading] = useState(false);
  useSeen(refresh);
  const reload = async () => {
    await refresh();
    // The button that had the focus is gone with its line.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
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
          more.items.some(({ isUnread }) => isUnread) && (
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
      {more.items.length === 0 ? (
        <NoNotifications show={show} />
      ) : (
        <div className={styles.days} ref={list} tabIndex={-1}>
          {groupByDay(more.items, now).map(({ day, name, items }) => (
            <section key={day}>
              <SectionHeading size="h32">{name}</SectionHeading>
              <ul className={layout.list}>
                {items.map((item) => (
                  <li key={`${item.id} ${item.isUnread}`}>
                    <NotificationRow item={item} now={now}>
                      {item.isWaiting && item.actors[0] && (
                        <FollowRequestButtons person={item.actors[0]} onAnswered={reload} />
                      )}
                    </NotificationRow>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <LoadMoreLink more={more} noun="notifications" skeleton={<PeopleSkeleton />} />
        </div>
      )}
    </div>
  );
}

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
    void Promise.resolve(loaded)
      .then(() => callApiQuietly(api.notificationsSeen, { method: "PUT" }))
      .catch(() => undefined);
  }, [unread]);
}

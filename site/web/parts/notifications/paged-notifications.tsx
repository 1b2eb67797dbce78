import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import type { NotificationItem } from "../../../shared/notifications/notification.ts";
import { FurtherPageLink } from "../lists/further-page-link.tsx";
import type { PagedList } from "../lists/use-paged-list.ts";
import { useRenderedItems } from "../lists/use-rendered-items.ts";
import { FollowRequestButtons } from "../members/follow-request-buttons.tsx";
import { PeopleSkeleton } from "../members/people-skeleton.tsx";
import { groupByDay } from "./group-by-day.ts";
import { NotificationRow } from "./notification-row.tsx";
import styles from "./paged-notifications.module.css";

/** Notifications by day, with the links to their further pages. */
export function PagedNotifications({
  list: { items, previous, next, rendering },
  now,
  onAnswered,
}: {
  list: PagedList<NotificationItem>;
  now: string;
  onAnswered: () => Promise<void>;
}) {
  const { ref, isRendered, place } = useRenderedItems<HTMLDivElement>(
    items.map(({ id }) => id),
    rendering,
  );
  return (
    <>
      <FurtherPageLink page={previous} kind="previous" noun="notifications" />
      <div className={styles.days} ref={ref}>
        {groupByDay(items, now).map(({ day, name, from, items: ofDay }) => (
          <section key={day}>
            <SectionHeading size="h32">{name}</SectionHeading>
            <ul className={layout.list}>
              {ofDay.map((item, at) => (
                <li key={`${item.id} ${item.isUnread}`} {...place(from + at)}>
                  {isRendered(from + at) && (
                    <NotificationRow item={item} now={now}>
                      {item.isWaiting && item.actors[0] && (
                        <FollowRequestButtons person={item.actors[0]} onAnswered={onAnswered} />
                      )}
                    </NotificationRow>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <FurtherPageLink page={next} kind="more" noun="notifications" skeleton={<PeopleSkeleton />} />
    </>
  );
}

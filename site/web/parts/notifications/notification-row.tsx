import { Photo } from "@hemline/ui/photos/photo.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type ReactNode, useState } from "react";
import type { NotificationItem } from "../../../shared/notifications/notification.ts";
import { notificationPath } from "../../../shared/notifications/notification-path.ts";
import { actOf, namedActors, quotationOf, titleOf } from "../../../shared/notifications/notification-text.ts";
import { api } from "../../../shared/paths.ts";
import { callApiQuietly } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";
import { formatAgo } from "../format/format-ago.ts";
import { formatCount } from "../format/format-count.ts";
import { DisplayName } from "../members/display-name.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { photoSources } from "../photos/photo-sources.ts";
import styles from "./notification-row.module.css";

/** One notification: the whole line leads to what it is about. Its children are what the line itself can be answered with. */
export function NotificationRow({
  item,
  item: { id, actors, subject, at, isUnread },
  now,
  children,
}: {
  item: NotificationItem;
  now: string;
  children?: ReactNode;
}) {
  const viewer = useViewer();
  const [isOpened, setOpened] = useState(false);
  const isNew = isUnread && !isOpened;
  const open = () => {
    if (!isNew) return;
    setOpened(true);
    void callApiQuietly(api.notificationRead(id), { method: "PUT" }).catch(() => undefined);
  };
  const ago = formatAgo(at, now);
  const { named, others } = namedActors(item);
  const title = titleOf(item);
  const quotation = quotationOf(item);
  return (
    <div className={styles.row} data-new={isNew}>
      <span className={styles.faces}>
        {actors.map((actor) => (
          <MemberAvatar key={actor.slug} member={actor} size={actors.length > 1 ? "small" : "medium"} />
        ))}
      </span>
      <div className={styles.text}>
        <p>
          <Link className={styles.link} to={notificationPath(item, viewer?.slug ?? "")} onClick={open}>
            {isNew && <span className={typography.hidden}>Unread: </span>}
            {named.map((actor, place) => (
              <span key={actor.slug}>
                {place > 0 && " and "}
                <b>
                  <DisplayName member={actor} />
                </b>
              </span>
            ))}
            {others > 0 && ` and ${formatCount(others, "other")}`} {actOf(item)}
            {title !== null && (
              <>
                {" "}
                <span className={styles.title}>
                  “<bdi>{title}</bdi>”
                </span>
              </>
            )}
          </Link>
        </p>
        {quotation !== null && (
          <p className={styles.quote} dir="auto">
            {quotation}
          </p>
        )}
        {ago && (
          <p className={styles.time}>
            <time dateTime={at}>{ago}</time>
          </p>
        )}
        {children && <div className={styles.answers}>{children}</div>}
      </div>
      {subject?.photo && (
        <span className={styles.photo}>
          <Photo files={photoSources(subject.photo, 240)} alt="" sizes={photoSizes.thumb} fit="cover" />
        </span>
      )}
    </div>
  );
}

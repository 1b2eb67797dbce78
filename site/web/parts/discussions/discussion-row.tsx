import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { DiscussionCard } from "../../../shared/discussions/discussion.ts";
import { maxUnreadMessages } from "../../../shared/discussions/discussion-options.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { MarkedText } from "../format/marked-text.tsx";
import { TimeAgo } from "../format/time-ago.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import styles from "./discussion-row.module.css";
import { GroupSwatch } from "./group-swatch.tsx";

/** "3 new", "99+ new" */
export const unreadLabel = (unread: number): string =>
  `${unread < maxUnreadMessages ? unread : `${maxUnreadMessages - 1}+`} new`;

/** A discussion of a list: the whole row leads to it. */
export function DiscussionRow({ discussion, showsGroup }: { discussion: DiscussionCard; showsGroup: boolean }) {
  const { slug, title, tags, replies, unread, last, lastAt } = discussion;
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h3 className={typography.h26}>
          <Link className={styles.title} to={paths.conversation(slug)} dir="auto">
            <MarkedText text={title} />
          </Link>
        </h3>
        <LastMessage last={last} replies={replies} access={discussion.access} />
      </div>
      <p className={styles.numbers}>
        {unread !== null && unread > 0 && <b>{unreadLabel(unread)}</b>}
        <span>{replies === 0 ? "No replies" : formatCount(replies, "reply", "replies")}</span>
        <TimeAgo at={lastAt} />
      </p>
      <div className={styles.about}>
        <Facts discussion={discussion} showsGroup={showsGroup} />
        {tags.map((tag) => (
          <Link key={tag} className={styles.tag} to={`${paths.discussions}?tag=${encodeURIComponent(tag)}`} dir="auto">
            {tag}
          </Link>
        ))}
        <Faces discussion={discussion} />
      </div>
    </article>
  );
}

function LastMessage({ last, replies, access }: Pick<DiscussionCard, "last" | "replies" | "access">) {
  if (access !== "open")
    return (
      <p className={styles.last}>
        {access === "members" ? "Log in to read this discussion." : "Subscribe to read this discussion."}
      </p>
    );
  if (!last) return null;
  return (
    <p className={styles.last} dir="auto">
      {replies > 0 && (
        <>
          <bdi>{last.author}</bdi>:{" "}
        </>
      )}
      “<MarkedText text={last.text} />”
    </p>
  );
}

function Facts({ discussion, showsGroup }: { discussion: DiscussionCard; showsGroup: boolean }) {
  const { group, access, isPinned, isLocked } = discussion;
  return (
    <>
      {showsGroup && (
        <span className={styles.fact}>
          <GroupSwatch colour={group.colour} />
          <span dir="auto">{group.name}</span>
        </span>
      )}
      {isPinned && (
        <span className={styles.fact}>
          <Icon name="pin" size="sm" />
          Pinned
        </span>
      )}
      {isLocked && (
        <span className={styles.fact}>
          <Icon name="lock" size="sm" />
          Locked
        </span>
      )}
      {access !== "open" && (
        <span className={styles.closed}>
          <Icon name="lock" size="sm" />
          {access === "members" ? "For members" : "For subscribers"}
        </span>
      )}
    </>
  );
}

function Faces({ discussion: { faces } }: { discussion: DiscussionCard }) {
  if (faces.length === 0) return null;
  return (
    <span className={styles.fact}>
      <span className={styles.faces}>
        {faces.map((member, at) => (
          <MemberAvatar key={member.slug || at} member={member} size="small" />
        ))}
      </span>
      <span dir="auto">{faces.map(({ username }) => username).join(", ")}</span>
    </span>
  );
}

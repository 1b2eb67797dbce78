import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import type { DiscussionCard } from "../../../../../shared/discussions/discussion.ts";
import { maxUnreadMessages } from "../../../../../shared/discussions/discussion-options.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { unreadLabel } from "../../../discussions/discussion-row.tsx";
import { TimeAgo } from "../../../format/time-ago.tsx";
import { StoryByline } from "./story-byline.tsx";
import styles from "./talk-story.module.css";

/** What was said last in a discussion that the member follows. */
export function TalkStory({
  discussion: { slug, title, last, lastAt, faces, unread },
}: {
  discussion: DiscussionCard;
}) {
  const isUnread = unread !== null && unread > 0;
  return (
    <article className={styles.story}>
      <StoryByline
        member={faces[0] ?? null}
        note={
          <>
            {isUnread && <span className={styles.unread}>{unreadLabel(unread)}, </span>}
            <TimeAgo at={lastAt} />
          </>
        }
      >
        wrote in{" "}
        <Link to={paths.conversation(slug)}>
          <b dir="auto">{title}</b>
        </Link>
      </StoryByline>
      {last && (
        <p className={styles.excerpt} dir="auto">
          “{last.text}”
        </p>
      )}
      <p>
        <Link
          className={buttonClass({ kind: "line", size: "sm" })}
          to={paths.conversation(slug)}
          aria-label={`${isUnread ? readNew(unread) : "Open discussion"}: ${title}`}
        >
          {isUnread ? readNew(unread) : "Open discussion"}
        </Link>
      </p>
    </article>
  );
}

function readNew(unread: number): string {
  if (unread >= maxUnreadMessages) return "Read the new replies";
  return unread === 1 ? "Read the new reply" : `Read the ${unread} new replies`;
}

import { useState } from "react";
import type { LiveComment, CommentThread as Thread } from "../../../shared/comments/comment.ts";
import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { onPlainClick } from "../../on-plain-click.ts";
import { formatCount } from "../format/format-count.ts";
import { LongList } from "../lists/long-list.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import styles from "./comment-thread.module.css";
import type { CommentDeletion } from "./delete-comment-button.tsx";
import { focusComment } from "./focus-comment.ts";
import { MoreReplies } from "./more-replies.tsx";
import type { CommentList, FurtherReplies } from "./use-comment-list.ts";

/** The server sends this many of a thread's replies at once. */
const repliesPageSize = 50;

/** A comment with its replies and the form for another one. */
export function CommentThread({
  thread: { comment, replies, replyCount },
  on,
  list,
  isClosed,
  ...deletion
}: CommentDeletion & {
  thread: Thread;
  on: CommentTarget;
  list: CommentList;
  isClosed: boolean;
}) {
  /** The comment that is being answered. */
  const [answered, setAnswered] = useState<string | null>(null);
  const hrefOf = (name: "after" | "before", cursor: string) =>
    `${paths.commentThread(on, comment.id)}&${name}=${encodeURIComponent(cursor)}`;
  const loadReplies = (side: FurtherReplies["side"]) => (href: string) => list.loadThread(comment.id, { side, href });
  const isLastPage = replies.previous === null && replyCount - replies.items.length <= repliesPageSize;
  const item = (shown: LiveComment) => (
    <CommentItem
      comment={shown}
      on={on}
      onEdited={list.edited}
      {...deletion}
      reply={
        isClosed || shown.isHidden ? null : <ReplyLink on={on} comment={shown} onReply={() => setAnswered(shown.id)} />
      }
    />
  );
  return (
    <>
      {comment.kind === "live" ? (
        item(comment)
      ) : (
        <p id={`comment-${comment.id}`} tabIndex={-1} className={styles.deleted}>
          This comment was deleted.
        </p>
      )}
      <div className={styles.replies}>
        {replies.previous !== null && (
          <MoreReplies href={hrefOf("before", replies.previous)} load={loadReplies("previous")}>
            Show previous replies
          </MoreReplies>
        )}
        {replies.items.length > 0 && <LongList items={replies.items}>{item}</LongList>}
        {replies.next !== null && (
          <MoreReplies href={hrefOf("after", replies.next)} load={loadReplies("next")}>
            {isLastPage ? `Show all ${formatCount(replyCount, "reply", "replies")}` : "Show more replies"}
          </MoreReplies>
        )}
        {answered !== null && (
          <CommentForm
            key={answered}
            place={{ on, threadId: comment.id, parent: answered }}
            onPosted={(posted) => {
              setAnswered(null);
              list.posted(posted);
              focusComment(posted.comment.id);
            }}
            onCancel={() => {
              setAnswered(null);
              focusComment(answered);
            }}
          />
        )}
      </div>
    </>
  );
}

function ReplyLink({
  on,
  comment: { id, author },
  onReply,
}: {
  on: CommentTarget;
  comment: LiveComment;
  onReply: () => void;
}) {
  return (
    <Link to={paths.commentThread(on, id)} aria-label={`Reply to ${author.username}`} onClick={onPlainClick(onReply)}>
      Reply
    </Link>
  );
}

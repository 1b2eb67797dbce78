import { useState } from "react";
import { Link } from "react-router";
import type { LiveComment, CommentThread as Thread } from "../../../shared/comments/comment.ts";
import { paths } from "../../../shared/paths.ts";
import { onPlainClick } from "../../on-plain-click.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import styles from "./comment-thread.module.css";
import { focusComment } from "./focus-comment.ts";
import { MoreReplies } from "./more-replies.tsx";
import type { CommentList } from "./use-comment-list.ts";

/** A comment with its replies and the form for another one. */
export function CommentThread({
  thread: { comment, replies, replyCount },
  slug,
  list,
  isClosed,
  onDeleted,
}: {
  thread: Thread;
  slug: string;
  list: CommentList;
  isClosed: boolean;
  onDeleted: (id: string) => void;
}) {
  /** The comment that is being answered. */
  const [answered, setAnswered] = useState<string | null>(null);
  const item = (shown: LiveComment) => (
    <CommentItem
      comment={shown}
      slug={slug}
      onEdited={list.edited}
      onDeleted={onDeleted}
      reply={isClosed ? null : <ReplyLink slug={slug} comment={shown} onReply={() => setAnswered(shown.id)} />}
    />
  );
  return (
    <li className={styles.thread}>
      {comment.kind === "live" ? (
        item(comment)
      ) : (
        <p id={`comment-${comment.id}`} tabIndex={-1} className={styles.deleted}>
          This comment was deleted.
        </p>
      )}
      <div className={styles.replies}>
        {replies.items.length > 0 && (
          <ul>
            {replies.items.map((reply) => (
              <li key={reply.id}>{item(reply)}</li>
            ))}
          </ul>
        )}
        {replies.next && (
          <div className={styles.more}>
            <MoreReplies
              slug={slug}
              threadId={comment.id}
              next={replies.next}
              shown={replies.items.length}
              count={replyCount}
              list={list}
            />
          </div>
        )}
        {answered !== null && (
          <CommentForm
            key={answered}
            place={{ slug, threadId: comment.id, parent: answered }}
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
    </li>
  );
}

function ReplyLink({
  slug,
  comment: { id, author },
  onReply,
}: {
  slug: string;
  comment: LiveComment;
  onReply: () => void;
}) {
  return (
    <Link to={paths.commentThread(slug, id)} aria-label={`Reply to ${author.username}`} onClick={onPlainClick(onReply)}>
      Reply
    </Link>
  );
}

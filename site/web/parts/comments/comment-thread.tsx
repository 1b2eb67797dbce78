import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { useState } from "react";
import { Link } from "react-router";
import type { LiveComment, CommentThread as Thread } from "../../../shared/comments/comment.ts";
import { paths } from "../../../shared/paths.ts";
import { formatCount } from "../format/format-count.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import styles from "./comment-thread.module.css";
import { focusComment } from "./focus-comment.ts";
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
      reply={
        isClosed ? null : (
          <Link
            to={paths.commentThread(slug, shown.id)}
            aria-label={`Reply to ${shown.author.username}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              setAnswered(shown.id);
            }}
          >
            Reply
          </Link>
        )
      }
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

/** The server sends this many of a thread's replies at once. */
const repliesPageSize = 50;

function MoreReplies({
  slug,
  threadId,
  next,
  shown,
  count,
  list,
}: {
  slug: string;
  threadId: string;
  next: string;
  shown: number;
  count: number;
  list: CommentList;
}) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const load = async () => {
    setState("loading");
    try {
      await list.loadThread(threadId, next);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  if (state === "failed")
    return (
      <p role="alert" className={styles.failed}>
        We couldn’t load the replies.{" "}
        <Button kind="bare" size="sm" onClick={() => void load()}>
          Try again
        </Button>
      </p>
    );
  return (
    <Link
      className={buttonClass({ kind: "bare", size: "sm" })}
      to={`${paths.commentThread(slug, threadId)}&after=${encodeURIComponent(next)}`}
      aria-busy={state === "loading" || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (state === "idle") void load();
      }}
    >
      {count - shown <= repliesPageSize ? `Show all ${formatCount(count, "reply", "replies")}` : "Show more replies"}
    </Link>
  );
}

import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { onPlainClick } from "../../on-plain-click.ts";
import { formatCount } from "../format/format-count.ts";
import styles from "./comment-thread.module.css";
import type { CommentList } from "./use-comment-list.ts";

/** The server sends this many of a thread's replies at once. */
const repliesPageSize = 50;

export function MoreReplies({
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
      onClick={onPlainClick(() => {
        if (state === "idle") void load();
      })}
    >
      {count - shown <= repliesPageSize ? `Show all ${formatCount(count, "reply", "replies")}` : "Show more replies"}
    </Link>
  );
}

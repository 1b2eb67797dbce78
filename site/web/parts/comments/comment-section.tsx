import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { useRef } from "react";
import { Link } from "react-router";
import type { LookComments } from "../../../shared/comments/comment.ts";
import type { SentForm } from "../../../shared/page-data.ts";
import { onPlainClick } from "../../on-plain-click.ts";
import { formatCount } from "../format/format-count.ts";
import { ServerTime } from "../format/time-ago.tsx";
import { CloseCommentsButton } from "./close-comments-button.tsx";
import { CommentForm } from "./comment-form.tsx";
import styles from "./comment-section.module.css";
import { CommentThread } from "./comment-thread.tsx";
import { focusComment } from "./focus-comment.ts";
import { type CommentList, useCommentList } from "./use-comment-list.ts";
import { useLinkedComment } from "./use-linked-comment.ts";

/** The comments on a look and the form for another one. */
export function CommentSection({
  look: { slug, comments: count },
  comments: { threads, isClosed, mayClose, now },
  thread = null,
  sent = null,
}: {
  look: { slug: string; comments: number };
  comments: LookComments;
  /** The comment whose thread the page is for: the form answers it. */
  thread?: string | null;
  sent?: SentForm | null;
}) {
  const list = useCommentList(slug, threads, count);
  const section = useRef<HTMLElement>(null);
  const writeComment = () => section.current?.querySelector<HTMLElement>("form:last-of-type textarea")?.focus();
  useLinkedComment(list);
  const place = { slug, threadId: thread, ...(thread !== null && { parent: thread }) };
  return (
    <section id="comments" ref={section} tabIndex={-1} className={styles.section}>
      <SectionHeading
        size="h32"
        aside={mayClose && thread === null && <CloseCommentsButton slug={slug} isClosed={isClosed} />}
      >
        {list.count > 0 ? formatCount(list.count, "comment") : "Comments"}
      </SectionHeading>
      {list.threads.length > 0 && (
        <ServerTime value={now}>
          <ul>
            {list.threads.map((one) => (
              <CommentThread
                key={one.comment.id}
                thread={one}
                slug={slug}
                list={list}
                isClosed={isClosed}
                onDeleted={(id) => {
                  list.deleted(id);
                  section.current?.focus({ preventScroll: true });
                }}
              />
            ))}
          </ul>
        </ServerTime>
      )}
      <MoreComments list={list} />
      {isClosed ? (
        <p className={styles.closed}>Comments on this look are turned off.</p>
      ) : (
        <>
          {list.threads.length === 0 && (
            <EmptyState icon="comment" title="No comments yet">
              <p>Ask about the fit, or say what you like.</p>
              <Button kind="line" size="sm" onClick={writeComment}>
                Write a comment
              </Button>
            </EmptyState>
          )}
          <CommentForm
            place={place}
            sent={sent}
            onPosted={(posted) => {
              list.posted(posted);
              focusComment(posted.comment.id);
            }}
          />
        </>
      )}
    </section>
  );
}

function MoreComments({ list: { state, nextHref, load } }: { list: CommentList }) {
  if (state === "failed")
    return (
      <ErrorState title="We couldn’t load more comments" onRetry={() => void load()}>
        The connection was lost. Everything already on this page is still here.
      </ErrorState>
    );
  return nextHref && <MoreCommentsLink href={nextHref} isLoading={state === "loading"} onPress={() => void load()} />;
}

function MoreCommentsLink({ href, isLoading, onPress }: { href: string; isLoading: boolean; onPress: () => void }) {
  return (
    <p className={styles.more}>
      <Link
        className={buttonClass({ kind: "line", size: "sm" })}
        to={href}
        aria-busy={isLoading || undefined}
        onClick={onPlainClick(onPress)}
      >
        {isLoading ? "Loading" : "Show more comments"}
      </Link>
    </p>
  );
}

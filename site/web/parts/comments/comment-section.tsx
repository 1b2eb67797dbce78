import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { useRef } from "react";
import type { ShownComments } from "../../../shared/comments/comment.ts";
import type { CommentTarget, CommentTargetKind } from "../../../shared/comments/comment-target.ts";
import type { SentForm } from "../../../shared/page-data.ts";
import { showError } from "../../state/show-toast.ts";
import { formatCount } from "../format/format-count.ts";
import { ServerTime } from "../format/time-ago.tsx";
import { FurtherPageLink } from "../lists/further-page-link.tsx";
import { LongList } from "../lists/long-list.tsx";
import { CloseCommentsButton } from "./close-comments-button.tsx";
import { CommentForm } from "./comment-form.tsx";
import styles from "./comment-section.module.css";
import { CommentThread } from "./comment-thread.tsx";
import { focusComment } from "./focus-comment.ts";
import { useCommentList } from "./use-comment-list.ts";
import { useLinkedComment } from "./use-linked-comment.ts";

const invitations: Record<CommentTargetKind, string> = {
  look: "Ask about the fit, or say what you like.",
  entry: "Say what you think, or what you know about it.",
};

const invitationOf = (kind: CommentTargetKind, isOwn: boolean): string =>
  isOwn ? `When someone comments on your ${kind}, you can reply here.` : invitations[kind];

const threadProps = { className: styles.thread };

/** The comments on a look or an entry and the form for another one. */
export function CommentSection({
  kind,
  slug,
  comments: { count, threads, isClosed, isOwn, mayClose, now },
  thread = null,
  sent = null,
}: CommentTarget & {
  comments: ShownComments;
  /** The comment whose thread the page is for: the form answers it. */
  thread?: string | null;
  sent?: SentForm | null;
}) {
  const on = { kind, slug };
  const list = useCommentList(on, threads, count);
  const section = useRef<HTMLElement>(null);
  useLinkedComment(list);
  const place = { on, threadId: thread, ...(thread !== null && { parent: thread }) };
  return (
    <section id="comments" ref={section} tabIndex={-1} className={styles.section}>
      <SectionHeading
        size="h32"
        aside={mayClose && thread === null && <CloseCommentsButton on={on} isClosed={isClosed} />}
      >
        {list.count > 0 ? formatCount(list.count, "comment") : "Comments"}
      </SectionHeading>
      <FurtherPageLink page={list.previous} kind="previous" noun="comments" isCompact />
      {list.items.length > 0 && (
        <ServerTime value={now}>
          <LongList items={list.items} rendering={list.rendering} itemProps={() => threadProps}>
            {(one) => (
              <CommentThread
                thread={one}
                on={on}
                list={list}
                isClosed={isClosed}
                onDeleted={(id) => {
                  list.deleted(id);
                  section.current?.focus({ preventScroll: true });
                }}
                onRestored={(id) =>
                  list.restored(id).then(
                    () => focusComment(id),
                    () => showError("We couldn’t load the comment. Reload the page to see it."),
                  )
                }
              />
            )}
          </LongList>
        </ServerTime>
      )}
      <FurtherPageLink page={list.next} kind="more" noun="comments" isCompact />
      {isClosed ? (
        <p className={styles.closed}>Comments on this {kind} are turned off.</p>
      ) : (
        <>
          {list.items.length === 0 && (
            <EmptyState icon="comment" title="No comments yet">
              <p>{invitationOf(kind, isOwn)}</p>
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

import details from "@hemline/ui/styles/details.module.css";
import { type ReactNode, useState } from "react";
import type { LiveComment } from "../../../shared/comments/comment.ts";
import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { TimeAgo } from "../format/time-ago.tsx";
import { DisplayName } from "../members/display-name.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { HiddenNote } from "../moderation/hidden-note.tsx";
import { CommentEditForm } from "./comment-edit-form.tsx";
import styles from "./comment-item.module.css";
import { CommentText } from "./comment-text.tsx";
import { type CommentDeletion, DeleteCommentButton } from "./delete-comment-button.tsx";
import { focusComment } from "./focus-comment.ts";
import { ReportComment } from "./report-comment.tsx";

export interface CommentItemProps extends CommentDeletion {
  comment: LiveComment;
  /** What it stands under. */
  on: CommentTarget;
  /** The button that answers it. */
  reply: ReactNode;
  onEdited: (comment: LiveComment) => void;
}

/** One comment, folded when the viewer has muted its author. */
export function CommentItem(props: CommentItemProps) {
  const { id, isMuted } = props.comment;
  return (
    <article id={`comment-${id}`} tabIndex={-1} className={styles.comment}>
      {isMuted ? (
        <details className={styles.muted}>
          <summary className={details.summary}>A comment from someone you muted</summary>
          <Content {...props} />
        </details>
      ) : (
        <Content {...props} />
      )}
    </article>
  );
}

function Content({ comment, on, reply, onEdited, ...deletion }: CommentItemProps) {
  const { id, author, isFormer, parts, postedAt, isEdited, source, mayDelete, isHidden } = comment;
  const [isEditing, setEditing] = useState(false);
  const close = () => {
    setEditing(false);
    focusComment(id);
  };
  return (
    <div className={styles.content}>
      <MemberAvatar member={author} size="small" />
      <div className={styles.body}>
        <p className={styles.head}>
          {isFormer ? (
            <span className={styles.author}>{author.username}</span>
          ) : (
            <Link className={styles.author} to={paths.member(author.slug)}>
              <DisplayName member={author} />
            </Link>
          )}{" "}
          <Link className={styles.time} to={paths.comment(on, id)}>
            <TimeAgo at={postedAt} />
          </Link>
          {isEdited && <span className={styles.edited}> edited</span>}
        </p>
        {isHidden && <HiddenNote noun="comment" author={author.slug} />}
        {isEditing && source !== null ? (
          <CommentEditForm
            id={id}
            source={source}
            onSaved={(edited) => {
              onEdited(edited);
              close();
            }}
            onCancel={close}
          />
        ) : (
          <>
            <CommentText parts={parts} />
            <div className={styles.actions}>
              {reply}
              {source !== null && (
                <button type="button" aria-label="Edit your comment" onClick={() => setEditing(true)}>
                  Edit
                </button>
              )}
              {!isFormer && <ReportComment comment={comment} />}
              {mayDelete && <DeleteCommentButton comment={comment} {...deletion} />}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Note } from "@hemline/ui/messages/note.tsx";
import { useRef } from "react";
import type { PostedComment } from "../../../shared/comments/comment.ts";
import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import type { SentForm } from "../../../shared/page-data.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { onPlainClick } from "../../on-plain-click.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { DraftConflict } from "../drafts/draft-conflict.tsx";
import { DraftStatus } from "../drafts/draft-status.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { CommentField } from "./comment-field.tsx";
import styles from "./comment-form.module.css";
import { type CommentPlace, useCommentForm } from "./use-comment-form.ts";

/** Writes a comment or a reply. The text is kept until it is posted. */
export function CommentForm({
  place,
  sent = null,
  onPosted,
  onCancel,
}: {
  place: CommentPlace;
  sent?: SentForm | null;
  onPosted: (posted: PostedComment) => void;
  /** For a reply: closes it. */
  onCancel?: () => void;
}) {
  const { on, threadId, parent } = place;
  const viewer = useViewer();
  const area = useRef<HTMLTextAreaElement>(null);
  const isReply = threadId !== null;
  const { errors, isBusy, hasFailed, draft, formProps } = useCommentForm(place, area, sent, onPosted);
  const logIn = () =>
    openAccountDialog({
      mode: "login",
      reason: isReply ? "Log in to reply" : "Log in to comment",
      onSignedIn: () => {
        if (area.current?.value.trim()) formProps.ref.current?.requestSubmit();
        else area.current?.focus();
      },
    });
  return (
    <form {...formProps} action={paths.comments(on)} className={styles.form}>
      {viewer && <MemberAvatar member={viewer} size="small" />}
      <div className={styles.body}>
        {sent?.message && <Note tone="bad">{sent.message}</Note>}
        {parent && <input type="hidden" name="parent" value={parent} />}
        <CommentField
          label={isReply ? "Write a reply" : "Write a comment"}
          area={area}
          initial={sent?.fields.text}
          errors={errors.text}
          hint={viewer?.isPrivate && "Your account is private, so only your followers see your comments."}
          onText={(text) => draft.store.read().text !== text && draft.store.change(() => ({ text }))}
        />
        {draft.sync && (
          <DraftConflict
            sync={draft.sync}
            state={draft.state}
            mine={draft.store.read()}
            describe={({ text }) => text}
            onUndo={() => {
              const mine = draft.store.read();
              return () => draft.store.change(() => mine);
            }}
          />
        )}
        <div className={styles.buttons}>
          {!hasFailed && draft.sync && (
            <span className={styles.status}>
              <DraftStatus state={draft.state} />
            </span>
          )}
          {hasFailed && <p className={styles.failure}>Not posted yet. Your text is still here.</p>}
          {onCancel && (
            <Button kind="bare" size="sm" onClick={onCancel}>
              Cancel
            </Button>
          )}
          {viewer ? (
            <Button type="submit" size="sm" busy={isBusy}>
              {isReply ? "Post reply" : "Post comment"}
            </Button>
          ) : (
            <LogInToComment on={on} text={isReply ? "Log in to reply" : "Log in to comment"} onClick={logIn} />
          )}
        </div>
      </div>
    </form>
  );
}

function LogInToComment({ on, text, onClick }: { on: CommentTarget; text: string; onClick: () => void }) {
  return (
    <Link
      className={buttonClass({ size: "sm" })}
      to={`${paths.login}?to=${encodeURIComponent(paths.commented(on))}`}
      onClick={onPlainClick(onClick)}
    >
      {text}
    </Link>
  );
}

import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Note } from "@hemline/ui/messages/note.tsx";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { PostedComment } from "../../../shared/comments/comment.ts";
import type { SentForm } from "../../../shared/page-data.ts";
import { api, paths } from "../../../shared/paths.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { callApi } from "../../call-api.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { useForm } from "../forms/use-form.ts";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { readCommentDraft, saveCommentDraft } from "./comment-draft.ts";
import { CommentField } from "./comment-field.tsx";
import styles from "./comment-form.module.css";

/** Where a comment goes: under a look, or into a thread. */
export interface CommentPlace {
  slug: string;
  threadId: string | null;
  /** The comment that is answered. */
  parent?: string;
}

/** Writes a comment or a reply. The text is kept in this tab until it is posted. */
export function CommentForm({
  place: { slug, threadId, parent },
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
  const viewer = useViewer();
  const area = useRef<HTMLTextAreaElement>(null);
  const key = useRef<{ text: string; key: string }>(null);
  const [hasFailed, setFailed] = useState(false);
  const isReply = threadId !== null;
  const { errors, isBusy, formProps } = useForm(
    async ({ text = "" }) => {
      // The same text is posted once, however often it is sent.
      if (key.current?.text !== text) key.current = { text, key: newUuid(() => new Date()) };
      setFailed(true);
      const { data } = await callApi<PostedComment>(api.lookComments(slug), {
        method: "POST",
        body: { text, ...(parent && { parent }) },
        headers: { "Idempotency-Key": key.current.key },
        toasts: "form",
      });
      setFailed(false);
      key.current = null;
      saveCommentDraft(slug, threadId, "");
      if (area.current) area.current.value = "";
      if (data) onPosted(data);
    },
    undefined,
    sent,
  );
  // The draft is in the tab's storage, which the server doesn't know.
  useEffect(() => {
    const field = area.current;
    if (!field) return;
    if (field.value === "") field.value = readCommentDraft(slug, threadId);
    if (isReply) field.focus();
  }, [slug, threadId, isReply]);
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
    <form {...formProps} action={paths.lookComments(slug)} className={styles.form}>
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
          onText={(text) => saveCommentDraft(slug, threadId, text)}
        />
        <div className={styles.buttons}>
          {hasFailed && !isBusy && !errors.text && (
            <p className={styles.failure}>Not posted yet. Your text is still here.</p>
          )}
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
            <Link
              className={buttonClass({ size: "sm" })}
              to={`${paths.login}?to=${encodeURIComponent(paths.look(slug))}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                logIn();
              }}
            >
              {isReply ? "Log in to reply" : "Log in to comment"}
            </Link>
          )}
        </div>
      </div>
    </form>
  );
}

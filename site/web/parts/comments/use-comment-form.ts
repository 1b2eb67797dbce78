import { type RefObject, useEffect, useRef, useState } from "react";
import type { PostedComment } from "../../../shared/comments/comment.ts";
import type { SentForm } from "../../../shared/page-data.ts";
import { api } from "../../../shared/paths.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { callApi } from "../../call-api.ts";
import { useForm } from "../forms/use-form.ts";
import { readCommentDraft, saveCommentDraft } from "./comment-draft.ts";

/** Where a comment goes: under a look, or into a thread. */
export interface CommentPlace {
  slug: string;
  threadId: string | null;
  /** The comment that is answered. */
  parent?: string;
}

/** A form that posts the text of `area`, which it fills from the draft of this tab. */
export function useCommentForm(
  { slug, threadId, parent }: CommentPlace,
  area: RefObject<HTMLTextAreaElement | null>,
  sent: SentForm | null,
  onPosted: (posted: PostedComment) => void,
) {
  const key = useRef<{ text: string; key: string }>(null);
  const [hasFailed, setFailed] = useState(false);
  const form = useForm(
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
  const isReply = threadId !== null;
  // The draft is in the tab's storage, which the server doesn't know.
  useEffect(() => {
    const field = area.current;
    if (!field) return;
    if (field.value === "") field.value = readCommentDraft(slug, threadId);
    if (isReply) field.focus();
  }, [slug, threadId, isReply, area]);
  return { ...form, hasFailed: hasFailed && !form.isBusy && !form.errors.text };
}

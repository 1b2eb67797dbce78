import { type RefObject, useEffect, useRef, useState } from "react";
import type { PostedComment } from "../../../shared/comments/comment.ts";
import type { SentForm } from "../../../shared/page-data.ts";
import { api } from "../../../shared/paths.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { callApi } from "../../call-api.ts";
import { useForm } from "../forms/use-form.ts";
import { useCommentDraft } from "./use-comment-draft.ts";

/** Where a comment goes: under a look, or into a thread. */
export interface CommentPlace {
  slug: string;
  threadId: string | null;
  /** The comment that is answered. */
  parent?: string;
}

/** A form that posts the text of `area`, which it fills from its draft. */
export function useCommentForm(
  { slug, threadId, parent }: CommentPlace,
  area: RefObject<HTMLTextAreaElement | null>,
  sent: SentForm | null,
  onPosted: (posted: PostedComment) => void,
) {
  const key = useRef<{ text: string; key: string }>(null);
  const [hasFailed, setFailed] = useState(false);
  const draft = useCommentDraft(slug, threadId, area);
  /** A visitor who logs in to post has a draft of their own by then. */
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const form = useForm(
    async ({ text = "" }) => {
      // The same text is posted once, however often it is sent.
      if (key.current?.text !== text) key.current = { text, key: newUuid(() => new Date()) };
      setFailed(true);
      await draft.sync?.hold();
      try {
        const { data } = await callApi<PostedComment>(api.lookComments(slug), {
          method: "POST",
          body: { text, ...(parent && { parent }) },
          headers: { "Idempotency-Key": key.current.key },
          toasts: "form",
        });
        setFailed(false);
        key.current = null;
        for (const { store, sync } of [draft, latest.current]) {
          store.clear();
          sync?.forget();
        }
        if (data) onPosted(data);
      } finally {
        draft.sync?.release();
      }
    },
    undefined,
    sent,
  );
  const isReply = threadId !== null;
  // A reply is opened by a press.
  useEffect(() => {
    if (isReply) area.current?.focus();
  }, [isReply, area]);
  return { ...form, draft, hasFailed: hasFailed && !form.isBusy && !form.errors.text };
}

import { type RefObject, useEffect, useRef, useState } from "react";
import type { PostedComment } from "../../../shared/comments/comment.ts";
import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import { commentsCall } from "../../../shared/comments/paths.ts";
import type { CommentDraftBody } from "../../../shared/drafts/draft.ts";
import type { SentForm } from "../../../shared/page-data.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { callApi } from "../../call-api.ts";
import { useForm } from "../forms/use-form.ts";
import { type CommentDraftControls, showIn, useCommentDraft } from "./use-comment-draft.ts";

/** Where a comment goes: under a look or an entry, or into a thread. */
export interface CommentPlace {
  on: CommentTarget;
  threadId: string | null;
  /** The comment that is answered. */
  parent?: string;
}

/** A form that posts the text of `area`, which it fills from its draft. */
export function useCommentForm(
  { on, threadId, parent }: CommentPlace,
  area: RefObject<HTMLTextAreaElement | null>,
  sent: SentForm | null,
  onPosted: (posted: PostedComment) => void,
) {
  const keys = useIdempotencyKeys();
  const [hasFailed, setFailed] = useState(false);
  const draft = useCommentDraft(on, threadId, area);
  /** A visitor who logs in to post has a draft of their own by then. */
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const form = useForm(
    async ({ text = "" }) => {
      setFailed(true);
      const draftHeader = await draft.sync?.hold();
      try {
        const { data } = await callApi<PostedComment>(commentsCall(on), {
          method: "POST",
          body: { text, ...(parent && { parent }) },
          headers: { "Idempotency-Key": keys.keyFor(text), ...draftHeader },
          toasts: "form",
        });
        setFailed(false);
        keys.forget();
        forgetDraft(draft);
        const own = latest.current;
        if (own.store !== draft.store) showOwnDraft(own, area.current, text);
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

/** The same text is posted once, however often it is sent. */
function useIdempotencyKeys() {
  const last = useRef<{ text: string; key: string }>(null);
  return {
    keyFor(text: string): string {
      if (last.current?.text !== text) last.current = { text, key: newUuid(() => new Date()) };
      return last.current.key;
    },
    forget() {
      last.current = null;
    },
  };
}

/** After a visitor’s text was posted by the member who logged in: another draft that they had here stays. */
function showOwnDraft(own: CommentDraftControls, field: HTMLTextAreaElement | null, posted: string): void {
  const { text } = own.store.read();
  if (text === posted) forgetDraft(own, { text });
  else if (field) showIn(field, text);
}

/** @param posted where it was posted as a visitor’s draft */
function forgetDraft({ store, sync }: CommentDraftControls, posted?: CommentDraftBody): void {
  store.clear();
  sync?.forget(posted);
}

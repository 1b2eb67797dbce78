import { type RefObject, useEffect, useRef, useState } from "react";
import type { CardDraft, LiveMessage } from "../../../../shared/discussions/message.ts";
import type { MessageDraftBody } from "../../../../shared/drafts/draft.ts";
import type { SentForm } from "../../../../shared/page-data.ts";
import { api } from "../../../../shared/paths.ts";
import { CallFailure } from "../../../call-failure.ts";
import { postOnce } from "../../../post-once.ts";
import { useForm } from "../../forms/use-form.ts";
import { draftPhotos } from "../../photos/draft-photos.ts";
import { usePhotosForm } from "../../photos/field/use-photos-form.ts";
import { draftBodyOf, emptyReply, isWritten, type ReplyFields } from "./reply-fields.ts";
import { type DraftCard, type ReplyDraft, useReplyDraft } from "./use-reply-draft.ts";

/** A form that posts what its draft says. The same reply is posted once, however often it is sent. */
export function useReplyForm(
  slug: string,
  area: RefObject<HTMLTextAreaElement | null>,
  sent: SentForm | null,
  onPosted: (message: LiveMessage) => void,
) {
  const draft = useReplyDraft(slug, sent?.fields.text ?? "", area);
  const [hasFailed, setFailed] = useState(false);
  /** What was being sent when the line was lost: it goes out as it was, or not at all once it is changed. */
  const [waiting, setWaiting] = useState<string | null>(null);
  /** A visitor who logs in to post has a draft of their own by then. */
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const sending = useForm(
    async () => {
      const body = contentOf(draft.fields);
      const said = JSON.stringify(body);
      setFailed(true);
      setWaiting(null);
      const headers = await draft.sync?.hold();
      try {
        const { data } = await postOnce<LiveMessage>(api.messages(slug), body, { toasts: "form", headers });
        setFailed(false);
        forget(draft);
        // Another draft that the member had here stays.
        const own = latest.current;
        if (own.store !== draft.store && JSON.stringify(contentOf(own.store.read())) === said)
          forget(own, draftBodyOf(draft.fields));
        if (data) onPosted(data);
      } catch (failure) {
        const isOffline = failure instanceof CallFailure && failure.status === 0 && !navigator.onLine;
        setWaiting(isOffline ? said : null);
        // A visitor has logged in to post it: it is theirs now.
        if (latest.current.store !== draft.store && !isWritten(latest.current.fields))
          latest.current.store.change(() => draft.fields);
        throw failure;
      } finally {
        draft.sync?.release();
      }
    },
    undefined,
    sent,
  );
  const form = usePhotosForm(sending);
  const isWaiting = waiting !== null && waiting === JSON.stringify(contentOf(draft.fields));
  // What could not be sent goes out once the line is back.
  useEffect(() => {
    if (!isWaiting) return;
    const send = () => form.formProps.ref.current?.requestSubmit();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [isWaiting, form.formProps.ref]);
  return { ...form, draft, isWaiting, hasFailed: hasFailed && !form.isBusy && !form.errors.text };
}

const cardDraft = ({ kind, at }: DraftCard): CardDraft => (kind === "item" ? { kind, id: at } : { kind, slug: at });

const contentOf = ({ text, quote, cards, photos }: ReplyFields) => ({
  ...{ text, quote, cards: cards.map(cardDraft), photos: draftPhotos(photos) },
});

/** @param posted where it was posted as a visitor’s draft */
function forget({ store, sync }: ReplyDraft, posted?: MessageDraftBody): void {
  // Also what was sent without script and refused: it begins empty from now on.
  store.startFrom(emptyReply);
  store.clear();
  sync?.forget(posted);
}

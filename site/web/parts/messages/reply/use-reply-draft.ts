import { type RefObject, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { Quotation } from "../../../../shared/discussions/message.ts";
import type { MessageDraftBody } from "../../../../shared/drafts/draft.ts";
import { messagePlace } from "../../../../shared/drafts/draft-place.ts";
import { useViewer } from "../../../payload.ts";
import { draftCalls } from "../../drafts/draft-calls.ts";
import { type DraftStore, openDraft } from "../../drafts/draft-store.ts";
import { type DraftState, DraftSync } from "../../drafts/draft-sync.ts";
import { draftVersionStorage } from "../../drafts/draft-version-storage.ts";
import { localStorageOrNull, sessionStorageOrNull } from "../../drafts/local-storage.ts";
import { useDraftSync } from "../../drafts/use-draft-sync.ts";

/** A passage that a reply will answer. */
export type ChosenQuote = Pick<Quotation, "number" | "text">;

/** Something that a reply will show. */
export type DraftCard = MessageDraftBody["cards"][number];

export const emptyReply: MessageDraftBody = { text: "", quote: null, cards: [] };
export const hasWords = ({ text, quote, cards }: MessageDraftBody): boolean =>
  text !== "" || quote !== null || cards.length > 0;
const written = (body: MessageDraftBody) => (hasWords(body) ? body : null);

export interface ReplyDraft {
  body: MessageDraftBody;
  store: DraftStore<MessageDraftBody>;
  /** Null where the text stays on this device. */
  sync: DraftSync<MessageDraftBody> | null;
  state: DraftState<MessageDraftBody>;
}

/**
 * What a reply says so far. A member's is saved on the server; what a visitor writes stays in this tab.
 * @param sent what was sent without script and refused
 */
export function useReplyDraft(slug: string, sent: string, area: RefObject<HTMLTextAreaElement | null>): ReplyDraft {
  const member = useViewer()?.slug ?? null;
  const initial = useMemo(() => ({ ...emptyReply, text: sent }), [sent]);
  const { store, sync } = useMemo(() => draftFor(slug, member, initial), [slug, member, initial]);
  const state = useDraftSync(sync);
  const before = useRef<DraftStore<MessageDraftBody>>(null);
  // What the browser holds of a form that was typed into before the script ran, or before logging in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = store;
    if (hasWords(store.read())) return;
    const text = area.current?.value ?? "";
    if (earlier && hasWords(earlier.read())) {
      const typed = earlier.read();
      store.change(() => typed);
    } else if (text !== "") store.change((body) => ({ ...body, text }));
  }, [store]);
  const body = useSyncExternalStore(store.subscribe, store.read, () => initial);
  return { body, store, sync, state };
}

function draftFor(slug: string, member: string | null, initial: MessageDraftBody) {
  if (member === null)
    return { store: openDraft(`hemline:message:${slug}`, initial, written, sessionStorageOrNull()), sync: null };
  const key = `hemline:message:${member}:${slug}`;
  const store = openDraft(key, initial, written, localStorageOrNull());
  const form = {
    read: () => written(store.read()),
    show: (draft: { body: MessageDraftBody } | null) => store.change(() => draft?.body ?? emptyReply),
    subscribe: store.subscribe,
  };
  const calls = draftCalls<MessageDraftBody>(messagePlace(slug));
  return { store, sync: new DraftSync(form, calls, draftVersionStorage(key, localStorageOrNull())) };
}

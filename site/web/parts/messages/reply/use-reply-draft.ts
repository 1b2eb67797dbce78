import { type RefObject, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { MessageDraftBody } from "../../../../shared/drafts/draft.ts";
import { messagePlace } from "../../../../shared/drafts/draft-place.ts";
import { useViewer } from "../../../payload.ts";
import { draftCalls } from "../../drafts/draft-calls.ts";
import { type DraftStore, openDraft } from "../../drafts/draft-store.ts";
import { type DraftState, DraftSync } from "../../drafts/draft-sync.ts";
import { draftVersionStorage } from "../../drafts/draft-version-storage.ts";
import { localStorageOrNull, sessionStorageOrNull } from "../../drafts/local-storage.ts";
import { useDraftSync } from "../../drafts/use-draft-sync.ts";
import { draftBodyOf, emptyReply, fieldsOfDraft, isWritten, type ReplyFields, written } from "./reply-fields.ts";

/** A passage that a reply will answer. */
export type ChosenQuote = NonNullable<MessageDraftBody["quote"]>;

/** Something that a reply will show. */
export type DraftCard = MessageDraftBody["cards"][number];

export interface ReplyDraft {
  fields: ReplyFields;
  store: DraftStore<ReplyFields>;
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
  const before = useRef<DraftStore<ReplyFields>>(null);
  // What the browser holds of a form that was typed into before the script ran, or before logging in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = store;
    if (isWritten(store.read())) return;
    const text = area.current?.value ?? "";
    if (earlier && isWritten(earlier.read())) {
      const typed = earlier.read();
      store.change(() => typed);
    } else if (text !== "") store.change((fields) => ({ ...fields, text }));
  }, [store]);
  const fields = useSyncExternalStore(store.subscribe, store.read, () => initial);
  return { fields, store, sync, state };
}

function draftFor(slug: string, member: string | null, initial: ReplyFields) {
  if (member === null)
    return { store: openDraft(`hemline:message:${slug}`, initial, written, sessionStorageOrNull()), sync: null };
  const key = `hemline:message:${member}:${slug}`;
  const store = openDraft(key, initial, written, localStorageOrNull());
  const form = {
    read: () => {
      const fields = written(store.read());
      return fields && draftBodyOf(fields);
    },
    show: (draft: Parameters<typeof fieldsOfDraft>[0]) => store.change(({ photos }) => fieldsOfDraft(draft, photos)),
    subscribe: store.subscribe,
  };
  const calls = draftCalls<MessageDraftBody>(messagePlace(slug));
  return { store, sync: new DraftSync(form, calls, draftVersionStorage(key, localStorageOrNull())) };
}

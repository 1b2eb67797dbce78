import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import type { CommentDraftBody } from "../../../shared/drafts/draft.ts";
import { commentPlace } from "../../../shared/drafts/draft-place.ts";
import { useViewer } from "../../payload.ts";
import { draftCalls } from "../drafts/draft-calls.ts";
import { type DraftStore, openDraft } from "../drafts/draft-store.ts";
import { type DraftState, DraftSync } from "../drafts/draft-sync.ts";
import { draftVersionStorage } from "../drafts/draft-version-storage.ts";
import { localStorageOrNull, sessionStorageOrNull } from "../drafts/local-storage.ts";
import { useDraftSync } from "../drafts/use-draft-sync.ts";

const noText: CommentDraftBody = { text: "" };
const written = (body: CommentDraftBody) => (body.text ? body : null);

export interface CommentDraftControls {
  store: DraftStore<CommentDraftBody>;
  /** Null where the text stays on this device. */
  sync: DraftSync<CommentDraftBody> | null;
  state: DraftState<CommentDraftBody>;
}

/**
 * Fills `area` with what was written before, and keeps what is written. A member's comment is saved on the server; a
 * reply, and what a visitor writes, stay in this tab.
 */
export function useCommentDraft(
  { kind, slug }: CommentTarget,
  threadId: string | null,
  area: RefObject<HTMLTextAreaElement | null>,
): CommentDraftControls {
  const member = useViewer()?.slug ?? null;
  const [isNear, setNear] = useState(false);
  const { store, sync } = useMemo(() => draftFor({ kind, slug }, threadId, member), [kind, slug, threadId, member]);
  const isFirst = useRef(true);
  // Holds on to the text area: what was typed before the script ran, or before logging in, is in the element only.
  useEffect(() => {
    const field = area.current;
    if (!field) return;
    const { text } = store.read();
    const isTyped = isFirst.current ? field.value !== field.defaultValue : text === "";
    if (field.value === "") showIn(field, text);
    // What a visitor wrote doesn’t replace what they had written here as a member before.
    else if (isTyped) store.change(() => ({ text: field.value }));
    isFirst.current = false;
    return store.subscribe(() => {
      if (field.value !== store.read().text) showIn(field, store.read().text);
    });
  }, [store, area]);
  // Watches the form: most readers of a page never come to it, and need no call for it.
  useEffect(() => {
    if (!area.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "300px",
    });
    watch.observe(area.current);
    return () => watch.disconnect();
  }, [area]);
  return { store, sync, state: useDraftSync(sync, isNear) };
}

function draftFor(on: CommentTarget, threadId: string | null, member: string | null) {
  if (threadId !== null || member === null)
    return {
      store: openDraft(`comment ${keyOf(on)} ${threadId ?? ""}`, noText, written, sessionStorageOrNull()),
      sync: null,
    };
  const key = `hemline:comment:${member}:${keyOf(on)}`;
  const store = openDraft(key, noText, written, localStorageOrNull());
  const form = {
    read: () => written(store.read()),
    show: (draft: { body: CommentDraftBody } | null) => store.change(() => draft?.body ?? noText),
    subscribe: store.subscribe,
  };
  const calls = draftCalls<CommentDraftBody>(commentPlace(on));
  return { store, sync: new DraftSync(form, calls, draftVersionStorage(key, localStorageOrNull())) };
}

/** A look’s is that of before there were comments on entries. */
const keyOf = ({ kind, slug }: CommentTarget) => (kind === "look" ? slug : `${kind}:${slug}`);

/** The event lets the counter count. */
export function showIn(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

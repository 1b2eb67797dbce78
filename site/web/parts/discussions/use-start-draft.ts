import { useMemo, useSyncExternalStore } from "react";
import type { DiscussionDraftBody } from "../../../shared/drafts/draft.ts";
import { newDiscussionPlace } from "../../../shared/drafts/draft-place.ts";
import type { Pages } from "../../../shared/pages.ts";
import { useViewer } from "../../payload.ts";
import { useHoldReload } from "../../state/hold-reload.ts";
import { draftCalls } from "../drafts/draft-calls.ts";
import { openDraft } from "../drafts/draft-store.ts";
import { DraftSync } from "../drafts/draft-sync.ts";
import { draftVersionStorage } from "../drafts/draft-version-storage.ts";
import { localStorageOrNull } from "../drafts/local-storage.ts";
import { useDraftSync } from "../drafts/use-draft-sync.ts";

/** Its group alone is not worth keeping: the address may name one. */
const written = (body: DiscussionDraftBody) => (body.title || body.text || body.tags ? body : null);

/** The form of a new discussion, kept on this device and on the server until it is posted. */
export function useStartDraft({ group, groups, form: sent }: Pages["startDiscussion"]) {
  const viewer = useViewer()?.slug ?? "";
  const chosen = group ?? groups[0]?.slug ?? "";
  const initial = useMemo(
    (): DiscussionDraftBody => ({
      group: sent?.fields.group ?? chosen,
      title: sent?.fields.title ?? "",
      tags: sent?.fields.tags ?? "",
      text: sent?.fields.text ?? "",
    }),
    [chosen, sent],
  );
  const { store, sync } = useMemo(() => {
    const key = `hemline:discussion:${viewer}`;
    const opened = openDraft(key, initial, written, localStorageOrNull());
    const draftForm = {
      read: () => written(opened.read()),
      show: (draft: { body: DiscussionDraftBody } | null) => opened.change(() => draft?.body ?? initial),
      subscribe: opened.subscribe,
    };
    const calls = draftCalls<DiscussionDraftBody>(newDiscussionPlace);
    return { store: opened, sync: new DraftSync(draftForm, calls, draftVersionStorage(key, localStorageOrNull())) };
  }, [viewer, initial]);
  const state = useDraftSync(sync);
  const body = useSyncExternalStore(store.subscribe, store.read, () => initial);
  useHoldReload(written(body) !== null);
  return { body, store, sync, state };
}

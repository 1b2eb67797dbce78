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
import { draftBodyOf, fieldsOfDraft, type StartFields, written } from "./start-fields.ts";

/** The form of a new discussion, kept on this device and on the server until it is posted. */
export function useStartDraft({ group, groups, form: sent }: Pages["startDiscussion"]) {
  const viewer = useViewer()?.slug ?? "";
  const chosen = group ?? groups[0]?.slug ?? "";
  const initial = useMemo(
    (): StartFields => ({
      group: sent?.fields.group ?? chosen,
      title: sent?.fields.title ?? "",
      tags: sent?.fields.tags ?? "",
      text: sent?.fields.text ?? "",
      photos: [],
    }),
    [chosen, sent],
  );
  const { store, sync } = useMemo(() => {
    const key = `hemline:discussion:${viewer}`;
    const opened = openDraft(key, initial, written, localStorageOrNull());
    const draftForm = {
      read: () => {
        const fields = written(opened.read());
        return fields && draftBodyOf(fields);
      },
      show: (draft: Parameters<typeof fieldsOfDraft>[0]) =>
        opened.change(({ photos }) => fieldsOfDraft(draft, initial, photos)),
      subscribe: opened.subscribe,
    };
    const calls = draftCalls<DiscussionDraftBody>(newDiscussionPlace);
    return { store: opened, sync: new DraftSync(draftForm, calls, draftVersionStorage(key, localStorageOrNull())) };
  }, [viewer, initial]);
  const state = useDraftSync(sync);
  const fields = useSyncExternalStore(store.subscribe, store.read, () => initial);
  useHoldReload(written(fields) !== null);
  return { fields, store, sync, state };
}

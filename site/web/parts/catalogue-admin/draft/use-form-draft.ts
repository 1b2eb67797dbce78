import { useMemo, useState, useSyncExternalStore } from "react";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { useWarnBeforeUnload } from "../../../state/warn-before-unload.ts";
import type { DraftStore } from "../../drafts/draft-store.ts";
import { sessionStorageOrNull } from "../../drafts/local-storage.ts";
import { type FormDraft, hasChanges, openFormDraft } from "./form-draft.ts";

export interface FormDraftControls<Edited> extends FormDraft<Edited> {
  hasChanges: boolean;
  /** This tab had kept it from earlier. */
  isRestored: boolean;
  /** The latest draft, for code that has waited since it was rendered. */
  read: () => FormDraft<Edited>;
  change: (part: Partial<Edited>) => void;
  put: (draft: FormDraft<Edited>) => void;
  /** Back to what is saved. */
  clear: () => void;
}

/** By key: what was typed outlives its page, while the admin looks at others. */
const stores = new Map<string, DraftStore<FormDraft<unknown>>>();

function storeFor<Edited>(key: string, initial: FormDraft<Edited>): DraftStore<FormDraft<Edited>> {
  // A key belongs to one kind of form.
  const present = stores.get(key) as DraftStore<FormDraft<Edited>> | undefined;
  const store = present && hasChanges(present.read()) ? present : openFormDraft(key, initial, sessionStorageOrNull());
  store.startFrom(initial);
  // The server renders for all admins and must not keep the draft of one.
  if (typeof window !== "undefined") stores.set(key, store as unknown as DraftStore<FormDraft<unknown>>);
  return store;
}

/** The form under `key`; the server renders `initial`, the browser continues with what this tab has kept. */
export function useFormDraft<Edited>(key: string, initial: FormDraft<Edited>): FormDraftControls<Edited> {
  const store = useMemo(() => storeFor(key, initial), [key, initial]);
  const draft = useSyncExternalStore(store.subscribe, store.read, () => initial);
  const isRestored = useSyncExternalStore(
    store.subscribe,
    () => store.isRestored,
    () => false,
  );
  const [isDiscarded, setDiscarded] = useState(false);
  const isChanged = hasChanges(draft);
  // An undo may come when the page has been read anew, and with it the store.
  const current = () => (stores.get(key) as DraftStore<FormDraft<Edited>> | undefined) ?? store;
  useHoldReload(isChanged);
  // What the tab keeps is closed with it.
  useWarnBeforeUnload(isChanged);
  return {
    ...draft,
    hasChanges: isChanged,
    isRestored: isRestored && isChanged && !isDiscarded,
    read: () => current().read(),
    change: (part) => current().change((before) => ({ ...before, edited: { ...before.edited, ...part } })),
    put: (next) => current().change(() => next),
    clear() {
      setDiscarded(true);
      current().clear();
    },
  };
}

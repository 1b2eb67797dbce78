import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import type { EditedEntry, EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { paths } from "../../../../shared/paths.ts";
import { useViewer } from "../../../payload.ts";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { showError } from "../../../state/show-toast.ts";
import { useWarnBeforeUnload } from "../../../state/warn-before-unload.ts";
import { localStorageOrNull } from "../../drafts/local-storage.ts";
import { emptyText } from "../empty-text.ts";
import { type EditorMedia, mediaOf } from "../media/editor-media.ts";
import { Autosave, type SaveState } from "./autosave.ts";
import { entrySaveCall } from "./entry-calls.ts";
import { type LocalCopy, localCopies } from "./local-copy.ts";

export interface EntrySaving {
  state: SaveState;
  autosave: Autosave<EntryText>;
  /** Null until the entry exists. */
  id: string | null;
  /** Creates the entry where it does not exist yet; null when that can’t be done now. */
  idOfEntry: () => Promise<string | null>;
  /** To be called with every change. */
  change: (text: EntryText) => void;
  /** A text of this device that was never saved. */
  found: LocalCopy | null;
  dismissFound: () => void;
}

/** Saves the text of an entry while it is written, and keeps what is not saved on this device. @param entry null for a new one */
export function useEntrySaving(entry: EditedEntry | null, media: EditorMedia): EntrySaving {
  const [autosave] = useState(() => new Autosave<EntryText>(entrySaveCall(), entry));
  const state = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read);
  const memberSlug = useViewer()?.slug ?? "";
  const copies = useMemo(() => localCopies(memberSlug, localStorageOrNull()), [memberSlug]);
  const [found, setFound] = useState<LocalCopy | null>(null);
  const opened = useEffectEvent(() => entry);
  // The device is asked once, after the server’s text is on the page.
  useEffect(() => {
    const saved = opened();
    const copy = copies.read(saved?.id ?? null);
    if (copy && JSON.stringify(copy.text) !== JSON.stringify(saved?.text)) setFound(copy);
  }, [copies]);
  const id = autosave.saved?.id ?? null;
  const isNew = entry === null;
  // The address belongs to the window: a new entry gets its own, and the page stays as it is.
  useEffect(() => {
    if (!isNew || id === null) return;
    copies.remove(null);
    history.replaceState(history.state, "", paths.adminEntry(id));
  }, [isNew, id, copies]);
  const isUnsaved = state.step !== "saved";
  // What is saved is no longer kept here.
  useEffect(() => {
    if (state.step === "saved" && state.saved && !found) copies.remove(state.saved.id);
  }, [state, copies, found]);
  useHoldReload(isUnsaved);
  useLeaving(autosave, isUnsaved);
  return {
    ...{ state, autosave, id, found },
    async idOfEntry() {
      if (!autosave.saved && !autosave.hasUnsaved) autosave.change(emptyText);
      await autosave.flush();
      if (!autosave.saved) showError("We couldn’t create the entry yet. Your text is on this device.");
      return autosave.saved?.id ?? null;
    },
    change(text) {
      const saved = autosave.saved;
      const at = new Date().toISOString();
      copies.write(saved?.id ?? null, { text, media: mediaOf(text.document, media), version: saved?.version ?? 0, at });
      autosave.change(text);
    },
    dismissFound() {
      copies.remove(id);
      setFound(null);
    },
  };
}

/** Saves before the page is left, asks before the tab is closed, and tries again when the connection is back. */
function useLeaving(autosave: Autosave<EntryText>, isUnsaved: boolean): void {
  // These are the window’s and the document’s events.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const flushHidden = () => document.visibilityState === "hidden" && void autosave.flush();
    document.addEventListener("visibilitychange", flushHidden, { signal });
    window.addEventListener("pagehide", () => void autosave.flush(), { signal });
    window.addEventListener("online", autosave.retry, { signal });
    return () => {
      stop.abort();
      void autosave.flush();
    };
  }, [autosave]);
  useWarnBeforeUnload(isUnsaved);
}

import { useState } from "react";
import type { EditedEntry, EntrySavedAnswer, EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { showSuccess } from "../../../state/show-toast.ts";

export interface TakeTheirs {
  isBusy: boolean;
  take: (saved: EditedEntry) => Promise<void>;
}

/**
 * Gives way to what another admin has saved. One’s own text becomes a version of the entry first; while that fails, the
 * editor and this device keep it.
 * @param mine what the editor holds
 * @param o.show puts their text into the editor, as saved
 * @param o.put puts a text into the editor, as changed
 */
export function useTakeTheirs(
  mine: () => EntryText,
  { show, put }: { show: (saved: EditedEntry) => void; put: (text: EntryText) => void },
): TakeTheirs {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async take(saved) {
      const before = mine();
      setBusy(true);
      try {
        const path = api.adminEntryRevisions(saved.id);
        await callApi<EntrySavedAnswer>(path, { method: "POST", body: before, toasts: "failures" });
      } catch {
        return;
      } finally {
        setBusy(false);
      }
      show(saved);
      showSuccess("Other version taken", { label: "Undo", run: () => put(before) });
    },
  };
}

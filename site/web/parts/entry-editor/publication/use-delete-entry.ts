import { useState } from "react";
import { api, paths } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { showSuccess } from "../../../state/show-toast.ts";
import type { SavedText } from "../saving/autosave.ts";

/** Deletes an entry and leads to the list; its toast takes that back. */
export function useDeleteEntry() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async deleteEntry({ id, version }: SavedText): Promise<void> {
      setBusy(true);
      try {
        await callApi(api.adminEntry(id), { method: "DELETE", body: { version }, toasts: "failures" });
      } catch {
        return setBusy(false);
      }
      await navigate(paths.adminNotebook);
      const undo = async () => {
        if (await restoreEntry(id)) await navigate(paths.adminEntry(id));
      };
      showSuccess("Entry deleted", { label: "Undo", run: undo });
    },
  };
}

/** As a draft. @returns false on failure, which a toast has told */
export async function restoreEntry(id: string): Promise<boolean> {
  try {
    await callApi(api.adminEntryRestoration(id), { method: "POST", toasts: "failures" });
  } catch {
    return false;
  }
  showSuccess("Entry restored as a draft");
  return true;
}

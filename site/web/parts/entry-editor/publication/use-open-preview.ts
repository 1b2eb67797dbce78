import { useState } from "react";
import { paths } from "../../../../shared/paths.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { showError } from "../../../state/show-toast.ts";
import type { EntrySaving } from "../saving/use-entry-saving.ts";

/** Leads to the entry as readers will see it, once its text is saved. */
export function useOpenPreview({ autosave, idOfEntry }: Pick<EntrySaving, "autosave" | "idOfEntry">) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async open(): Promise<void> {
      setBusy(true);
      const id = await idOfEntry();
      setBusy(false);
      if (id === null) return;
      if (autosave.read().step === "saved") await navigate(paths.adminEntryPreview(id));
      else showError("Your text isn’t saved yet. Wait until it’s saved, then preview it.");
    },
  };
}

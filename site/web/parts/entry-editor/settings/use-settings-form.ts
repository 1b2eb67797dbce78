import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { SavedAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import type { EditedEntry } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { useViewer } from "../../../payload.ts";
import { showSuccess } from "../../../state/show-toast.ts";
import type { Conflict } from "../../catalogue-admin/conflict/conflict.ts";
import { newFormDraft } from "../../catalogue-admin/draft/form-draft.ts";
import { useFormDraft } from "../../catalogue-admin/draft/use-form-draft.ts";
import { type Form, useForm } from "../../forms/use-form.ts";
import { type EditedSettings, newSettings, savedSettings, settingsDraft } from "./edited-settings.ts";
import { settingsConflictIn } from "./settings-conflict.ts";

export interface SettingsForm extends Form {
  base: EditedSettings;
  edited: EditedSettings;
  hasChanges: boolean;
  conflict: Conflict<EditedSettings> | null;
  change: (part: Partial<EditedSettings>) => void;
  saveChoice: (chosen: EditedSettings) => void;
  takeTheirs: () => void;
  discard: () => void;
}

/**
 * The settings of an entry, saved by their button. When another admin has saved them since, both versions are there to
 * choose from.
 * @param entry null for a new one
 * @param idOfEntry creates the entry where it does not exist yet; null when it can’t
 */
export function useSettingsForm(
  entry: EditedEntry | null,
  idOfEntry: () => Promise<string | null>,
  onSaved: (slug: string) => void,
): SettingsForm {
  const author = useViewer()?.slug ?? "";
  const initial = useMemo(
    () => (entry ? newFormDraft(savedSettings(entry), entry.settingsVersion) : newFormDraft(newSettings(author), 1)),
    [entry, author],
  );
  const draft = useFormDraft(`entry settings ${author} ${entry?.id ?? "new"}`, initial);
  const [conflict, setConflict] = useState<Conflict<EditedSettings> | null>(null);
  const form = useForm(async () => {
    const id = await idOfEntry();
    if (id === null) return;
    const { edited, version } = draft.read();
    try {
      const body = settingsDraft(edited, version);
      const { data } = await callApi<SavedAnswer>(api.adminEntry(id), { method: "PUT", body, toasts: "form" });
      if (!data) return;
      draft.put({ base: edited, edited, version: data.version });
      onSaved(data.slug);
    } catch (failure) {
      const found = settingsConflictIn(failure, edited);
      if (!found) throw failure;
      setConflict(found);
    }
  });
  const follow = (edited: EditedSettings) => {
    if (!conflict) return;
    const { theirs, version } = conflict;
    flushSync(() => {
      draft.put({ base: theirs, edited, version });
      setConflict(null);
    });
  };
  return {
    ...form,
    ...{ base: draft.base, edited: draft.edited, hasChanges: draft.hasChanges, conflict },
    change(part) {
      for (const name of Object.keys(part)) form.clear(name);
      draft.change(part);
    },
    saveChoice(chosen) {
      follow(chosen);
      form.formProps.ref.current?.requestSubmit();
    },
    takeTheirs() {
      if (conflict) follow(conflict.theirs);
    },
    discard() {
      const discarded = draft.read();
      draft.put({ ...discarded, edited: discarded.base });
      showSuccess("Changes discarded", { label: "Undo", run: () => draft.put(discarded) });
    },
  };
}

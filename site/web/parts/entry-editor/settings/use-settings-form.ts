import { useState } from "react";
import { flushSync } from "react-dom";
import type { SavedAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { isMadeOf } from "../../../../shared/notebook-admin/followed-slug.ts";
import type { EditedEntry, EntryConflict } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { CallFailure } from "../../../call-failure.ts";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { showSuccess } from "../../../state/show-toast.ts";
import type { Conflict } from "../../catalogue-admin/conflict/conflict.ts";
import { isSameContent } from "../../catalogue-admin/draft/same-content.ts";
import { type Form, useForm } from "../../forms/use-form.ts";
import { differingSettings, type EditedSettings, editedSettings, settingsDraft } from "./edited-settings.ts";

export interface SavedSettings {
  edited: EditedSettings;
  version: number;
  /** The address that the entry has; null while it follows the title. */
  slug: string | null;
}

export const savedSettingsOf = ({ settings, settingsVersion, publishedAt, text }: EditedEntry): SavedSettings => {
  const isFollowing = publishedAt === null && isMadeOf(text.title, settings.slug);
  return {
    edited: editedSettings(settings, isFollowing),
    version: settingsVersion,
    slug: isFollowing ? null : settings.slug,
  };
};

export interface SettingsForm extends Form {
  edited: EditedSettings;
  saved: SavedSettings;
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
 * @param idOfEntry creates the entry where it does not exist yet; null when it can’t
 */
export function useSettingsForm(
  first: SavedSettings,
  idOfEntry: () => Promise<string | null>,
  onSaved: (slug: string) => void,
): SettingsForm {
  const [saved, setSaved] = useState(first);
  const [edited, setEdited] = useState(first.edited);
  const [conflict, setConflict] = useState<Conflict<EditedSettings> | null>(null);
  const hasChanges = !isSameContent(saved.edited, edited);
  useHoldReload(hasChanges);
  const form = useForm(async () => {
    const id = await idOfEntry();
    if (id === null) return;
    try {
      const body = settingsDraft(edited, saved.version);
      const { data } = await callApi<SavedAnswer>(api.adminEntry(id), { method: "PUT", body, toasts: "form" });
      if (!data) return;
      setSaved({ edited, version: data.version, slug: edited.slug ? data.slug : saved.slug });
      onSaved(data.slug);
    } catch (failure) {
      const found = conflictIn(failure, edited);
      if (!found) throw failure;
      setConflict(found);
    }
  });
  const follow = (next: EditedSettings) => {
    if (!conflict) return;
    const { theirs, version } = conflict;
    flushSync(() => {
      setSaved({ edited: theirs, version, slug: theirs.slug || null });
      setEdited(next);
      setConflict(null);
    });
  };
  return {
    ...form,
    ...{ edited, saved, hasChanges, conflict },
    change(part) {
      for (const name of Object.keys(part)) form.clear(name);
      setEdited((before) => ({ ...before, ...part }));
    },
    saveChoice(chosen) {
      follow(chosen);
      form.formProps.ref.current?.requestSubmit();
    },
    takeTheirs() {
      if (conflict) follow(conflict.theirs);
    },
    discard() {
      const discarded = edited;
      setEdited(saved.edited);
      showSuccess("Changes discarded", { label: "Undo", run: () => setEdited(discarded) });
    },
  };
}

/** Null for any other failure, and where the entry was deleted: then there is nothing to choose. */
function conflictIn(failure: unknown, mine: EditedSettings): Conflict<EditedSettings> | null {
  if (!(failure instanceof CallFailure) || failure.status !== 409) return null;
  const data: unknown = failure.answer?.data;
  if (!isConflict(data) || data.saved.state === "deleted") return null;
  const { edited: theirs, version } = savedSettingsOf(data.saved);
  return { theirs, version, names: differingSettings(mine, theirs), by: null, at: data.saved.savedAt };
}

const isConflict = (data: unknown): data is EntryConflict =>
  typeof data === "object" && data !== null && "saved" in data && typeof data.saved === "object" && data.saved !== null;

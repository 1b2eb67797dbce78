import type { EntrySettingsConflict } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { CallFailure } from "../../../call-failure.ts";
import type { Conflict } from "../../catalogue-admin/conflict/conflict.ts";
import { differingSettings, type EditedSettings, savedSettings } from "./edited-settings.ts";

/** Null for any other failure, and where the entry was deleted: then there is nothing to choose. */
export function settingsConflictIn(failure: unknown, mine: EditedSettings): Conflict<EditedSettings> | null {
  if (!(failure instanceof CallFailure) || failure.status !== 409) return null;
  const data: unknown = failure.answer?.data;
  if (!isConflict(data) || data.saved.state === "deleted") return null;
  const theirs = savedSettings(data.saved);
  const names = differingSettings(mine, theirs);
  return { theirs, version: data.saved.settingsVersion, names, by: data.by, at: data.at };
}

const isConflict = (data: unknown): data is EntrySettingsConflict =>
  typeof data === "object" && data !== null && "saved" in data && typeof data.saved === "object" && data.saved !== null;

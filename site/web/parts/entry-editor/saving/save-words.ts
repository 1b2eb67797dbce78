import type { EntryState } from "../../../../shared/notebook-admin/notebook-admin.ts";
import type { SaveState } from "./autosave.ts";

const failures = {
  "no-connection": "Not saved. You’re offline, and this device keeps your text. We’ll try again.",
  "logged-out": "Not saved. You’re logged out. Your text is on this device.",
  busy: "Not saved. We’ll try again.",
};

export const stateNames: Record<EntryState, string> = { draft: "Draft", scheduled: "Scheduled", live: "Published" };

/** How far saving is. @param formatTime of the writer’s place; null while that is not known */
export function saveInWords(state: SaveState, formatTime: ((instant: string) => string) | null): string {
  switch (state.step) {
    case "saved": {
      if (!state.saved) return "Not saved yet";
      const { savedAt, version } = state.saved;
      return formatTime ? `Saved at ${formatTime(savedAt)}, version ${version}` : `Saved, version ${version}`;
    }
    case "unsaved":
      return "Not saved yet";
    case "saving":
      return "Saving…";
    case "failed":
      return failures[state.why];
    case "refused":
      return `Not saved. ${state.message}`;
    case "conflict":
      return state.saved.state === "deleted"
        ? "Not saved. This entry was deleted."
        : "Not saved. Someone else has saved this entry.";
  }
}

import { Note } from "@hemline/ui/messages/note.tsx";
import { DraftConflict } from "../../drafts/draft-conflict.tsx";
import { formatAgoOrDay } from "../../format/format-ago.ts";
import styles from "./draft-notes.module.css";
import { uploadedOnly } from "./look-draft.ts";
import { describeDraft, toDraftBody } from "./look-draft-body.ts";
import type { LookDraftControls } from "./use-look-draft.ts";

/** Says that a draft was restored and from when, and asks about one that was changed in two places. */
export function DraftNotes({ controls }: { controls: LookDraftControls }) {
  const { draft, initial, hasChanges, change, sync, syncState } = controls;
  const found = syncState.step === "saved" ? syncState : null;
  const isRestored = hasChanges && (controls.isRestored || found?.isRestored === true);
  return (
    <>
      {/* It stays on the page, so that screen readers hear what comes into it. */}
      <div className={styles.restored} role="status">
        {isRestored && (
          <Note>
            We’ve restored your draft.
            {found?.savedAt && ` You saved it ${formatAgoOrDay(found.savedAt, new Date().toISOString())}.`}
          </Note>
        )}
      </div>
      {sync && (
        <DraftConflict
          sync={sync}
          state={syncState}
          mine={toDraftBody(draft, initial)}
          nothing={initial.title ? "The look as published" : "Empty"}
          describe={describeDraft}
          onUndo={() => () => change(() => uploadedOnly(draft))}
        />
      )}
    </>
  );
}

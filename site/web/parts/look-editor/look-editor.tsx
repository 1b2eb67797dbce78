import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { LookDraft } from "../../../shared/looks/look.ts";
import { DraftConflict } from "../drafts/draft-conflict.tsx";
import { DraftStatus } from "../drafts/draft-status.tsx";
import { useForm } from "../forms/use-form.ts";
import { isEmptyDraft, type LocalLookDraft, toLookDraft, uploadedOnly } from "./look-draft.ts";
import { describeDraft, toDraftBody } from "./look-draft-body.ts";
import styles from "./look-editor.module.css";
import { LookPhotos } from "./look-photos.tsx";
import { LookTextFields } from "./look-text-fields.tsx";
import type { LookDraftControls } from "./use-look-draft.ts";

const missingPhoto = "We couldn’t upload a photo. Try again or remove it.";

/** The form for a new look and for an edited one. */
export function LookEditor({
  controls,
  submitLabel,
  draftNote,
  secondaryAction,
  onSend,
}: {
  controls: LookDraftControls;
  submitLabel: string;
  /** For a draft that stays on this device: how long. */
  draftNote?: string;
  secondaryAction?: ReactNode;
  onSend: (draft: LookDraft) => Promise<unknown>;
}) {
  const { draft, uploadQueue, change, sync, syncState } = controls;
  const isRestored = controls.isRestored || (syncState.step === "saved" && syncState.isRestored);
  const { errors, isBusy, formProps, clear } = useForm(
    () => onSend(toLookDraft(controls.read())),
    async (): Promise<Record<string, string[]>> => {
      await uploadQueue.settled();
      return controls.read().photos.some(({ photo }) => !photo) ? { photos: [missingPhoto] } : {};
    },
  );
  const set = (fields: Partial<LocalLookDraft>) => change((before) => ({ ...before, ...fields }));
  return (
    <form {...formProps} className={styles.editor}>
      <LookPhotos
        controls={controls}
        errors={errors}
        onChange={() => {
          clear("photos");
          clear("tags");
        }}
      />
      <div className={styles.text}>
        {isRestored && !isEmptyDraft(draft) && <Note>We’ve restored your draft.</Note>}
        {sync && (
          <DraftConflict
            sync={sync}
            state={syncState}
            mine={toDraftBody(draft)}
            describe={describeDraft}
            onUndo={() => () => change(() => uploadedOnly(draft))}
          />
        )}
        <LookTextFields draft={draft} errors={errors} onChange={set} />
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button type="submit" busy={isBusy}>
            {submitLabel}
          </Button>
          {secondaryAction}
        </div>
        {sync && <DraftStatus state={syncState} />}
        {draftNote && !isEmptyDraft(draft) && <p className={`${typography.s13} ${typography.faint}`}>{draftNote}</p>}
      </div>
    </form>
  );
}

import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { LookDraft } from "../../../shared/looks/look.ts";
import { DraftStatus } from "../drafts/draft-status.tsx";
import { useForm } from "../forms/use-form.ts";
import { DraftNotes } from "./draft/draft-notes.tsx";
import type { LocalLookDraft } from "./draft/local-look-draft.ts";
import { toLookDraft } from "./draft/look-draft.ts";
import type { LookDraftControls } from "./draft/use-look-draft.ts";
import styles from "./look-editor.module.css";
import { LookPhotos } from "./look-photos.tsx";
import { LookTextFields } from "./look-text-fields.tsx";

const missingPhoto = "We couldn’t upload a photo. Try again or remove it.";

/** The form for a new look and for an edited one. */
export function LookEditor({
  controls,
  submitLabel,
  draftNote,
  notice,
  secondaryAction,
  onSend,
}: {
  controls: LookDraftControls;
  submitLabel: string;
  /** For a draft that stays on this device: how long. */
  draftNote?: string;
  /** Above the fields. */
  notice?: ReactNode;
  secondaryAction?: ReactNode;
  onSend: (draft: LookDraft) => Promise<unknown>;
}) {
  const { draft, hasChanges, uploadQueue, change, sync, syncState } = controls;
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
        <DraftNotes controls={controls} />
        {notice}
        <LookTextFields draft={draft} errors={errors} onChange={set} />
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button type="submit" busy={isBusy}>
            {submitLabel}
          </Button>
          {secondaryAction}
        </div>
        {sync && <DraftStatus state={syncState} />}
        {draftNote && hasChanges && <p className={`${typography.s13} ${typography.faint}`}>{draftNote}</p>}
      </div>
    </form>
  );
}

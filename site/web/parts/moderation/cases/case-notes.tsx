import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useRef, useState } from "react";
import { moderationLimits } from "../../../../shared/limits.ts";
import type { AdminCase } from "../../../../shared/moderation/admin.ts";
import { api } from "../../../../shared/paths.ts";
import { postOnce } from "../../../post-once.ts";
import { TimeAgo } from "../../format/time-ago.tsx";
import { useForm } from "../../forms/use-form.ts";
import styles from "./case.module.css";

/** What admins write to each other about a case. */
export function CaseNotes({ one, onChanged }: { one: AdminCase; onChanged: () => Promise<unknown> }) {
  const { adminNotes, snapshot } = one;
  const [isWriting, setWriting] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The button that was pressed goes with the form: the keyboard continues at the one that opens it. */
  const close = () => {
    setWriting(false);
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return (
    <div className={layout.stack}>
      {adminNotes.length > 0 && (
        <dl className={styles.notes}>
          {adminNotes.map(({ id, username, text, at }) => (
            <div key={id}>
              <dt>
                {username ? <bdi>{username}</bdi> : "A former admin"}, <TimeAgo at={at} />
              </dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {isWriting ? (
        <NoteForm
          id={one.id}
          onCancel={close}
          onSaved={async () => {
            close();
            await onChanged();
          }}
        />
      ) : (
        <div className={styles.add}>
          <Button
            ref={addButton}
            kind="line"
            size="sm"
            aria-label={`Add note about ${snapshot.title}`}
            onClick={() => setWriting(true)}
          >
            Add note
          </Button>
        </div>
      )}
    </div>
  );
}

function NoteForm({ id, onSaved, onCancel }: { id: string; onSaved: () => Promise<void>; onCancel: () => void }) {
  const { errors, isBusy, formProps } = useForm(async ({ text }) => {
    await postOnce(api.caseNotes(id), { text }, { toasts: "form" });
    await onSaved();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <TextArea
        label="Note"
        name="text"
        hint="Only admins read it."
        required
        autoFocus
        maxLength={moderationLimits.noteLength}
        errors={errors.text}
      />
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button type="submit" size="sm" busy={isBusy}>
          Add note
        </Button>
        <Button kind="line" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { Check } from "@hemline/ui/forms/check.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { type FormEvent, useState } from "react";
import { zoneAt } from "../../format/format-local.ts";
import { ownZone, zoneName } from "../../format/time-zone.ts";
import styles from "./publication-dialog.module.css";
import { localInput, nextHour, type ScheduleTime, scheduleTime } from "./schedule-time.ts";
import { UndescribedNote } from "./undescribed-note.tsx";
import type { Publication } from "./use-publication.ts";

/** Publishes now, or at a time. */
export function PublicationDialog({
  publication: { facts, errors, isBusy, publish, clearErrors },
  hasUnsavedSettings,
  missing,
  undescribed,
  onDescribe,
  onClose,
}: {
  publication: Publication;
  hasUnsavedSettings: boolean;
  /** What its settings leave empty, such as "cover". */
  missing: readonly string[];
  /** How many photos of the text have no description. */
  undescribed: number;
  /** Leads to the first of them. */
  onDescribe: () => void;
  onClose: () => void;
}) {
  const isLive = facts.state === "live";
  const [isLater, setLater] = useState(facts.state === "scheduled");
  const [proposed] = useState(() => (facts.publishAt ? new Date(facts.publishAt) : nextHour(new Date())));
  const [typed, setTyped] = useState(() => localInput(proposed));
  const [fault, setFault] = useState<string | null>(null);
  // A time that was not touched stays the one of the two that it is.
  const time: ScheduleTime =
    typed === localInput(proposed) ? { step: "instant", at: proposed, note: null } : scheduleTime(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isLater) return void ((await publish(null)) && onClose());
    if (time.step === "fault") return setFault(time.message);
    if (await publish(time.at)) onClose();
  };
  const general = Object.entries(errors).flatMap(([field, texts]) => (field === "at" ? [] : texts));
  const verb = isLater ? "Schedule entry" : isLive ? "Publish changes" : "Publish entry";
  return (
    <Dialog
      open
      onClose={onClose}
      title={isLive ? "Publish changes" : "Publish entry"}
      lead={
        isLive
          ? "Readers will see the newest text instead of the one before."
          : "It appears in the notebook and its feeds."
      }
    >
      <form className={layout.stack} noValidate onSubmit={(event) => void submit(event)}>
        {general.length > 0 && <Note tone="bad">{general.join(" ")}</Note>}
        {hasUnsavedSettings && (
          <Note tone="warm">
            Your changes in “About this entry” aren’t saved. Save them first, or readers will see the old settings.
          </Note>
        )}
        {!isLive && missing.length > 0 && (
          <Note>
            This entry has no {missing.join(" and no ")}. You can add {missing.length === 1 ? "one" : "them"} in “About
            this entry”, before or after it’s published.
          </Note>
        )}
        {undescribed > 0 && <UndescribedNote count={undescribed} onDescribe={onDescribe} />}
        {!isLive && (
          <fieldset className={styles.when}>
            <legend className={typography.h14}>When</legend>
            <Check type="radio" name="when" checked={!isLater} onChange={() => setLater(false)}>
              Now
            </Check>
            <Check type="radio" name="when" checked={isLater} onChange={() => setLater(true)}>
              At a set time
            </Check>
          </fieldset>
        )}
        {isLater && !isLive && (
          <TextField
            label="Goes out"
            type="datetime-local"
            name="at"
            min={localInput(new Date())}
            value={typed}
            errors={[...(fault ? [fault] : []), ...(errors.at ?? [])]}
            hint={zoneHint(time)}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setFault(null);
              clearErrors();
            }}
          />
        )}
        <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
          <Button kind="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy}>
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function zoneHint(time: ScheduleTime): string {
  const zone = time.step === "instant" ? zoneAt(time.at) : zoneName(ownZone());
  const note = time.step === "instant" && time.note ? ` ${time.note}` : "";
  return `${zone}.${note} If Hemline is offline then, we publish it as soon as it’s back.`;
}

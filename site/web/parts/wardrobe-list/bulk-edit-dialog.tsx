import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { Check } from "@hemline/ui/forms/check.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { type FormEvent, useState } from "react";
import { type ArchiveReason, archiveReasons, categories } from "../../../shared/items/item-options.ts";
import { type Season, seasons } from "../../../shared/looks/look-options.ts";
import { type Audience, audiences } from "../../../shared/permissions.ts";
import { formatCount } from "../format/format-count.ts";
import { audienceLabels } from "../looks/audience-labels.ts";
import { seasonLabels } from "../looks/occasion-labels.ts";
import { archiveReasonLabels, categoryLabels } from "../wardrobe/item-labels.ts";
import type { BulkChange, BulkEdit } from "./bulk-edit.ts";
import styles from "./bulk-edit-dialog.module.css";

interface BulkEditDialogProps {
  open: boolean;
  edit: BulkEdit;
  /** How many items it changes. */
  count: number;
  busy: boolean;
  onSave: (change: BulkChange) => void;
  onClose: () => void;
}

/** Asks for the one thing that changes in all chosen items. */
export function BulkEditDialog({ open, edit, count, busy, onSave, onClose }: BulkEditDialogProps) {
  const items = formatCount(count, "item");
  const title = edit === "archive" ? `Archive ${items}` : `Change ${items}`;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <BulkEditForm key={edit} edit={edit} busy={busy} onSave={onSave} onClose={onClose} />
    </Dialog>
  );
}

/** The choices of every edit: only those of `edit` are shown and sent. */
interface BulkChoice {
  category: string;
  seasons: readonly Season[];
  audience: Audience;
  archiveReason: ArchiveReason;
}

const noChoice: BulkChoice = { category: "", seasons: [], audience: "everyone", archiveReason: "sold" };

function BulkEditForm({ edit, busy, onSave, onClose }: Omit<BulkEditDialogProps, "open" | "count">) {
  const [choice, setChoice] = useState(noChoice);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave(changeOf(edit, choice));
  };
  return (
    <form className={layout.stack} onSubmit={submit}>
      <EditChoices edit={edit} choice={choice} onChoose={(part) => setChoice({ ...choice, ...part })} />
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="bare" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {edit === "archive" ? "Archive items" : "Save changes"}
        </Button>
      </div>
    </form>
  );
}

function changeOf(edit: BulkEdit, { category, seasons, audience, archiveReason }: BulkChoice): BulkChange {
  switch (edit) {
    case "category":
      return { category: categories.find((one) => one === category) ?? null };
    case "seasons":
      return { seasons: [...seasons] };
    case "audience":
      return { audience };
    case "archive":
      return { archiveReason };
  }
}

function EditChoices({
  edit,
  choice,
  onChoose,
}: {
  edit: BulkEdit;
  choice: BulkChoice;
  onChoose: (part: Partial<BulkChoice>) => void;
}) {
  switch (edit) {
    case "category":
      return (
        <SelectField
          label="Category"
          value={choice.category}
          onChange={({ currentTarget: { value } }) => onChoose({ category: value })}
        >
          <option value="">No category</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryLabels[category]}
            </option>
          ))}
        </SelectField>
      );
    case "seasons":
      return (
        <Choices legend="Seasons" hint="These replace the seasons of all chosen items. Choose none for no season.">
          {seasons.map((season) => (
            <Check
              key={season}
              checked={choice.seasons.includes(season)}
              onChange={() =>
                onChoose({ seasons: seasons.filter((one) => choice.seasons.includes(one) !== (one === season)) })
              }
            >
              {seasonLabels[season]}
            </Check>
          ))}
        </Choices>
      );
    case "audience":
      return (
        <Choices legend="Who can see these items" hint="Never more people than can see your wardrobe.">
          {audiences.map((audience) => (
            <Check
              key={audience}
              type="radio"
              name="audience"
              checked={choice.audience === audience}
              onChange={() => onChoose({ audience })}
            >
              {audienceLabels[audience]}
            </Check>
          ))}
        </Choices>
      );
    case "archive":
      return (
        <Choices legend="Why" hint="Archived items keep their wears and looks, and don’t count as free items.">
          {archiveReasons.map((reason) => (
            <Check
              key={reason}
              type="radio"
              name="reason"
              checked={choice.archiveReason === reason}
              onChange={() => onChoose({ archiveReason: reason })}
            >
              {archiveReasonLabels[reason]}
            </Check>
          ))}
        </Choices>
      );
  }
}

function Choices({ legend, hint, children }: { legend: string; hint: string; children: React.ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <p className={styles.hint}>{hint}</p>
    </fieldset>
  );
}

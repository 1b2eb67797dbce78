import type { ReactNode } from "react";
import { ConflictChoice, type FieldWords } from "./conflict/conflict-choice.tsx";
import type { CatalogueForm } from "./conflict/use-catalogue-form.ts";
import { RestoredNote } from "./fields/restored-note.tsx";
import { SaveBar } from "./fields/save-bar.tsx";
import { whyBlocked } from "./fields/why-blocked.ts";
import { FormColumns } from "./form-columns.tsx";

/** What the forms of a brand, a collection and a product share: the conflict above the fields, and the bar that saves below them. */
export function EntryForm<Edited extends object>({
  noun,
  words,
  form: { draft, conflict, formProps, isBusy, saveChoice, takeTheirs, discard },
  submitLabel,
  isUploading,
  aside,
  children,
}: {
  noun: string;
  words: FieldWords<Edited>;
  form: CatalogueForm<Edited>;
  submitLabel: string;
  isUploading: boolean;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {draft.isRestored && !conflict && <RestoredNote />}
      {conflict && (
        <ConflictChoice
          noun={noun}
          conflict={conflict}
          base={draft.base}
          mine={draft.edited}
          words={words}
          onSave={saveChoice}
          onTakeTheirs={takeTheirs}
        />
      )}
      <form {...formProps} aria-label={submitLabel}>
        <FormColumns aside={aside}>{children}</FormColumns>
        <SaveBar
          label={submitLabel}
          isBusy={isBusy}
          blocked={whyBlocked(conflict !== null, isUploading)}
          hasChanges={draft.hasChanges}
          onDiscard={discard}
        />
      </form>
    </>
  );
}

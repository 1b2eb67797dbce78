import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { useCallback } from "react";
import type { EntryActionAnswer } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { ActionForm } from "../../catalogue-admin/actions/action-form.tsx";
import type { AskPreview } from "../../catalogue-admin/actions/use-preview.ts";
import { entryActionLabel, entryActionQuestion, entryConsequence } from "./entry-action-texts.ts";
import { type EntryRequest, previewEntryAction, takeEntryAction } from "./entry-request.ts";

/** Says what will happen to the selected entries, and asks. */
export function EntryActionDialog({
  request,
  onDone,
  onUndone,
  onClose,
}: {
  request: EntryRequest;
  onDone: (answer: EntryActionAnswer) => void;
  onUndone: () => unknown;
  onClose: () => void;
}) {
  const { action, entries } = request;
  const ask = useCallback<AskPreview>((signal) => previewEntryAction(request, signal), [request]);
  const titles = entries.map(({ title }) => title);
  return (
    <Dialog
      open
      title={entryActionQuestion(action, titles)}
      lead={entryConsequence(action, entries.length)}
      size="small"
      onClose={onClose}
    >
      <ActionForm
        ask={ask}
        labelOf={(count) => entryActionLabel(action, count)}
        onSubmit={async () => {
          const answer = await takeEntryAction(request, onUndone);
          if (!answer) return;
          onClose();
          onDone(answer);
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}

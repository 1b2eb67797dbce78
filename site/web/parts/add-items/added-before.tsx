import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";
import { formatCount } from "../format/format-count.ts";
import type { Adding } from "./use-add-files.ts";

/** Asks once about files that were chosen a second time. */
export function AddedBefore({ adding: { knownFiles, answer } }: { adding: Adding }) {
  const [first] = knownFiles;
  const photos = knownFiles.length === 1 ? "this photo" : `these ${knownFiles.length} photos`;
  return (
    <LazyConfirmDialog
      open={knownFiles.length > 0}
      title={`Add ${photos} again?`}
      yes={knownFiles.length === 1 ? "Add photo again" : "Add photos again"}
      no="Leave out"
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    >
      You’ve added <bdi>{first?.name}</bdi>
      {knownFiles.length > 1 && ` and ${formatCount(knownFiles.length - 1, "other")}`} already. Adding{" "}
      {knownFiles.length === 1 ? "it" : "them"} again makes a second item of each.
    </LazyConfirmDialog>
  );
}

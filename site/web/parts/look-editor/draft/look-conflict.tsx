import { showSuccess } from "../../../state/show-toast.ts";
import { VersionChoice } from "../../drafts/version-choice.tsx";
import { formatAgoOrDay } from "../../format/format-ago.ts";
import { uploadedOnly } from "./look-draft.ts";
import { bodyOf, describeDraft } from "./look-draft-body.ts";
import type { LookDraftControls } from "./use-look-draft.ts";

/** The look was changed since this draft of changes to it began: shows both, and asks. */
export function LookConflict({ controls, changedAt }: { controls: LookDraftControls; changedAt: string }) {
  const { draft, initial, change, clear, sync } = controls;
  const takePublished = () => {
    clear();
    void sync?.flush();
    showSuccess("Published look restored", { label: "Undo", run: () => change(() => uploadedOnly(draft)) });
  };
  return (
    <VersionChoice
      question="This look was changed after you began this draft. Choose the version to keep."
      mine={{
        label: "Your draft",
        text: describeDraft(bodyOf(draft)),
        choose: "Keep draft",
        onChoose: () => change((before) => ({ ...before, basedOn: changedAt })),
      }}
      theirs={{
        label: `Published look, changed ${formatAgoOrDay(changedAt, new Date().toISOString())}`,
        text: describeDraft(bodyOf(initial)),
        choose: "Use published look",
        onChoose: takePublished,
      }}
    />
  );
}

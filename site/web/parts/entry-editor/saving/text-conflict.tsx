import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import type { EditedEntry, EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { bidiIsolate } from "../../format/bidi-isolate.ts";
import { formatTime } from "../../format/format-local.ts";
import { TextDiff } from "../versions/text-diff.tsx";

/** Another admin has saved the text since: shows both, and asks which one is the newest version. */
export function TextConflict({
  theirs,
  mine,
  isTaking,
  onKeepMine,
  onTakeTheirs,
}: {
  theirs: EditedEntry;
  mine: EntryText;
  /** Theirs is being taken. */
  isTaking: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const [isOpen, setOpen] = useState(true);
  const name = theirs.savedBy?.username ?? "Someone else";
  return (
    <>
      <Note tone="warm">
        <p role="alert">
          <bdi>{name}</bdi> saved this entry while you were writing. Your text is kept on this device until you choose.
        </p>
        <Button size="sm" onClick={() => setOpen(true)}>
          Compare both texts
        </Button>
      </Note>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="large"
        title="Choose the newest version"
        lead={`${bidiIsolate(name)} saved version ${theirs.version} at ${formatTime(theirs.savedAt)}. Nothing is lost: both texts stay in the entry’s versions, whichever you choose.`}
      >
        <TextDiff before={theirs.text} after={mine} names={[`${bidiIsolate(name)}’s`, "Yours"]} />
        <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
          <Button kind="line" busy={isTaking} onClick={onTakeTheirs}>
            <span>
              Take{" "}
              {theirs.savedBy ? (
                <>
                  <bdi>{name}</bdi>’s
                </>
              ) : (
                "theirs"
              )}
            </span>
          </Button>
          <Button onClick={onKeepMine} disabled={isTaking} data-safe="">
            Keep mine as the new version
          </Button>
        </div>
      </Dialog>
    </>
  );
}

import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { formatAgoOrDay } from "../format/format-ago.ts";
import { DeletedNote } from "./deleted-note.tsx";
import type { EditorMedia } from "./media/editor-media.ts";
import { TextConflict } from "./saving/text-conflict.tsx";
import type { EntrySaving } from "./saving/use-entry-saving.ts";
import type { TakeTheirs } from "./saving/use-take-theirs.ts";
import type { EditedText } from "./use-edited-text.ts";

/** Above the text: another admin’s version of it, or what this device has kept. */
export function EntryNotes({
  saving: { state, autosave, found, change, dismissFound },
  text,
  media,
  takeTheirs,
}: {
  saving: EntrySaving;
  text: EditedText;
  media: EditorMedia;
  takeTheirs: TakeTheirs;
}) {
  if (state.step === "conflict") {
    const { saved } = state;
    if (saved.state === "deleted") return <DeletedNote id={saved.id} onRestored={autosave.keepMine} />;
    return (
      <TextConflict
        theirs={saved}
        mine={text.read()}
        onKeepMine={autosave.keepMine}
        isTaking={takeTheirs.isBusy}
        onTakeTheirs={() => void takeTheirs.take(saved)}
      />
    );
  }
  if (!found) return null;
  const restore = () => {
    const { text: kept, media: known } = found;
    media.add(known);
    dismissFound();
    text.show(kept);
    change(kept);
  };
  return (
    <Note>
      <div className={layout.stack}>
        <p role="status">
          This device has a text from {formatAgoOrDay(found.at, new Date().toISOString())} that wasn’t saved.
        </p>
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button size="sm" onClick={restore}>
            Restore it as the newest version
          </Button>
          <Button kind="line" size="sm" onClick={dismissFound}>
            Discard text
          </Button>
        </div>
      </div>
    </Note>
  );
}

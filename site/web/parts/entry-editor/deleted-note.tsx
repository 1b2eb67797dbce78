import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import { restoreEntry } from "./publication/use-delete-entry.ts";

/** An entry that was deleted can be restored, and is a draft then. */
export function DeletedNote({ id, onRestored }: { id: string; onRestored: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    if (await restoreEntry(id)) onRestored();
    setBusy(false);
  };
  return (
    <Note tone="warm">
      <div className={layout.stack}>
        <p>This entry was deleted. Restore it as a draft to keep writing.</p>
        <div>
          <Button size="sm" busy={isBusy} onClick={() => void press()}>
            Restore entry
          </Button>
        </div>
      </div>
    </Note>
  );
}

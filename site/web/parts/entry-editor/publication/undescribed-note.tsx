import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { formatCount } from "../../format/format-count.ts";

/** Before an entry goes out: photos in it have no description. It may go out like that. */
export function UndescribedNote({ count, onDescribe }: { count: number; onDescribe: () => void }) {
  return (
    <Note tone="warm">
      <div className={layout.stack}>
        <p>
          {formatCount(count, "photo")} {count === 1 ? "has" : "have"} no description, so people who use a screen reader
          won’t know what {count === 1 ? "it shows" : "they show"}. A photo that only decorates doesn’t need one.
        </p>
        <div>
          <Button kind="line" size="sm" onClick={onDescribe}>
            {count === 1 ? "Describe the photo" : "Describe the first photo"}
          </Button>
        </div>
      </div>
    </Note>
  );
}

import { Note } from "@hemline/ui/messages/note.tsx";
import { isUnkept, type Line } from "./line/line.ts";

/** Photos that a full device, or a private window, could not keep. */
export function UnkeptNote({ files: { files } }: { files: Line }) {
  const count = files.filter(isUnkept).length;
  return (
    <div role="status">
      {count > 0 && (
        <Note tone="warm">
          This device has no room to keep {count === 1 ? "a photo" : `${count} photos`}. Leave this page open until{" "}
          {count === 1 ? "it’s" : "they’re"} uploaded.
        </Note>
      )}
    </div>
  );
}

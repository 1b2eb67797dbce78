import { Note } from "@hemline/ui/messages/note.tsx";
import { uploadsContinueAt } from "./uploads-continue-at.ts";

/** Says that the site has asked the uploads to wait, and until when. */
export function UploadsBusyNote({ untilMs }: { untilMs: number | null }) {
  if (untilMs === null) return null;
  return (
    <div role="status">
      <Note tone="warm">{uploadsContinueAt(untilMs)}</Note>
    </div>
  );
}

import { Note } from "@hemline/ui/messages/note.tsx";

/** What was typed before a reload is back. */
export function RestoredNote() {
  return <Note>We’ve restored what you hadn’t saved. Save it, or discard your changes.</Note>;
}

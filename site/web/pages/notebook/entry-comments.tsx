import { CommentsWithoutSubject } from "../../parts/comments/comments-without-subject.tsx";
import { usePage } from "../../payload.ts";

export function EntryComments() {
  return <CommentsWithoutSubject {...usePage("entryComments")} />;
}

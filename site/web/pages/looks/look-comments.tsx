import { CommentsWithoutSubject } from "../../parts/comments/comments-without-subject.tsx";
import { usePage } from "../../payload.ts";

export function LookComments() {
  return <CommentsWithoutSubject {...usePage("lookComments")} />;
}

import { StandaloneComments } from "../../parts/comments/standalone-comments.tsx";
import { usePage } from "../../payload.ts";

export function EntryComments() {
  return <StandaloneComments {...usePage("entryComments")} />;
}

import type { LookCard } from "../looks/look.ts";
import type { SentForm } from "../page-data.ts";
import type { LookComments } from "./comment.ts";

export interface CommentsPages {
  lookComments: {
    look: LookCard & { comments: number };
    comments: LookComments;
    /** The comment that the address asks for: the page shows only its thread. */
    of: string | null;
    form: SentForm | null;
  };
}

import type { MemberName } from "../accounts/member-name.ts";
import type { SentForm } from "../page-data.ts";
import type { LookComments } from "./comment.ts";

export interface CommentsPages {
  lookComments: {
    look: { slug: string; title: string; member: MemberName; comments: number };
    comments: LookComments;
    /** The comment that the address asks for: the page shows only its thread. */
    of: string | null;
    form: SentForm | null;
  };
}

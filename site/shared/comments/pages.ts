import type { MemberName } from "../accounts/member-name.ts";
import type { SentForm } from "../page-data.ts";
import type { ShownComments } from "./comment.ts";
import type { CommentTarget } from "./comment-target.ts";

/** Comments without what they stand under: further pages of them, or one thread. */
export interface CommentsPage {
  subject: CommentTarget & {
    title: string;
    /** Null of a former member, who may have written an entry. */
    author: Pick<MemberName, "username"> | null;
  };
  comments: ShownComments;
  /** The comment that the address asks for: the page shows only its thread. */
  of: string | null;
  form: SentForm | null;
}

export interface CommentsPages {
  lookComments: CommentsPage;
  entryComments: CommentsPage;
}

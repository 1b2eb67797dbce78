import * as z from "zod";
import type { MemberWithAvatar } from "../accounts/member-name.ts";
import { formatNumber } from "../format-number.ts";
import { commentLimits } from "../limits.ts";
import type { Slice } from "../page-data.ts";
import { hasVisibleText } from "../visible-text.ts";

/** A piece of a comment's text. */
export type CommentPart =
  | { kind: "text"; text: string }
  | { kind: "mention"; slug: string; username: string }
  | { kind: "link"; href: string; text: string };

export interface LiveComment {
  kind: "live";
  id: string;
  author: MemberWithAvatar;
  /** Its author has left Hemline, and has no page. */
  isFormer: boolean;
  parts: CommentPart[];
  postedAt: string;
  isEdited: boolean;
  /** The viewer has muted its author: it is shown folded. */
  isMuted: boolean;
  /** Its text as written, for its author while they may change it. */
  source: string | null;
  mayDelete: boolean;
  /** Moderation hid it: only its author and admins read it. */
  isHidden: boolean;
}

/** Deleted, but with replies that are still there. */
export interface DeletedComment {
  kind: "deleted";
  id: string;
}

/** A comment and its replies, oldest first. */
export interface CommentThread {
  comment: LiveComment | DeletedComment;
  replies: Slice<LiveComment>;
  /** Those that the viewer can read. */
  replyCount: number;
}

/** The comments on a look or an entry, as a page shows them. */
export interface ShownComments {
  /** Comments and replies that the viewer can read. */
  count: number;
  isClosed: boolean;
  /** The viewer is the author of the look or the entry. */
  isOwn: boolean;
  /** The viewer may close and open them. */
  mayClose: boolean;
  /** Oldest first. */
  threads: Slice<CommentThread>;
  /** The minute in which they were read: times are said relative to it. */
  now: string;
}

const text = z
  .string({ error: "Write a comment." })
  .trim()
  .refine(hasVisibleText, "Write a comment.")
  .max(commentLimits.textLength, `Use ${formatNumber(commentLimits.textLength)} characters or fewer for the comment.`);

/** `POST /api/looks/{slug}/comments`, and the same for entries */
export const CommentDraft = z.object({
  text,
  /** The comment that it replies to. */
  parent: z.uuid("We can’t find the comment you’re replying to.").nullish(),
});
export type CommentDraft = z.infer<typeof CommentDraft>;

/** `PUT /api/comments/{id}` */
export const CommentEdit = z.object({ text });

/** The answer to a new comment. */
export interface PostedComment {
  comment: LiveComment;
  /** The comment whose thread it is in; null when it starts one. */
  threadId: string | null;
}

/** Answer of `DELETE /api/comments/{id}`. */
export interface DeletedCommentAnswer {
  /** Null for what cannot be restored. */
  restorable_until: string | null;
}

export interface CommentsClosedAnswer {
  isClosed: boolean;
  comments: number;
}

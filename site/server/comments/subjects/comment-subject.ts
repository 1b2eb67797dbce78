import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import { canEditLook } from "../../../shared/permissions.ts";
import type { LookRow } from "../../looks/look-cards.ts";
import type { EntryRow } from "../../notebook/entry-rows.ts";
import type { Member } from "../../request/site-env.ts";

/** A look or an entry, as a reader of its comments gets it. */
export interface CommentSubject extends CommentTarget {
  id: string;
  /** Null of an entry whose author has left. */
  authorId: string | null;
  /** As everybody sees it. */
  commentCount: number;
  /** This reader writes no comments. */
  isClosed: boolean;
  /** This reader is its author. */
  isOwn: boolean;
  mayClose: boolean;
}

export const lookSubject = (viewer: Member | null, { look, member }: LookRow): CommentSubject => ({
  ...{ kind: "look", id: look.id, slug: look.slug, authorId: look.authorId },
  ...{ commentCount: look.commentCount, isClosed: look.areCommentsClosed },
  isOwn: viewer?.id === look.authorId,
  mayClose: canEditLook(viewer, member),
});

/** To those whom a block keeps from its author, its comments look as if they were turned off: they read the entry. */
export const entrySubject = (viewer: Member | null, { entry, isAuthorBlocked }: EntryRow): CommentSubject => ({
  ...{ kind: "entry", id: entry.id, slug: entry.slug, authorId: entry.authorId },
  ...{ commentCount: entry.commentCount, isClosed: entry.areCommentsClosed || isAuthorBlocked },
  isOwn: viewer !== null && viewer.id === entry.authorId,
  mayClose: mayCloseComments(viewer, entry),
});

export const mayCloseComments = (viewer: Member | null, { authorId }: { authorId: string | null }): boolean =>
  viewer !== null && (viewer.id === authorId || viewer.role === "admin");

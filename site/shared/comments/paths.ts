import type { CommentTarget } from "./comment-target.ts";

const folders = { look: "looks", entry: "notebook" } as const;

const commented = ({ kind, slug }: CommentTarget) => `/${folders[kind]}/${slug}`;
const comments = (of: CommentTarget) => `${commented(of)}/comments`;

export const commentsPaths = {
  lookComments: (slug: string) => comments({ kind: "look", slug }),
  entryComments: (slug: string) => comments({ kind: "entry", slug }),
  /** What the comments stand under. */
  commented,
  comments,
  /** One comment with all its replies. */
  commentThread: (of: CommentTarget, id: string) => `${comments(of)}?comment=${id}`,
  /** A comment on the page that it belongs to, whichever part of the list it is in. */
  comment: (of: CommentTarget, id: string) => `${commented(of)}#comment-${id}`,
} as const;

export const commentsApi = {
  lookComments: (slug: string) => `/api/looks/${slug}/comments`,
  entryComments: (slug: string) => `/api/notebook/${slug}/comments`,
  comment: (id: string) => `/api/comments/${id}`,
  commentDeletion: (id: string) => `/api/comments/${id}/deletion`,
  lookCommentsClosed: (slug: string) => `/api/looks/${slug}/comments-closed`,
  entryCommentsClosed: (slug: string) => `/api/notebook/${slug}/comments-closed`,
} as const;

const calls = {
  look: { comments: commentsApi.lookComments, closed: commentsApi.lookCommentsClosed },
  entry: { comments: commentsApi.entryComments, closed: commentsApi.entryCommentsClosed },
} as const;

/** The call that posts a comment. */
export const commentsCall = ({ kind, slug }: CommentTarget): string => calls[kind].comments(slug);

/** The call that turns comments off, and on again. */
export const commentsClosedCall = ({ kind, slug }: CommentTarget): string => calls[kind].closed(slug);

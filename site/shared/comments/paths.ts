export const commentsPaths = {
  lookComments: (slug: string) => `/looks/${slug}/comments`,
  /** One comment with all its replies. */
  commentThread: (slug: string, id: string) => `/looks/${slug}/comments?comment=${id}`,
  /** A comment on its look's page, whichever part of the list it is in. */
  comment: (slug: string, id: string) => `/looks/${slug}#comment-${id}`,
} as const;

export const commentsApi = {
  lookComments: (slug: string) => `/api/looks/${slug}/comments`,
  comment: (id: string) => `/api/comments/${id}`,
  commentsClosed: (slug: string) => `/api/looks/${slug}/comments-closed`,
} as const;

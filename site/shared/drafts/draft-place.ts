/** Where a draft belongs: a new look, the changes to a look, or a new comment on one. The server knows no other places. */
export type DraftPlace = "look" | `look:${string}` | `comment:${string}`;

export const newLookPlace = "look";
export const editedLookPlace = (lookId: string): DraftPlace => `look:${lookId}`;
export const commentPlace = (lookSlug: string): DraftPlace => `comment:${lookSlug}`;

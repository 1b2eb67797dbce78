/** Where a draft belongs: a new look, or a new comment on a look. The server knows no other places. */
export type DraftPlace = "look" | `comment:${string}`;

export const newLookPlace = "look";
export const commentPlace = (lookSlug: string): DraftPlace => `comment:${lookSlug}`;

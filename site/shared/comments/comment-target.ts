/** What comments stand under. */
export type CommentTargetKind = "look" | "entry";

/** A look or an entry of the notebook, by its address. */
export interface CommentTarget {
  kind: CommentTargetKind;
  slug: string;
}

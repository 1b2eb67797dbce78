/** What comments stand under. */
export type CommentedKind = "look" | "entry";

/** A look or an entry of the notebook, by its address. */
export interface Commented {
  kind: CommentedKind;
  slug: string;
}

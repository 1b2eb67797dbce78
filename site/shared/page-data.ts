// What pages of several nouns are made of.

/** A page of a list. `previous` is the cursor for `?before=`, null at the start; `next` that for `?after=`, null at the end. */
export interface Slice<Item> {
  items: Item[];
  previous: string | null;
  next: string | null;
}

/** A form that was sent without script and refused. */
export interface SentForm {
  /** Without passwords. */
  fields: Record<string, string>;
  /** Messages by field name. */
  errors: Record<string, string[]>;
  /** About no field. */
  message: string | null;
}

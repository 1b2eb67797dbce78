/** A node of a syntax tree, as far as all kinds are alike. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

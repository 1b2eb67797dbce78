/** An address of the site. Its parameters are judged by their names: see `matchRoute`. */
export interface Route {
  path: string;
  /** Query parameters that its loader reads; others are dropped. */
  query?: readonly string[];
  /** Its address contains a secret, or what somebody searches for, so that nobody's copy is kept. */
  isSecret?: true;
}

export type Routes = Record<string, Route>;

/** An address of the site, and its entry in the history. */
export interface PageLocation {
  pathname: string;
  /** With its "?"; empty without a query. */
  search: string;
  /** With its "#"; empty without. */
  hash: string;
  state: unknown;
  /** The entry's own. */
  key: string;
}

export const addressOf = ({ pathname, search, hash }: PageLocation): string => pathname + search + hash;

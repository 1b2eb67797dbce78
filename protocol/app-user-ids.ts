/** What every anonymous app user id begins with; 32 hexadecimal digits follow. All other ids are identified. */
export const anonymousIdPrefix = "$RCAnonymousID:";

/**
 * Placeholders for a missing app user id, which would turn all customers of an app into one. The web SDK refuses these,
 * as the reference client does; billing refuses some more.
 */
export const placeholderIds: readonly string[] = [
  "no_user",
  "null",
  "none",
  "nil",
  "(null)",
  "NaN",
  "\0",
  "\\x00",
  "unidentified",
  "undefined",
  "unknown",
];

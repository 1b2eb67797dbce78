/** Who asks, as seen from the noun that is asked for: `owner` is its author, `follower` and `blocked` are the author's. */
export const roles = [
  "visitor",
  "dead token",
  "stranger",
  "follower",
  "blocked",
  "subscriber",
  "owner",
  "suspended",
  "admin",
] as const;

export type Role = (typeof roles)[number];

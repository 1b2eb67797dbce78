import type { Reader } from "./permissions.ts";

// Without zod: a page may import it.

/** Who may read what is in a group, or the whole of an entry. Titles and covers are for everybody. */
export const allowedReaders = ["everyone", "members", "subscribers"] as const;
export type AllowedReaders = (typeof allowedReaders)[number];

/** What a reader gets: `open`, or who they would have to be. */
export type ReaderAccess = "open" | "members" | "subscribers";

/** Admins read everything. `isAmongReaders` in `site/server/relations/` is the same as SQL. */
export function readerAccess(
  reader: (Reader & { isSubscribed: boolean }) | null,
  allowed: AllowedReaders,
): ReaderAccess {
  if (allowed === "everyone" || reader?.role === "admin") return "open";
  if (allowed === "members") return reader ? "open" : "members";
  return reader?.isSubscribed ? "open" : "subscribers";
}

// Without zod: a page may import it.

/** Who may read what is in a group. Its name, cover and the titles of its discussions are for everybody. */
export const groupReaders = ["everyone", "members", "subscribers"] as const;
export type GroupReaders = (typeof groupReaders)[number];

/** Who may start discussions and reply. */
export const groupWriters = ["members", "subscribers", "admins"] as const;
export type GroupWriters = (typeof groupWriters)[number];

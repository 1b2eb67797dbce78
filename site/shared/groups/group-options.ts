// Without zod: a page may import it.

/** Who may start discussions and reply. */
export const groupWriters = ["members", "subscribers", "admins"] as const;
export type GroupWriters = (typeof groupWriters)[number];

// Without zod, unlike review.ts: a page may import it.

export const fits = ["small", "true", "large"] as const;
export type Fit = (typeof fits)[number];

export const reviewOrders = ["helpful", "newest", "worn"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** Whose reviews a list is narrowed to. */
export const reviewAuthors = ["following"] as const;
export type ReviewAuthors = (typeof reviewAuthors)[number];

/** What an admin decides about a review. */
export const reviewDecisions = ["show", "hide"] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** What admins list: reviews that wait to be shown, and those that moderation hid. */
export const adminReviewFilters = ["waiting", "hidden"] as const;
export type AdminReviewFilter = (typeof adminReviewFilters)[number];

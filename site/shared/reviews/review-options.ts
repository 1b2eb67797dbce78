// Without zod, unlike review.ts: a page may import it.

export const fits = ["small", "true", "large"] as const;
export type Fit = (typeof fits)[number];

export const reviewOrders = ["helpful", "newest", "worn"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** What the feed of a member’s home shows. */
export const homeLists = ["everything", "looks", "reviews", "talk"] as const;
export type HomeList = (typeof homeLists)[number];

// Without zod: a page may import it.

/** The lists of `/discussions`. All but `latest` and `new` are of one member, but `unanswered`. */
export const discussionLists = ["latest", "new", "unanswered", "unread", "following", "yours"] as const;
export type DiscussionList = (typeof discussionLists)[number];

/** What a member hears of a discussion: nothing; replies and mentions; it is listed as followed too; every reply. */
export const readingLevels = ["muted", "normal", "following", "every"] as const;
export type ReadingLevel = (typeof readingLevels)[number];

/** Discussions with so many messages have a timeline. */
export const minTimelineMessages = 60;

/** Unread replies are counted up to this and shown as “99+”. */
export const maxUnreadMessages = 100;

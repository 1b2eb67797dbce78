// How long things last and are kept, for screens and server alike. Without zod: a page may import it.

/** How long its author can restore a deleted look. */
export const deletedLookDays = 7;

/** How long its owner can restore a deleted item. */
export const deletedItemDays = 7;

/** How long its author can restore a deleted review. */
export const deletedReviewDays = 7;

/** How long its author can restore a deleted comment. */
export const deletedCommentDays = 7;

/** How long an admin can restore a deleted entry. */
export const deletedEntryDays = 30;

/** How long the link to a preview of an entry works. */
export const entryPreviewDays = 7;

/** How long a draft is kept after its last change. */
export const draftDays = 180;

/** A photo that nothing shows is deleted after this time. The privacy page says it too. */
export const unusedPhotoHours = 24;

/** Saves of an entry by one admin within this time are one revision. */
export const revisionMinutes = 10;

/** How far back the statistics of a member who does not subscribe go. */
export const freeStatisticsDays = 90;

/** A member may not post the same review about two things within this time. */
export const repeatedReviewDays = 30;

/** A member may not post the same message twice, in whichever discussion, within this time. */
export const repeatedMessageMinutes = 5;

/** Within which the photos of something deleted make room for others: after it can be restored, two nightly sweeps. */
export const photoQuotaFreedDays =
  Math.max(deletedLookDays, deletedItemDays, deletedReviewDays) + unusedPhotoHours / 24 + 2;

/** How often the order of popular looks is frozen anew, and how long a reader may page through one order. */
export const popularLookLimits = { frozenMinutes: 10, keptMinutes: 60 } as const;

/** How long a notification is kept. */
export const notificationDays = 180;

/** A session ends after `idleDays` without a visit, and after `absoluteDays` in any case. */
export const sessionDays = { idleDays: 30, absoluteDays: 180 } as const;

/** After the last login. */
export const deviceTrustDays = 365;

/** How long the link in an email works. */
export const emailLinkHours = { verification: 24, emailChange: 24, passwordReset: 1, login: 24 } as const;

/** "1 hour", "24 hours" */
export const countedHours = (hours: number): string => `${hours} ${hours === 1 ? "hour" : "hours"}`;
export const countedMinutes = (minutes: number): string => `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
export const countedSeconds = (seconds: number): string => `${seconds} ${seconds === 1 ? "second" : "seconds"}`;

export const loginLogDays = 90;

/** A member who leaves can come back for `comeBackDays`; a copy of their data can be downloaded for `exportDays`. */
export const leavingLimits = { comeBackDays: 14, exportDays: 7, exportEveryHours: 24 } as const;

/** Billing's webhooks; an older one may be a recording. */
export const maxWebhookAgeMinutes = 5;

/** How long the answer to an `Idempotency-Key` is kept. */
export const idempotencyKeyHours = 24;

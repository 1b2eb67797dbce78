import { formatNumber } from "../../shared/format-number.ts";
import { commentLimits, relationLimits, reportLimits, saveLimits } from "../../shared/limits.ts";
import type { ReaderAccess } from "../../shared/reader-access.ts";
import type { ReviewedAlready } from "../../shared/reviews/review.ts";
import { loginRequired } from "./request-problems.ts";
import { retryAfter, SiteProblem } from "./site-problem.ts";

/** With the draft that is there now, or null when it was posted or discarded. */
export const draftConflict = (present: unknown) =>
  new SiteProblem(409, "This draft was changed somewhere else. Choose which version to keep.", { data: present });
export const lookConflict = () =>
  new SiteProblem(409, "This look was changed somewhere else. Choose which version to keep.");

export const commentsClosed = (noun: "look" | "entry") =>
  new SiteProblem(409, `Comments on this ${noun} are turned off.`);
/** What a reader who gets only the teaser is told. */
export const closedEntry = (access: Exclude<ReaderAccess, "open">) =>
  access === "members"
    ? loginRequired()
    : new SiteProblem(403, "This entry is for subscribers. Subscribe to read it and comment.");
export const commentTooOld = () =>
  new SiteProblem(409, `You can edit a comment for ${commentLimits.editHours} hours. Delete it and write a new one.`);

export const tooManyFolders = () =>
  new SiteProblem(409, `You’ve used all ${saveLimits.folders} folders. Delete one to add another.`);
export const tooManyBlocks = () =>
  new SiteProblem(409, `You’ve blocked ${formatNumber(relationLimits.blocks)} members. Unblock one first.`);

export const ownReport = () => new SiteProblem(422, "You can’t report yourself or what you posted.");
export const tooManyReports = (retryAfterSeconds: number) =>
  new SiteProblem(
    429,
    `You’ve sent ${reportLimits.reportsPerDay} reports today. Try again tomorrow.`,
    retryAfter(retryAfterSeconds),
  );

export const alreadyReviewed = (own: ReviewedAlready) =>
  new SiteProblem(409, "You’ve already reviewed this. Change your review instead.", { data: own });
export const reviewedMeanwhile = () =>
  new SiteProblem(409, "You’ve written another review of this since. Delete it to restore the old one.");
export const reviewWasHidden = () =>
  new SiteProblem(
    409,
    "Our admins hid your earlier review of this, so you can’t post another one. Contact us if you think they should look again.",
  );
export const ownLike = (what: "look" | "reply") => new SiteProblem(422, `You can’t like your own ${what}.`);
export const ownVote = () => new SiteProblem(422, "You can’t vote on your own review.");
export const notOfBrand = (brand: string) =>
  new SiteProblem(403, `Only ${brand} and admins can respond to this review.`);

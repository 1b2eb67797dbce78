import { internalErrorMessage } from "../shared/internal-error-message.ts";
import type { WardrobeFull } from "../shared/items/item.ts";
import {
  commentLimits,
  freeItems,
  idempotencyKeyLimits,
  itemLimits,
  maxWebhookAgeMinutes,
  photoLimitTexts,
  proposalsPerDay,
  relationLimits,
  reportLimits,
  saveLimits,
} from "../shared/limits.ts";
import type { ReviewedAlready } from "../shared/reviews/review.ts";
import { subscriptionPaths } from "../shared/subscription/paths.ts";
import type { ImportFaults } from "../shared/wardrobe/import.ts";

/** Becomes `{message, data?}` under /api and an error page elsewhere. */
export class SiteProblem extends Error {
  readonly status: number;
  /** By field name. */
  readonly fields: Record<string, string[]> | undefined;
  /** Messages by field, or what else the caller needs to go on. */
  readonly data: unknown;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    more: { fields?: Record<string, string[]>; data?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.data = more.fields ?? more.data;
    this.headers = more.headers ?? {};
  }
}

const retryAfter = (seconds: number) => ({ headers: { "Retry-After": String(seconds) } });

// Every error of the site. What is wrong with one field of a form is said by the rule of that field.

export const invalid = (fields: Record<string, string[]>) =>
  new SiteProblem(422, "Check the marked fields and try again.", { fields });

/** Said by every form that takes a first name, or a new password. */
export const firstNameMissing = "Enter your first name.";
export const passwordTooEasy = "This password is too easy to guess. Choose another one.";

// Who may

/** Suspended members log in and read, and keep their settings. */
export const suspended = () =>
  new SiteProblem(403, "Your account is suspended. You can read, but not post, comment, follow or like.");

/** Before they open the link in our email, members read, like and save, and keep their own things. */
export const unverified = (email: string) =>
  new SiteProblem(403, `Confirm your email address first. Open the link that we emailed to ${email}.`);

export const adminsOnly = () => new SiteProblem(403, "Only admins can open this page.");

export const loginRequired = () =>
  new SiteProblem(401, "Your session has expired. Please log in again to continue using the product.");

export const notOwner = (what: string) => new SiteProblem(403, `Only its owner can change this ${what}.`);

export const crossSite = () => new SiteProblem(403, "We blocked this request because it came from another site.");

// Requests that make no sense

/** 404 under /api. Pages say 'Page not found: {path}' instead. */
export const notFound = (what: string) => new SiteProblem(404, `We can’t find this ${what}. It may have been deleted.`);

export const noSuchCall = () => new SiteProblem(404, "There is no such call.");
export const invalidAddress = () => new SiteProblem(400, "This address isn’t valid. Check it and try again.");
export const jsonMissing = () => new SiteProblem(400, "The request needs a JSON body.");
export const jsonTooDeep = () => new SiteProblem(400, "The JSON body is nested too deeply.");
export const invalidIdempotencyKey = () =>
  new SiteProblem(
    400,
    `Idempotency-Key takes ${idempotencyKeyLimits.minLength} to ${idempotencyKeyLimits.maxLength} characters without spaces.`,
  );

/** An `Idempotency-Key` that came with another call before. */
export const invalidKeyReuse = () =>
  new SiteProblem(422, "This Idempotency-Key was used for another request. Send a new key.");

export const noSuchOption = (name: string, text: string) =>
  new SiteProblem(400, `There is no ${name} called “${text}”.`);
export const invalidCursor = () =>
  new SiteProblem(400, "This page of the list doesn’t exist. Start again from the first page.");
export const invalidMemberOrder = () => new SiteProblem(400, "Members are sorted by “newest”, “followers” or “looks”.");
export const invalidLookOrder = () => new SiteProblem(400, "A member’s looks are sorted by “own” or by “newest”.");
export const ownersFilter = () => new SiteProblem(400, "Only the owner of a wardrobe can filter it this way.");
export const invalidNotificationFilter = () =>
  new SiteProblem(400, "Show all notifications, or only “unread”, “follows”, “comments” or “likes”.");
export const invalidDay = () => new SiteProblem(400, "A day is a date like 2026-03-05.");
export const invalidDraftVersion = () => new SiteProblem(400, "A draft’s version is a whole number.");

export const scriptNeeded = (allowedMethods: string) =>
  new SiteProblem(405, "This form needs JavaScript. Wait until the page has loaded, then send it again.", {
    headers: { Allow: allowedMethods },
  });
export const noForm = () => new SiteProblem(400, "Send this page’s form from a browser.");
export const tooManyFields = (max: number) => new SiteProblem(400, `A form has at most ${max} fields.`);
export const payloadTooLarge = (maxBytes: number) => {
  const size = maxBytes < 1024 * 1024 ? `${maxBytes / 1024} kB` : `${maxBytes / 1024 / 1024} MB`;
  return new SiteProblem(413, `That’s more than ${size}. Shorten it and try again.`);
};

export const unsignedWebhook = () =>
  new SiteProblem(401, `This webhook isn’t signed by billing, or it’s more than ${maxWebhookAgeMinutes} minutes old.`);
export const invalidWebhook = () => new SiteProblem(400, "The request needs a billing event.");

// Accounts

export const linkExpired = () => new SiteProblem(410, "This link has expired or was already used. Ask for a new one.");
export const invalidUnsubscribeLink = () =>
  new SiteProblem(404, "This link isn’t complete. Change your emails in your settings instead.");

export const roleOfAdmin = () => new SiteProblem(403, "Admins can’t change the role of other admins.");
export const onlyAdmin = () => new SiteProblem(409, "You’re the only admin. Make another member an admin first.");
export const inactiveAdmin = () => new SiteProblem(409, "Only active members can become admins.");
export const lastAdmin = () =>
  new SiteProblem(409, "You’re the last admin. Make another member an admin before you delete your account.");

export const exportRunning = () =>
  new SiteProblem(409, "We’re already preparing your copy. We’ll email you when it’s ready.");
export const exportTooSoon = (retryAfterSeconds: number) =>
  new SiteProblem(
    429,
    "You can ask for one copy a day. Download the one you have, or try again tomorrow.",
    retryAfter(retryAfterSeconds),
  );

// Looks, comments and members

/** With the draft that is there now, or null when it was posted or discarded. */
export const draftConflict = (present: unknown) =>
  new SiteProblem(409, "This draft was changed somewhere else. Choose which version to keep.", { data: present });
export const lookConflict = () =>
  new SiteProblem(409, "This look was changed somewhere else. Choose which version to keep.");

export const commentsClosed = () => new SiteProblem(409, "Comments on this look are turned off.");
export const commentTooOld = () =>
  new SiteProblem(409, `You can edit a comment for ${commentLimits.editHours} hours. Delete it and write a new one.`);

export const tooManyFolders = () =>
  new SiteProblem(409, `You’ve used all ${saveLimits.folders} folders. Delete one to add another.`);
export const tooManyBlocks = () =>
  new SiteProblem(409, `You’ve blocked ${relationLimits.blocks.toLocaleString("en")} members. Unblock one first.`);

export const ownReport = () => new SiteProblem(422, "You can’t report yourself or what you posted.");
export const tooManyReports = (retryAfterSeconds: number) =>
  new SiteProblem(
    429,
    `You’ve sent ${reportLimits.reportsPerDay} reports today. Try again tomorrow.`,
    retryAfter(retryAfterSeconds),
  );

// Reviews

export const alreadyReviewed = (own: ReviewedAlready) =>
  new SiteProblem(409, "You’ve already reviewed this. Change your review instead.", { data: own });
export const reviewedMeanwhile = () =>
  new SiteProblem(409, "You’ve written another review of this since. Delete it to restore the old one.");
export const ownVote = () => new SiteProblem(422, "You can’t vote on your own review.");
export const notOfBrand = (brand: string) =>
  new SiteProblem(403, `Only ${brand} and admins can respond to this review.`);

// The wardrobe

export const tooManyProposals = (retryAfterSeconds: number) =>
  new SiteProblem(
    429,
    `You’ve proposed ${proposalsPerDay} today. Try again tomorrow, or keep the name as plain text.`,
    retryAfter(retryAfterSeconds),
  );

export const nothingToWear = (what: "look" | "outfit") =>
  new SiteProblem(409, `This ${what} has no items that you can wear. Add items from your wardrobe to it first.`);
export const tooManyPlans = () =>
  new SiteProblem(409, `You’ve planned ${itemLimits.plansPerDay} outfits for this day. Remove one to plan another.`);

/** @param room how many items can still be added without a subscription */
export const wardrobeFull = (room: number, added: number) =>
  new SiteProblem(
    409,
    room === 0
      ? `A wardrobe has ${freeItems} items without a subscription, and yours is full. Archive items that you no longer wear, or subscribe to add more.`
      : `There’s room for ${room} more ${room === 1 ? "item" : "items"} without a subscription, and this would add ${added}. Archive items that you no longer wear, or subscribe to add more.`,
    { data: { limit: freeItems, path: subscriptionPaths.paidSubscription } satisfies WardrobeFull },
  );

const importProblems = {
  "other-type": "Send CSV as text/csv, or JSON as application/json.",
  "not-utf-8": "We can’t read every character of this file. Save it as UTF-8 and try again.",
  "no-list": 'JSON needs a list of items, like [{"name": "Wool coat"}].',
};
export const unreadableImport = (problem: keyof typeof importProblems) =>
  new SiteProblem(problem === "other-type" ? 415 : 422, importProblems[problem]);

/** @param noun what its lines are */
export const emptyImport = (noun: string) =>
  new SiteProblem(422, `There are no ${noun} in this file. Write one on each line below the names of the columns.`);

/** @param line where reading stopped, if that is known */
export const brokenJson = (line: string | undefined) =>
  new SiteProblem(
    422,
    `This JSON isn’t complete. Check the commas, quotes and brackets${line ? ` near line ${line}` : ""} and try again.`,
  );
export const tooManyImported = (max: number, noun: string) =>
  new SiteProblem(422, `A file can have up to ${max.toLocaleString("en")} ${noun}. Split it and import each part.`);

/** Nothing of the file was imported. */
export const importFaults = (found: ImportFaults) =>
  new SiteProblem(
    422,
    `Nothing was imported. There ${found.count === 1 ? "is 1 thing" : `are ${found.count.toLocaleString("en")} things`} to change.`,
    { data: found },
  );

// Brands, collections and products, for admins

/** With the form as it is now. Nothing was saved. @param who saved it */
export const saveConflict = (what: string, who: string | null, conflict: unknown) =>
  new SiteProblem(
    409,
    `${who ?? "Somebody else"} saved this ${what} while you were writing. Choose which version to keep.`,
    { data: conflict },
  );
/** @param into its name */
export const mergedMeanwhile = (what: string, into: string) =>
  new SiteProblem(409, `This ${what} was merged into “${into}” while you were writing. Copy what you want to keep.`);
export const changedMeanwhile = () =>
  new SiteProblem(409, "Somebody else changed this at the same moment. Reload the page and try again.");
export const reviewedCollection = () =>
  new SiteProblem(409, "This collection has reviews, so it can’t be deleted. Take its products out instead.");
export const tooManyCollections = (max: number) =>
  new SiteProblem(409, `This brand has ${max} collections, which is the most we allow.`);
export const collectionFull = (max: number) =>
  new SiteProblem(409, `This collection has ${max} products, which is the most we allow.`);
export const productOfOtherBrand = () => new SiteProblem(409, "A collection holds products of its own brand only.");
/** @param results why each of them stays */
export const nothingUndone = (results: unknown) =>
  new SiteProblem(409, "Nothing was undone: it was changed since, or is more than a day old.", { data: results });

// Photos

const unsupportedTypes = {
  heic: "We can’t use HEIC photos. Export it as JPEG. On an iPhone: Settings > Camera > Formats > Most Compatible.",
  svg: "We can’t use SVG drawings as photos. Export it as PNG or JPEG.",
  gif: "We can’t use GIF files as photos. Export it as PNG or JPEG.",
  other: "We can’t use this file as a photo. Upload a JPEG, PNG, WebP or AVIF photo.",
};
export const unsupportedPhoto = (type: keyof typeof unsupportedTypes) => new SiteProblem(415, unsupportedTypes[type]);

const photoFaults = {
  empty: "This file is empty. Choose another one.",
  unreadable: "We can’t open this photo. It may be damaged. Export it again and upload the new copy.",
  "too-large": `This photo is larger than ${photoLimitTexts.pixels} or ${photoLimitTexts.side} on one side. Make it smaller and upload it again.`,
  "too-large-avif": `AVIF photos can have up to ${photoLimitTexts.avifMegapixels} megapixels. Make it smaller or export it as JPEG.`,
  "too-heavy": "We can’t process this photo. Export it as a standard JPEG and upload that.",
};
export const unusablePhoto = (fault: keyof typeof photoFaults) => new SiteProblem(422, photoFaults[fault]);

export const photoTooLarge = () =>
  new SiteProblem(413, `This file is larger than ${photoLimitTexts.size}. Make it smaller and try again.`);
export const uploadInterrupted = () => new SiteProblem(400, "The connection was lost. Upload the photo again.");
export const photoIdInUse = () => new SiteProblem(409, "Another photo already has this id. Upload it under a new one.");
export const photoNotProcessed = () =>
  new SiteProblem(503, "We couldn’t process this photo just now. Try again in a few seconds.", retryAfter(5));
export const storageFull = () =>
  new SiteProblem(507, "We can’t store photos right now. Keep your photo and try again later.");

// The subscription

export const noSubscription = () => new SiteProblem(409, "You don’t have a subscription to change.");
export const nothingBought = () => new SiteProblem(409, "You haven’t bought anything yet.");
export const subscriptionNotUpdated = () =>
  new SiteProblem(502, "We couldn’t update your subscription, so nothing has changed. Try again in a minute.");
export const subscriptionNotCancelled = () =>
  new SiteProblem(
    503,
    "We couldn’t cancel your subscription, so nothing has changed. Try again in a minute.",
    retryAfter(60),
  );
export const billingPageUnavailable = () =>
  new SiteProblem(502, "We can’t open your billing page right now. Try again in a minute.");

// Not now

export const tooManyRequests = (retryAfterSeconds: number) =>
  new SiteProblem(
    429,
    `Too many attempts. Try again in ${retryAfterSeconds} ${retryAfterSeconds === 1 ? "second" : "seconds"}.`,
    retryAfter(retryAfterSeconds),
  );

const busy = (retryAfterSeconds: number) =>
  new SiteProblem(503, "Hemline is busy. Try again in a few seconds.", retryAfter(retryAfterSeconds));
export const databaseUnavailable = () => busy(2);
/** For passwords and photos, which are processed a few at a time. */
export const queueFull = () => busy(5);
export const restarting = () =>
  new SiteProblem(503, "Hemline is restarting. Try again in a few seconds.", retryAfter(5));

export const connectionLost = () => new SiteProblem(400, "The connection was lost. Try again.");
export const internalError = () => new SiteProblem(500, internalErrorMessage);

import { formatDayAndTime } from "../../shared/format-day.ts";
import { internalErrorMessage } from "../../shared/internal-error-message.ts";
import { countedHours, countedMinutes, countedSeconds, maxWebhookAgeMinutes } from "../../shared/lifetimes.ts";
import { idempotencyKeyLimits } from "../../shared/limits.ts";
import { retryAfter, SiteProblem } from "./site-problem.ts";

export const invalid = (fields: Record<string, string[]>) =>
  new SiteProblem(422, "Check the marked fields and try again.", { fields });

// Who may

/** Suspended members log in and read, and keep their settings. */
export const suspended = (until: Date | null) =>
  new SiteProblem(
    403,
    `Your account is suspended${until ? ` until ${formatDayAndTime(until)}` : ""}. You can read, but not post, comment, follow or like.`,
  );

/** Banned members log in, read, keep their settings, and take back what they did. */
export const banned = () =>
  new SiteProblem(403, "Your account is banned. You can read, but not post, comment, follow, like or save.");

export const postingPaused = (until: Date) =>
  new SiteProblem(
    403,
    `You can’t post until ${formatDayAndTime(until)}. You can read, like and save. The reason is in your settings, under Decisions.`,
  );

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

// Not now

export const tooManyRequests = (retryAfterSeconds: number) =>
  new SiteProblem(
    429,
    `Too many attempts. Try again in ${waitInWords(retryAfterSeconds)}.`,
    retryAfter(retryAfterSeconds),
  );

/** Says short waits in seconds, and longer ones in minutes or hours. */
function waitInWords(seconds: number): string {
  if (seconds <= 300) return countedSeconds(seconds);
  if (seconds <= 120 * 60) return countedMinutes(Math.ceil(seconds / 60));
  return countedHours(Math.ceil(seconds / 3600));
}

const busy = (retryAfterSeconds: number) =>
  new SiteProblem(503, "Hemline is busy. Try again in a few seconds.", retryAfter(retryAfterSeconds));
export const databaseUnavailable = () => busy(2);
/** For passwords and photos, which are processed a few at a time. */
export const queueFull = () => busy(5);
export const restarting = () =>
  new SiteProblem(503, "Hemline is restarting. Try again in a few seconds.", retryAfter(5));

export const connectionLost = () => new SiteProblem(400, "The connection was lost. Try again.");
export const internalError = () => new SiteProblem(500, internalErrorMessage);

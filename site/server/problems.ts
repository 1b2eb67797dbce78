import { reportLimits } from "../shared/limits.ts";

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

/** Suspended members log in and read, and keep their settings. */
export const suspended = () =>
  new SiteProblem(403, "Your account is suspended. You can read, but not post, comment, follow or like.");

/** Before they open the link in our email, members read, like and save, and keep their own things. */
export const unverified = (email: string) =>
  new SiteProblem(403, `Confirm your email address first. Open the link that we emailed to ${email}.`);

export const adminsOnly = () => new SiteProblem(403, "Only admins can open this page.");

export const forbidden = (message: string) => new SiteProblem(403, message);

export const invalid = (fields: Record<string, string[]>) =>
  new SiteProblem(422, "Check the marked fields and try again.", { fields });

export const loginRequired = () =>
  new SiteProblem(401, "Your session has expired. Please log in again to continue using the product.");

export const notOwner = (what: string) => new SiteProblem(403, `Only its owner can change this ${what}.`);

/** 404 under /api. Pages say 'Page not found: {path}' instead. */
export const notFound = (what: string) => new SiteProblem(404, `We can’t find this ${what}. It may have been deleted.`);

/** An `Idempotency-Key` that came with another call before. */
export const invalidKeyReuse = () =>
  new SiteProblem(422, "This Idempotency-Key was used for another request. Send a new key.");

export const conflict = (message: string) => new SiteProblem(409, message);

/** With the draft that is there now, or null when it was posted or discarded. */
export const draftConflict = (present: unknown) =>
  new SiteProblem(409, "This draft was changed somewhere else. Choose which version to keep.", { data: present });

export const unusableUpload = (status: 413 | 415 | 422, message: string) => new SiteProblem(status, message);

export const storageFull = () =>
  new SiteProblem(507, "We can’t store photos right now. Keep your photo and try again later.");

export const tooManyRequests = (retryAfterSeconds: number) =>
  new SiteProblem(
    429,
    `Too many attempts. Try again in ${retryAfterSeconds} ${retryAfterSeconds === 1 ? "second" : "seconds"}.`,
    {
      headers: { "Retry-After": String(retryAfterSeconds) },
    },
  );

export const ownReport = () => new SiteProblem(422, "You can’t report yourself or what you posted.");

export const tooManyReports = (retryAfterSeconds: number) =>
  new SiteProblem(429, `You’ve sent ${reportLimits.reportsPerDay} reports today. Try again tomorrow.`, {
    headers: { "Retry-After": String(retryAfterSeconds) },
  });

export const databaseUnavailable = () =>
  new SiteProblem(503, "Hemline is busy. Try again in a few seconds.", { headers: { "Retry-After": "2" } });

export const unsignedWebhook = () =>
  new SiteProblem(401, "This webhook isn’t signed by billing, or it’s more than five minutes old.");

export const badRequest = (message: string) => new SiteProblem(400, message);

export const payloadTooLarge = (maxBytes: number) =>
  new SiteProblem(413, `That’s more than ${maxBytes / 1024} kB. Shorten it and try again.`);

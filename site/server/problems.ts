/**
 * The site's errors. A problem becomes `{message, data?}` under /api and an error page elsewhere.
 */
export class SiteProblem extends Error {
  readonly status: number;
  /** Messages by field name, for the form that sent them. */
  readonly fields: Record<string, string[]> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    more: { fields?: Record<string, string[]>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }
}

/** 422 with messages by field. */
export const invalid = (fields: Record<string, string[]>) =>
  new SiteProblem(422, "Some fields need another look.", { fields });

/** 401: no token, or an expired one. */
export const loginRequired = () =>
  new SiteProblem(401, "Your session has expired. Please log in again to continue using the product.");

/** 403: another member's. */
export const notOwner = (what: string) => new SiteProblem(403, `Only its owner can change this ${what}.`);

/** 404 under /api. Pages say 'Page not found: {path}' instead. */
export const notFound = (what: string) => new SiteProblem(404, `This ${what} is not here, or no longer.`);

/** 409: contradicts what was done before. */
export const conflict = (message: string) => new SiteProblem(409, message);

/** 413, 415, 422: an upload that cannot become a photo. */
export const unusableUpload = (status: 413 | 415 | 422, message: string) => new SiteProblem(status, message);

/** 507: the disk for photos is full. */
export const storageFull = () =>
  new SiteProblem(507, "We can’t store photos right now. Keep your photo and try again later.");

/** 429 with the seconds to wait. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new SiteProblem(
    429,
    `Too many attempts. Try again in ${retryAfterSeconds} ${retryAfterSeconds === 1 ? "second" : "seconds"}.`,
    {
      headers: { "Retry-After": String(retryAfterSeconds) },
    },
  );

/** 503: the database cannot be reached. */
export const databaseUnavailable = () =>
  new SiteProblem(503, "Hemline is not available for a moment. Please try again.", { headers: { "Retry-After": "2" } });

/** 400: the request is malformed. */
export const badRequest = (message: string) => new SiteProblem(400, message);

/** 413: the body is too large. */
export const payloadTooLarge = (maxBytes: number) =>
  new SiteProblem(413, `That is too large: at most ${maxBytes / 1024} kB are taken here.`);

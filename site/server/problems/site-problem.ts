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

export const retryAfter = (seconds: number) => ({ headers: { "Retry-After": String(seconds) } });

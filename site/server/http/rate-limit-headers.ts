interface WindowState {
  burst: number;
  perMs: number;
  /** Left of `burst`; a part of one is on its way back. */
  tokens: number;
}

/**
 * What responses say of a limit, in the fields of the IETF’s draft (draft-ietf-httpapi-ratelimit-headers): the policy of
 * each window (`q` requests within `w` seconds), and how many are left (`r`) until all are back in `t` seconds.
 */
export function rateLimitHeaders(name: string, windows: readonly WindowState[]): Record<string, string> {
  const titled = windows.map((window, at) => ({ ...window, title: at === 0 ? `"${name}"` : `"${name}-day"` }));
  return {
    "RateLimit-Policy": titled
      .map(({ title, burst, perMs }) => `${title};q=${burst};w=${Math.round(perMs / 1000)}`)
      .join(", "),
    RateLimit: titled
      .map(
        ({ title, burst, perMs, tokens }) =>
          `${title};r=${Math.floor(tokens)};t=${Math.ceil(((burst - tokens) * perMs) / burst / 1000)}`,
      )
      .join(", "),
  };
}

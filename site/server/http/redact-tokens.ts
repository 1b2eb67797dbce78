const longRuns = /[\w-]{43,}/g;

/**
 * The path as the log names it. Calls of mailed links carry a token of 43 characters, with which a reader of the log
 * could follow the link. Slugs stay: they have no capital letters, while a random token practically always has some.
 */
export const redactTokens = (path: string): string =>
  path.replace(longRuns, (run) => (/[A-Z]/.test(run) ? ":token" : run));

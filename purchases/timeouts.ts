// Every duration of the SDK, in milliseconds, and how often a call is repeated.

/** A payment that went through is asked about this often: no customer pays twice for a lost answer. */
export const statusAttempts = 10;
export const statusIntervalMs = 1000;
/** A status call without an answer counts as lost after this. */
export const statusTimeoutMs = 5000;

/**
 * How long the form waits for the app's branding, which is requested together with the start and mostly arrives before
 * its answer. Later branding repaints the form: a plain form sells more than a waiting page.
 */
export const brandingTimeoutMs = 2000;

/** A language is a small file beside the code that has just been loaded: past this, the connection is dead. */
export const languageTimeoutMs = 5000;

/** Nothing is shown of a wait shorter than this: it would only flash. */
export const loadingDelayMs = 200;

/** How long a step back in the browser's history may take. */
export const historyStepTimeoutMs = 500;

/** How long the container keeps its size before the layout is chosen again. */
export const layoutDebounceMs = 150;

export const virtualCurrenciesMaxAgeMs = 5 * 60_000;

/** Between two requests with events; doubled by each failure up to the maximum. */
export const eventsDelayMs = 2000;
export const eventsMaxDelayMs = 5 * 60_000;

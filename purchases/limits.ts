// Every limit of the SDK: sizes, counts, and durations in milliseconds. Those that billing shares are in
// `protocol/limits.ts`.

/** Characters. Servers and proxies refuse longer addresses. */
export const maxPathLength = 2000;

/** How often a payment's outcome, and then the customer, is asked for: no customer pays twice for a lost answer. */
export const maxStatusAttempts = 10;
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
/** Browsers allow 64 KiB in flight for all `keepalive` requests of a page, the host's own among them. */
export const maxEventRequestBytes = 50 * 1024;
/** A dozen purchases without a network. Beyond it the oldest events are dropped. */
export const maxQueuedEvents = 200;
/** Characters of an error message in an event. */
export const maxMessageLength = 300;
/** Characters of what an event says about the page. */
export const maxContextLength = 500;

/** Characters of a link in a paywall's text. */
export const maxLinkLength = 2048;
/** Fallbacks inside fallbacks; a generated paywall document may contain itself. */
export const maxFallbackDepth = 100;

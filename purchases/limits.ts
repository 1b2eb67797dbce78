// Every size limit of the SDK, but those that billing shares: `protocol/limits.ts` has them.

/** Characters. Servers and proxies refuse longer addresses. */
export const maxPathLength = 2000;

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

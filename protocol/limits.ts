// Every limit that billing shares with its clients. Without zod: a browser may import it.

/** How long the emailed link to the customer portal works. */
export const portalLinkMinutes = 30;
/** Characters. */
export const maxTraceIdLength = 200;
export const maxEventsPerRequest = 500;
/** Of one virtual currency, for one customer, and of what one purchase grants. The database checks it too. */
export const maxBalance = 2_000_000_000;

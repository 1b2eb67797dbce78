/**
 * Goes with a call that posts what a draft holds: the draft's version, which is then deleted. A newer one stays, since
 * another window wrote it. It is a header because retries with one `Idempotency-Key` must have the same body.
 */
export const draftVersionHeader = "Draft-Version";

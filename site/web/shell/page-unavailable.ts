/** A page's chunk could not be fetched, and reloading would lose work or did not help. */
export class PageUnavailable extends Error {}

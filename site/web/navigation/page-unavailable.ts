/** A page's chunk failed to load, and reloading would lose work or did not help. */
export class PageUnavailable extends Error {}

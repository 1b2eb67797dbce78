interface Addresses {
  /** Billing's address: a path of this site, or an absolute URL. */
  billing: string;
  /** The site's origin as the server knows it, in billing's asset URLs. */
  server: string;
  /** The site's origin as this browser knows it. */
  browser: string;
}

/** Makes asset URLs start with the page's own origin: behind a mapped port the server does not know its address. */
export function rebaseAssetUrls<Offered>(offered: Offered, { billing, server, browser }: Addresses): Offered {
  if (!billing.startsWith("/") || server === browser) return offered;
  const prefix = (origin: string) => `"${origin}${billing}/assets/`;
  return JSON.parse(JSON.stringify(offered).replaceAll(prefix(server), prefix(browser)));
}

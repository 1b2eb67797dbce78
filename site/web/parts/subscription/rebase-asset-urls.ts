interface Addresses {
  /** Where billing is: a path of this site, or an address of its own. */
  billing: string;
  /** The site's origin as the server knows it, by which billing names its pictures. */
  server: string;
  /** The site's origin as this browser knows it. */
  browser: string;
}

/** What is offered, with paywalls whose pictures come from where the page came from: behind a mapped port, a server is not called what it thinks. */
export function rebaseAssetUrls<Offered>(offered: Offered, { billing, server, browser }: Addresses): Offered {
  if (!billing.startsWith("/") || server === browser) return offered;
  const [theirs, ours] = [server, browser].map((origin) => `"${origin}${billing}/assets/`) as [string, string];
  return JSON.parse(JSON.stringify(offered).replaceAll(theirs, ours));
}

/** What Node's door knows about a request. */
export interface NodeEnv {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** Whose browser or server calls; null inside one process. A proxy's word counts only where it is trusted. */
export function addressOf(headers: Headers, env: NodeEnv | undefined, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || env?.incoming?.socket?.remoteAddress || null;
}

/** Where the browser is, when a trusted proxy says so: ISO 3166-1 alpha-2. */
export function countryOf(headers: Headers, trustProxy: boolean): string | null {
  const country = trustProxy ? headers.get("cf-ipcountry")?.toUpperCase() : undefined;
  // XX is an unknown place, T1 the Tor network.
  return country && /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null;
}

import { isIPv6 } from "node:net";

/** Node's part of a request. */
export interface NodeEnv {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/**
 * The caller's address, for rate limits; null inside one process. A proxy's header counts only where it is trusted. Of
 * IPv6 the first half: the owner chooses the other half freely.
 */
export function addressOf(headers: Headers, env: NodeEnv | undefined, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const address = forwarded || env?.incoming?.socket?.remoteAddress || null;
  return address && isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  const [before = "", after] = address.replace(/%.*$/, "").split("::");
  const words = (part: string) => (part === "" ? [] : part.split(":"));
  const [first, last] = [words(before), words(after ?? "")];
  const between = Array<string>(after === undefined ? 0 : Math.max(0, 8 - first.length - last.length)).fill("0");
  const network = [...first, ...between, ...last].slice(0, 4);
  return `${network.map((it) => Number.parseInt(it, 16).toString(16)).join(":")}::/64`;
}

/** The browser's country, when a trusted proxy says it: ISO 3166-1 alpha-2. */
export function countryOf(headers: Headers, trustProxy: boolean): string | null {
  const country = trustProxy ? headers.get("cf-ipcountry")?.toUpperCase() : undefined;
  // XX is unknown, T1 the Tor network.
  return country && /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null;
}

import { BlockList, isIP, isIPv4 } from "node:net";

/** Everything but the public internet: this machine, its neighbours, and special-purpose networks. */
const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  closed.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  // Tunnels and translations of IPv4 addresses, and networks reserved for protocols and documentation.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, bits, "ipv6");

/** The only globally routed part of IPv6; IPv4-mapped addresses (`::ffff:10.0.0.1`) lie outside of it. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet("2000::", 3, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  return globalIpv6.check(address, "ipv6") && !closed.check(address, "ipv6");
}

function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}

/** The host as it is looked up: a URL has an IPv6 address in brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** These names mean this machine whatever a name server says (RFC 6761). */
const isLocalhost = (host: string): boolean => /^(.+\.)?localhost\.?$/.test(host);

export function isLoopbackUrl(url: string): boolean {
  const host = hostOf(new URL(url));
  return isLocalhost(host) || (isIP(host) !== 0 && isLoopback(host));
}

/**
 * Why a URL may not be called, as a sentence; null where it may. The one rule of deliveries and of catalogues: `https`
 * to the public internet, and during development also `http` to this machine.
 * @param o.found the addresses of the name. Before the lookup only a literal address can be judged.
 */
export function forbiddenUrlReason(
  url: URL,
  o: { mayReachLoopback: boolean; found?: readonly string[] },
): string | null {
  const host = hostOf(url);
  const said = isIP(host) !== 0 ? [host] : isLocalhost(host) ? ["127.0.0.1"] : undefined;
  const addresses = o.found ?? said;
  const isHere = o.mayReachLoopback && (addresses?.every(isLoopback) ?? true);
  if (url.protocol !== "https:" && !(isHere && url.protocol === "http:")) return "The URL must begin with https.";
  const closed = addresses && !isHere ? addresses.find((it) => !isPublic(it)) : undefined;
  return closed === undefined ? null : `${closed} is not a public internet address.`;
}

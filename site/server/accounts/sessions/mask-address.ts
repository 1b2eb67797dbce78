/** `192.0.2.*`, `2001:db8:1:*`: without the part that identifies a household. */
export function maskAddress(address: string): string {
  const ipv4 = /(\d+\.\d+\.\d+)\.\d+(?::\d+)?$/.exec(address)?.[1];
  if (ipv4 !== undefined) return `${ipv4}.*`;
  const groups = address.replace(/^\[|\].*$/g, "").split(":");
  return groups.length > 2
    ? `${groups
        .slice(0, 3)
        .map((group) => group || "0")
        .join(":")}:*`
    : "unknown";
}

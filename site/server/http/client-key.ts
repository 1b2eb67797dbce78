/** The key that a caller is counted by: the address, or for IPv6 its /64, which belongs to one household. A port is dropped. */
export function clientKey(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(address)?.[1];
  if (ipv4 !== undefined || !address.includes(":")) return ipv4 ?? address;
  const ipv6 = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  const [head = "", tail] = ipv6.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...gap, ...back].slice(0, 4).join(":");
}

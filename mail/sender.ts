export interface Sender {
  name: string;
  address: string;
}

/**
 * The configured sender, with another display name where an email has one: the address stays, because only it may
 * send.
 * @param from `Hemline <hello@example.org>` or `hello@example.org`
 */
export function senderOf(from: string, name?: string): Sender {
  const [, ownName = "", address = from] = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name ?? ownName, address: address.trim() };
}

export function senderLine({ name, address }: Sender): string {
  return name ? `${name} <${address}>` : address;
}

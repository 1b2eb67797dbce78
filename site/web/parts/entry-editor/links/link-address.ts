export type LinkAddress = { href: string } | { fault: string };

const withScheme = /^([a-z][a-z0-9+.-]*):/i;
const looksLikeHost = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u;

/** What somebody typed or pasted as a link: `https`, an email address, or a page of Hemline. The server judges it again. */
export function linkAddress(typed: string): LinkAddress {
  const text = typed.trim();
  if (text === "") return { fault: "Enter where the link leads to." };
  if (/[\s\\\p{Cc}]/u.test(text)) return { fault: "Remove the spaces from this link." };
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return { href: `mailto:${text}` };
  if (/^mailto:/i.test(text))
    return /^mailto:[^\s@]+@[^\s@]+$/i.test(text) ? { href: text } : { fault: "Enter a whole email address." };
  if (/^https:/i.test(text))
    return /^https:\/\/[^/?#]/i.test(text) ? { href: text } : { fault: "Enter the whole link, with its domain." };
  if (/^http:/i.test(text)) return { fault: "Links start with https://. Check that the page has such a link." };
  if (/^#./.test(text) || /^\/(?!\/)/.test(text)) return { href: text };
  if (looksLikeHost.test(text)) return { href: `https://${text}` };
  if (withScheme.test(text) || text.startsWith("//"))
    return { fault: "Links start with https:// or mailto:, or lead to a page of Hemline, such as /looks." };
  return { fault: "Enter a link that starts with https://, or a page of Hemline, such as /looks." };
}

/** Of a pasted link; null drops it. A page on this site is written as its path. */
export function pastedAddress(href: string, origin: string): string | null {
  const text = href.trim();
  if (text === "" || text.startsWith("#")) return null;
  const judged = linkAddress(text.startsWith(`${origin}/`) ? text.slice(origin.length) : text);
  if ("href" in judged) return judged.href;
  const secure = text.replace(/^http:/i, "https:");
  const again = secure === text ? judged : linkAddress(secure);
  return "href" in again ? again.href : null;
}

/** The link that each history entry was left by: its address, and which of the links to that address it was. */
const left = new Map<string, { href: string; nth: number }>();

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter(
    (link) => link.getAttribute("href") === href,
  );

/** Notes that the page of a history entry is left by this link. */
export function recordFollowedLink(entry: string, link: Element): void {
  const href = link.getAttribute("href");
  if (href === null || !(link instanceof HTMLAnchorElement)) return;
  left.set(entry, { href, nth: Math.max(0, linksTo(href).indexOf(link)) });
}

/** The link that somebody who comes back to an entry has left it by; null when it is not there any more. */
export function followedLink(entry: string): HTMLAnchorElement | null {
  const found = left.get(entry);
  return (found && linksTo(found.href)[found.nth]) ?? null;
}

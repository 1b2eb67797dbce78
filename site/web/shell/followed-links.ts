/** By history entry, the followed link: its address, and its index among the links to that address. */
const followed = new Map<string, { href: string; nth: number }>();

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter(
    (link) => link.getAttribute("href") === href,
  );

export function recordFollowedLink(entry: string, link: Element): void {
  const href = link.getAttribute("href");
  if (href === null || !(link instanceof HTMLAnchorElement)) return;
  followed.set(entry, { href, nth: Math.max(0, linksTo(href).indexOf(link)) });
}

/** Null when the link is gone. */
export function followedLink(entry: string): HTMLAnchorElement | null {
  const found = followed.get(entry);
  return (found && linksTo(found.href)[found.nth]) ?? null;
}

import { pastedAddress } from "../links/link-address.ts";

/**
 * Leaves the links that an entry may have; of the others only the text.
 * @returns how many were dropped, without those within the copied document itself
 */
export function cleanLinks(body: HTMLElement, origin: string): number {
  let dropped = 0;
  for (const link of [...body.querySelectorAll("a")]) {
    const written = link.getAttribute("href") ?? "";
    const href = pastedAddress(targetOf(written), origin);
    if (href !== null) {
      link.setAttribute("href", href);
      continue;
    }
    if (written !== "" && !written.includes("#")) dropped += 1;
    link.replaceWith(...link.childNodes);
  }
  return dropped;
}

/** A document of Google’s that was exported leads through Google. */
function targetOf(href: string): string {
  try {
    const url = new URL(href);
    const isDetour = /(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url";
    return (isDetour && (url.searchParams.get("q") ?? url.searchParams.get("url"))) || href;
  } catch {
    return href;
  }
}

/** Pages that this tab has deleted, and where the way back leads instead. */
const gone = new Map<string, string>();

/** Notes that a page, and everything below it, was deleted here. */
export function markDeleted(pathname: string, instead: string): void {
  gone.set(pathname, instead);
}

/** Where somebody who goes back to a deleted page ends up; null for every other page. */
export function replacementFor(pathname: string): string | null {
  for (const [path, instead] of gone) if (pathname === path || pathname.startsWith(`${path}/`)) return instead;
  return null;
}

/** By deleted page, the page that the back button opens instead. */
const gone = new Map<string, string>();

/** Also for the pages below it. */
export function markDeleted(pathname: string, instead: string): void {
  gone.set(pathname, instead);
}

export function replacementFor(pathname: string): string | null {
  for (const [path, instead] of gone) if (pathname === path || pathname.startsWith(`${path}/`)) return instead;
  return null;
}

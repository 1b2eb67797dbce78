/** By deleted page, the page that the back button opens instead. */
const replacements = new Map<string, string>();

/** Also for the pages below it. */
export function markDeleted(pathname: string, instead: string): void {
  replacements.set(pathname, instead);
}

/** It is there again. */
export const unmarkDeleted = (pathname: string): void => void replacements.delete(pathname);

export function replacementFor(pathname: string): string | null {
  for (const [path, instead] of replacements) if (pathname === path || pathname.startsWith(`${path}/`)) return instead;
  return null;
}

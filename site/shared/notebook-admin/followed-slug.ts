import { slugOf } from "../slug.ts";

const untitled = "untitled";

/** What the address of an entry is made of, until it is first published or an admin chooses another. */
export const slugOfTitle = (title: string): string => slugOf(title, untitled);

/** Whether an address was made of this title, maybe with something behind it that makes it the only one. */
export function isMadeOf(title: string, slug: string): boolean {
  const base = slugOfTitle(title);
  return slug === base || (slug.startsWith(`${base}-`) && /^[0-9a-f]{6}$/.test(slug.slice(base.length + 1)));
}

export const isUntitled = (title: string): boolean => slugOfTitle(title) === untitled;

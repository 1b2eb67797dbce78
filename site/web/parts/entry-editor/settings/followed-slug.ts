import { slugOf } from "../../../../shared/slug.ts";

const untitled = "untitled";

/** As the server makes it of a title. */
export const slugOfTitle = (title: string): string => slugOf(title, untitled);

/** Whether an address was made of this title, maybe with something behind it that makes it the only one. */
export function isMadeOf(title: string, slug: string): boolean {
  const base = slugOfTitle(title);
  return slug === base || (slug.startsWith(`${base}-`) && /^[0-9a-f]+$/.test(slug.slice(base.length + 1)));
}

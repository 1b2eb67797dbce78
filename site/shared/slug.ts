const shape = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** 1 to 80 of a-z, 0-9 and inner hyphens. */
export const isSlug = (text: string): boolean => shape.test(text);

/**
 * Drops accents and turns everything else that is no letter or digit into hyphens.
 * @param fallback for a text without Latin letters
 */
export function slugOf(text: string, fallback: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-+$/, "");
  return slug || fallback;
}

/** Slugs that nobody may take: route segments, and official-sounding words. */
const reserved = new Set(
  `about account accounts admin administrator api assets billing blog brand brands builds cancel categories collections
  comments components console contact create delete demo discussions edit faq followers following fonts
  frequently-asked-questions gateway groups healthz help hemline home login logout looks mailbox me media member members
  moderator new news notebook notifications null official order pages paid-subscription password pay photos portal press
  privacy products profile readyz register reports reviews root saved search security sessions settings staff status
  success support system team terms terms-and-conditions undefined user users wardrobe www`.split(/\s+/),
);

const shape = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** 1 to 80 of a-z, 0-9 and inner hyphens. */
export const isSlug = (text: string): boolean => shape.test(text);

export const isReserved = (slug: string): boolean => reserved.has(slug);

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

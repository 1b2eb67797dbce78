/** `@slug`, where it is no part of a word, an address or another name. The slug is the first group. */
export const mentionPattern = /(?<![\p{L}\p{N}_@/.-])@([a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?)(?![\p{L}\p{N}_@-])/giu;

/** The slugs that a text names as `@slug`, each once. */
export const mentionedSlugs = (source: string): string[] => [
  ...new Set(Array.from(source.matchAll(mentionPattern), ([, slug = ""]) => slug.toLowerCase())),
];

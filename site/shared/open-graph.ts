/** What has a picture of its own for links to it: its noun, and its name as its own address has it. */
export const openGraphNouns = [
  "pages",
  "looks",
  "members",
  "items",
  "brands",
  "collections",
  "products",
  "discussions",
  "reviews",
  "entries",
  "categories",
] as const;
export type OpenGraphNoun = (typeof openGraphNouns)[number];

/** In px, as those who show such pictures expect: https://developers.facebook.com/docs/sharing/webmasters/images/ */
export const openGraphSize = { width: 1200, height: 630 } as const;

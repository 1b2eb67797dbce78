import { formatNumber } from "./format-number.ts";
// The limits of what people send, of screens and server alike; how long things last is in `lifetimes.ts`. Without zod: a page
// may import it. Rate limits are in `server/http/rate-limits.ts`; timeouts and the sizes of pages and queues are where they
// are used.

export const lookLimits = {
  photos: 10,
  tags: 20,
  colours: 5,
  titleLength: 120,
  textLength: 4000,
  altTextLength: 500,
  tagNameLength: 80,
  /** Slugs in one `PUT /api/looks/order`. */
  orderedLooks: 5000,
  /** In the answer of `GET /api/user`. */
  answered: 500,
} as const;

/** Of the wardrobe of a member who does not subscribe: items that are not archived, wished ones and unnamed ones included. */
export const freeItems = 100;

export const itemLimits = {
  nameLength: 80,
  brandLength: 60,
  sizeLength: 30,
  materialLength: 60,
  notesLength: 2000,
  storedAtLength: 80,
  colours: 5,
  quantity: 99,
  /** In whole units of any currency. */
  maxPrice: 10_000_000,
  /** In one bulk edit. */
  changedAtOnce: 200,
  /** In one press. */
  wornAtOnce: 60,
  /** In one imported file. */
  imported: 2000,
  importedBytes: 2 * 1024 * 1024,
  outfitNameLength: 80,
  /** Of one outfit. */
  outfitItems: 30,
  /** To choose from in the planner. */
  offeredOutfits: 100,
  plansPerDay: 10,
} as const;

/** Of brands, and as many of products, by one member. */
export const proposalsPerDay = 20;

export const photoLimits = {
  sizeBytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
  sidePx: 12_000,
  avifPixels: 16_000_000,
  /** Of all uploaded files of one member. */
  memberBytes: 1024 ** 3,
} as const;

/** The limits of photos as people read them. */
export const photoLimitTexts = {
  size: `${photoLimits.sizeBytes / 1024 / 1024} MB`,
  pixels: `${photoLimits.pixels / 1_000_000} megapixels`,
  side: `${formatNumber(photoLimits.sidePx)} pixels`,
  quota: `${photoLimits.memberBytes / 1024 ** 3} GB`,
  avifMegapixels: photoLimits.avifPixels / 1_000_000,
} as const;

export const accountLimits = {
  nameLength: 60,
  emailLength: 254,
  /** Before the @. */
  emailLocalPartLength: 64,
  minPasswordLength: 10,
  passwordLength: 256,
  slugLength: 80,
  /** Page addresses that one member may ever have. */
  slugs: 10,
  cityLength: 80,
  bioLength: 600,
  links: 3,
  linkLength: 200,
} as const;

/** Of one member; beyond it the oldest ones end. */
export const sessionLimits = { sessions: 20, trustedDevices: 30 } as const;

/** Of one member; the oldest go. */
export const maxNotifications = 1000;

export const commentLimits = {
  textLength: 2000,
  /** Members named in one comment who get a link. */
  mentions: 20,
  /** How long its author may change it. */
  editHours: 24,
} as const;

export const reviewLimits = {
  minTextLength: 20,
  textLength: 5000,
  sizeLength: 30,
  photos: 4,
  altTextLength: 500,
  /** Of the brand's response. */
  answerLength: 2000,
  /** Whoever joined less than this ago waits until their first review is shown. */
  newMemberDays: 7,
  waitHours: 24,
} as const;

export const groupLimits = { descriptionLength: 500, groups: 100 } as const;

export const discussionLimits = { titleLength: 120, tags: 5, tagLength: 30, similar: 5 } as const;

export const messageLimits = {
  textLength: 10_000,
  quoteLength: 1000,
  /** Items, looks and products shown in one message. */
  cards: 4,
  photos: 4,
  /** Of the description of a photo. */
  altTextLength: 500,
  /** Members named in one message who get a link and a notification. */
  mentions: 10,
  /** How long its author may change it. */
  editHours: 24,
  /** What a search within a conversation shows. */
  found: 50,
} as const;

export const notebookLimits = {
  titleLength: 120,
  /** Of the introduction below the title. */
  excerptLength: 300,
  blocks: 500,
  /** Of a text as it is sent: more than a hundred thousand words. */
  textBytes: 1024 * 1024,
  paragraphLength: 10_000,
  listItems: 200,
  altTextLength: 500,
  categories: 100,
  categoriesOfEntry: 5,
  descriptionLength: 500,
  feedEntries: 20,
} as const;

export const relationLimits = { blocks: 1000 } as const;

export const draftLimits = {
  /** Of one member; the oldest go. */
  drafts: 50,
  bodyBytes: 48 * 1024,
  commentLength: 8000,
  reviewLength: 10_000,
  messageLength: 14_000,
  titleLength: 400,
} as const;

export const saveLimits = { folders: 200, folderNameLength: 80 } as const;

export const reportLimits = {
  noteLength: 1000,
  reportsPerHour: 10,
  reportsPerDay: 20,
  /** How long a member can’t report the same again that was dismissed, unless it changes. */
  dismissedHours: 24,
} as const;

export const adminLimits = { whyLength: 500, shownNotes: 10 } as const;

export const moderationLimits = {
  /** How long a decision can be undone. Then the author and the reporters are told. */
  undoMinutes: 10,
  /** After which another admin may claim a case. */
  claimMinutes: 30,
  /** Of a posting pause or a suspension. */
  longestDays: 365,
  /** Within which a member may appeal, once. */
  appealDays: 20,
  appealLength: 2000,
  /** Of a note among admins. */
  noteLength: 1000,
  /** Shown of what a decision is about. */
  excerptLength: 200,
  /** Whoever joined less than this ago waits with links. */
  newMemberDays: 7,
  /** Of the list of guarded words. */
  phrases: 500,
  phraseLength: 60,
  /** What the statistics are about. */
  statisticsDays: 30,
} as const;

/** Of brands, collections and products, as admins write them. */
export const catalogueLimits = {
  nameLength: 80,
  descriptionLength: 500,
  altTextLength: 500,
  links: 3,
  earliestYear: 1500,
  latestYear: 2100,
  /** Who may answer reviews for a brand. */
  namedMembers: 20,
  collections: 200,
  collectionProducts: 500,
  materialLength: 120,
  colours: 8,
  sizes: 40,
  sizeLength: 30,
  prices: 20,
  photos: 10,
  /** What an admin tells a proposer, or notes of an act. */
  answerLength: 500,
  /** In one bulk action. */
  actedOnAtOnce: 200,
  undoHours: 24,
  /** Lines of one imported file. */
  imported: 2000,
  importedBytes: 2 * 1024 * 1024,
} as const;

export const contactLimits = { minTextLength: 10, textLength: 4000 } as const;

/** Of an `Idempotency-Key`. */
export const idempotencyKeyLimits = { minLength: 8, maxLength: 100 } as const;

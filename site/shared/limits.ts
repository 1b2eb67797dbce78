// Every limit and duration that screens and the server share. Without zod: a page may import it.

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
} as const;

/** How long its author can restore a deleted look. */
export const deletedLookDays = 7;

export const photoLimits = {
  sizeBytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
  sidePx: 12_000,
  avifPixels: 16_000_000,
} as const;

/** The limits of photos as people read them. */
export const photoLimitTexts = {
  size: `${photoLimits.sizeBytes / 1024 / 1024} MB`,
  pixels: `${photoLimits.pixels / 1_000_000} megapixels`,
  side: `${photoLimits.sidePx.toLocaleString("en")} pixels`,
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

export const commentLimits = {
  textLength: 2000,
  /** Members named in one comment who get a link. */
  mentions: 20,
  /** How long its author may change it. */
  editHours: 24,
} as const;

export const relationLimits = { blocks: 1000 } as const;

export const draftLimits = {
  /** Of one member; the oldest go. */
  drafts: 50,
  days: 180,
  bodyBytes: 48 * 1024,
  commentLength: 8000,
} as const;

export const saveLimits = { folders: 200, folderNameLength: 80 } as const;

export const notificationLimits = { days: 180, perMember: 1000 } as const;

export const reportLimits = { noteLength: 1000, reportsPerDay: 20 } as const;

export const adminLimits = { whyLength: 500, shownNotes: 10 } as const;

export const contactLimits = { minTextLength: 10, textLength: 4000 } as const;

/** A session ends after `idleDays` without a visit, and after `absoluteDays` in any case. */
export const sessionDays = { idleDays: 30, absoluteDays: 180 } as const;

export const loginLogDays = 90;

/** A member who leaves can come back for `comeBackDays`; a copy of their data can be downloaded for `exportDays`. */
export const leavingLimits = { comeBackDays: 14, exportDays: 7, exportEveryHours: 24 } as const;

/** A photo that nothing shows is deleted after this time. */
export const unusedPhotoHours = 24;

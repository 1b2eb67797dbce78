import { dayMs, hourMs, minuteMs, secondMs } from "../../shared/durations.ts";
import { emailLinkHours } from "../../shared/lifetimes.ts";
import type { RateLimit } from "./rate-limiter.ts";

/** `by: "member"` counts members by id and visitors by address. */
export interface CallLimit extends RateLimit {
  by: "address" | "member";
  /** For members in the first day of their account, in place of the other: spam comes from new accounts. */
  newcomers?: RateLimit;
}

/** How often one caller may do what. */
export const rateLimits = {
  register: { burst: 30, perMs: hourMs, by: "address" },
  "confirm-email": { burst: 30, perMs: hourMs, by: "address" },
  "new-password": { burst: 30, perMs: hourMs, by: "address" },
  contact: { burst: 5, perMs: hourMs, by: "address" },
  email: { burst: 20, perMs: hourMs, by: "member" },
  profile: { burst: 30, perMs: hourMs, by: "member" },
  settings: { burst: 60, perMs: hourMs, by: "member" },
  relation: { burst: 60, perMs: hourMs, by: "member" },
  follow: { burst: 60, perMs: hourMs, perDay: 400, by: "member" },
  // High, because a client repeats what it has no answer to: beyond it, repeated calls count like new ones.
  replay: { burst: 300, perMs: 5 * minuteMs, by: "member" },
  "post-look": { burst: 20, perMs: hourMs, by: "member" },
  "edit-look": { burst: 60, perMs: hourMs, by: "member" },
  "delete-look": { burst: 60, perMs: hourMs, by: "member" },
  // High, because a whole wardrobe may be uploaded at once, and is named afterwards.
  "create-item": { burst: 400, perMs: hourMs, by: "member" },
  "change-item": { burst: 120, perMs: minuteMs, by: "member" },
  "delete-item": { burst: 120, perMs: hourMs, by: "member" },
  // High, because a picker asks again as its member types.
  "own-items": { burst: 300, perMs: minuteMs, by: "member" },
  // As `own-items`.
  "catalogue-names": { burst: 300, perMs: minuteMs, by: "member" },
  // As `own-items`; visitors of one address share it.
  "search-suggestions": { burst: 300, perMs: minuteMs, by: "member" },
  // As `own-items`: a page of what was searched for reads as much as all suggestions.
  search: { burst: 300, perMs: minuteMs, by: "member" },
  // A day has a limit of its own: `proposalsPerDay`.
  proposal: { burst: 40, perMs: hourMs, by: "member" },
  "import-items": { burst: 30, perMs: hourMs, by: "member" },
  "export-items": { burst: 60, perMs: hourMs, by: "member" },
  order: { burst: 60, perMs: minuteMs, by: "member" },
  like: { burst: 60, perMs: minuteMs, perDay: 500, by: "member" },
  save: { burst: 60, perMs: minuteMs, by: "member" },
  folder: { burst: 60, perMs: hourMs, by: "member" },
  wear: { burst: 120, perMs: minuteMs, by: "member" },
  outfit: { burst: 120, perMs: hourMs, by: "member" },
  plan: { burst: 120, perMs: minuteMs, by: "member" },
  // Some in a row are normal talk; then one every five seconds, or every thirty for newcomers.
  comment: {
    burst: 20,
    perMs: 100 * secondMs,
    perDay: 300,
    by: "member",
    newcomers: { burst: 5, perMs: 150 * secondMs, perDay: 10 },
  },
  "edit-comment": { burst: 60, perMs: hourMs, by: "member" },
  "start-discussion": {
    burst: 10,
    perMs: hourMs,
    perDay: 20,
    by: "member",
    newcomers: { burst: 3, perMs: dayMs },
  },
  message: {
    burst: 5,
    perMs: minuteMs,
    by: "member",
    newcomers: { burst: 5, perMs: 150 * secondMs, perDay: 10 },
  },
  "edit-message": { burst: 60, perMs: hourMs, by: "member" },
  // High, because a conversation says again and again how far it was read.
  reading: { burst: 120, perMs: minuteMs, by: "member" },
  // As `own-items`.
  mentionable: { burst: 300, perMs: minuteMs, by: "member" },
  "find-messages": { burst: 60, perMs: minuteMs, by: "member" },
  "post-review": { burst: 10, perMs: hourMs, by: "member" },
  "edit-review": { burst: 60, perMs: hourMs, by: "member" },
  vote: { burst: 60, perMs: minuteMs, by: "member" },
  draft: { burst: 120, perMs: minuteMs, by: "member" },
  // What was reported is counted by its rows (`reportLimits`); this also counts what is refused.
  report: { burst: 20, perMs: hourMs, by: "member" },
  notifications: { burst: 120, perMs: minuteMs, by: "member" },
  live: { burst: 60, perMs: minuteMs, by: "member" },
  // High, because a mail provider sends the presses of many members from a few addresses.
  unsubscribe: { burst: 600, perMs: hourMs, by: "address" },
  // High, because one address may fetch it for many readers.
  feed: { burst: 120, perMs: 10 * minuteMs, by: "address" },
  admin: { burst: 300, perMs: hourMs, by: "member" },
  // High, because an editor saves every few seconds while its admin writes.
  "edit-entry": { burst: 120, perMs: minuteMs, by: "member" },
  statistics: { burst: 60, perMs: 10 * minuteMs, by: "member" },
  leave: { burst: 10, perMs: hourMs, by: "member" },
  export: { burst: 10, perMs: dayMs, by: "member" },
  // High, because a whole wardrobe may be uploaded at once: members take turns in the image processor.
  "upload-day": { burst: 400, perMs: dayMs, by: "member" },
  crop: { burst: 60, perMs: 10 * minuteMs, by: "member" },
  "uncropped-photo": { burst: 60, perMs: 10 * minuteMs, by: "member" },
  // High, because billing reports everything from one address.
  "billing-webhook": { burst: 3_000, perMs: minuteMs, by: "address" },
  // High, because the readers of many chats ask from a few addresses. Counts what is drawn.
  "open-graph": { burst: 120, perMs: minuteMs, by: "address" },
  portal: { burst: 10, perMs: hourMs, by: "member" },
  renewal: { burst: 10, perMs: hourMs, by: "member" },
} as const satisfies Record<string, CallLimit>;

/** What the verbs of accounts count by themselves, because a request alone does not tell what counts. */
export const attemptLimits = {
  /** Of one caller; refused forms do not count. */
  newAccounts: { burst: 10, perMs: dayMs },
  /** Of one caller at one account, or of one browser that the account trusts. */
  wrongPasswords: { burst: 5, perMs: 15 * minuteMs },
  wrongPasswordsAtAccount: { burst: 20, perMs: hourMs },
  wrongPasswordsByCaller: { burst: 30, perMs: hourMs },
  /** Of a member who is logged in and confirms a change. */
  wrongCurrentPasswords: { burst: 5, perMs: 15 * minuteMs },
  /** Of one account: a flood must not fill the table. */
  refusalsInLog: { burst: 10, perMs: hourMs },
  /**
   * One while the link in the last one works. In memory, to spare the queue: which links work stands in the database.
   */
  loginWarnings: { burst: 1, perMs: emailLinkHours.login * hourMs },
} as const satisfies Record<string, RateLimit>;

/** What sends emails: counted in the database, so that it holds for all processes together and after a restart. */
export const emailLimits = {
  /** To one address. */
  passwordResets: { burst: 3, perMs: hourMs, perDay: 6 },
  passwordResetsByCaller: { burst: 20, perMs: hourMs },
  /** Links that confirm an address, to this one address. The first one, of a new account, doesn’t count. */
  confirmations: { burst: 3, perMs: hourMs, perDay: 6 },
  /** Of one member. */
  emailChanges: { burst: 5, perMs: dayMs },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

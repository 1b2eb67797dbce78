import type { MemberName } from "../accounts/member-name.ts";

export const reportedKinds = [
  ...(["member", "look", "comment", "item", "review", "response", "message"] as const),
  ...(["brand", "collection", "product"] as const),
] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const reportReasons = ["spam", "harassment", "sexual", "violence", "not-theirs", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export type CaseState = "open" | "decided";

/** What was reported, as it was when it was first reported. */
export interface ReportSnapshot {
  title: string;
  text: string;
  /** Of the first message of a discussion, those that stand beside the title; of other things, and in older cases, none. */
  tags?: string[];
  /**
   * Null of brands, collections and products, which belong to no member. Of a brand’s response, who wrote it: only admins
   * read that.
   */
  author: Pick<MemberName, "slug" | "username"> | null;
  /** Ids of photos, which may be deleted since. */
  photos: string[];
  /** What a reported message says and shows since its author changed it so that it waits for an admin. */
  waiting?: Pick<ReportSnapshot, "text" | "tags" | "photos"> & { title?: string };
  /** Until when a reported review waits to be shown, because its author is new. */
  waitsUntil?: string;
  /** The look or the entry that a comment belongs to. */
  look?: { slug: string; title: string };
  entry?: { slug: string; title: string };
  /** Where a message stands in its discussion. */
  message?: { slug: string; number: number };
}

/** Answer of `POST /api/reports`. */
export interface ReportAnswer {
  reported: true;
  /** False where it changes nothing, because the member has reported it before. */
  isNew: boolean;
}

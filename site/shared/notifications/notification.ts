import type { MemberWithAvatar } from "../accounts/member-name.ts";
import type { BrandName } from "../brands/brand.ts";
import type { CommentTarget } from "../comments/comment-target.ts";
import type { CaseDecision } from "../moderation/decision.ts";
import type { ReportedKind } from "../moderation/report.ts";
import type { PhotoCard } from "../photos/photo.ts";

export const notificationKinds = [
  "follow",
  "follow-request",
  "follow-accepted",
  "like",
  "comment",
  "reply",
  "mention",
  "proposal",
  "review-answer",
  "message-reply",
  "message-mention",
  "message",
  "message-like",
  "decision",
  "report-outcome",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationFilters = ["all", "unread", "follows", "comments", "likes"] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

export const digestRhythms = ["never", "daily", "weekly"] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

/** A line of the page of notifications. */
export interface NotificationItem {
  id: string;
  kind: NotificationKind;
  /** The latest ones, whom the viewer may see; three at most. None where a brand or our admins acted. */
  actors: MemberWithAvatar[];
  actorCount: number;
  /** When the last of them acted. */
  at: string;
  isUnread: boolean;
  /** The viewer's look, or what the comment is about; null where it is about the viewer. */
  subject: NotifiedSubject | null;
  /** The text is empty on an entry for subscribers: it is not sent by email. */
  comment: { id: string; text: string } | null;
  /** For a request to follow: whether it still waits for an answer. */
  isWaiting: boolean;
  /** What the viewer proposed and an admin answered. */
  proposal: AnsweredProposal | null;
  /** The viewer's review to which a brand responded. */
  review: AnsweredReview | null;
  /** The message of a discussion that was written, or the viewer's own that was liked. */
  message: NotifiedMessage | null;
  /** What admins decided about the viewer, or about what the viewer reported. */
  decision: NotifiedDecision | null;
}

export interface NotifiedSubject extends CommentTarget {
  title: string;
  /** An entry may have none. */
  photo: PhotoCard | null;
}

export interface NotifiedDecision {
  about: ReportedKind;
  /** Null of brands, collections and products, and of responses, which a brand has signed. */
  author: string | null;
  outcome: "hidden" | "acted" | "kept";
  /** Only for the author: of a reporter it is null. */
  kind: CaseDecision | null;
}

export interface NotifiedMessage {
  discussion: { slug: string; title: string };
  number: number;
  /** The beginning of what it says. */
  text: string;
}

export interface AnsweredProposal {
  kind: "brand" | "product";
  name: string;
  outcome: "accepted" | "merged" | "refused";
  /** Of what it became, or was merged into; null for what was refused. */
  slug: string | null;
  /** The name of what it was merged into. */
  into: string | null;
  /** What the admin who refused it says. */
  answer: string | null;
}

export interface AnsweredReview {
  id: string;
  brand: BrandName;
  /** What it is about. */
  kind: "product" | "collection";
  slug: string;
  name: string;
  /** The beginning of the response, as it was written. */
  text: string;
}

export interface NotificationLevel {
  kind: NotificationKind;
  inApp: boolean;
  /** In digests; without effect where the kind is off in the app. */
  byEmail: boolean;
}

export interface NotificationSettings {
  levels: NotificationLevel[];
  rhythm: DigestRhythm;
}

/** The bell counts up to this and shows “9+”: of each it is asked whether the member may see it, for every page. */
export const maxUnread = 10;

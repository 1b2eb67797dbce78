import type { MemberName, MemberWithAvatar } from "../accounts/member-name.ts";
import type { Role } from "../accounts/user.ts";
import type { Standing } from "../permissions.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { CaseDecision, GuardReason } from "./decision.ts";
import type { ReportedKind, ReportReason, ReportSnapshot } from "./report.ts";

/** A member as admins see them. */
export interface AdminMember extends MemberWithAvatar {
  email: string;
  role: Role;
  standing: Standing;
  joinedAt: string;
  looks: number;
}

/** All acts that the audit log knows. */
export const auditActs = [
  "change-role",
  "create",
  "edit",
  "delete",
  "approve",
  "refuse",
  "hide",
  "show",
  "merge",
  "undo",
  "reorder",
  "add-product",
  "remove-product",
  "dismiss",
  "warn",
  "pause-posting",
  "suspend",
  "ban",
  "uphold",
  "lift",
  "pin",
  "unpin",
  "lock",
  "unlock",
  "move",
  "split",
  "publish",
  "schedule",
  "unpublish",
  "preview",
  "end-previews",
  "close-comments",
  "open-comments",
  "replace-response",
  "delete-response",
] as const;
export type AuditAct = (typeof auditActs)[number];

/** What an entry of the audit log is about, where it is no member: a case stands for reports of anything. */
export interface AuditSubject {
  kind:
    | "brand"
    | "collection"
    | "product"
    | "look"
    | "comment"
    | "review"
    | "case"
    | "group"
    | "discussion"
    | "message"
    | "entry"
    | "category"
    | "word list";
  name: string;
  /** In the admin area, or where it stands; null when it is gone. */
  path: string | null;
}

export interface AuditEntry {
  id: string;
  at: string;
  /** Null when the account is gone. */
  actor: Pick<MemberName, "slug" | "username"> | null;
  act: AuditAct;
  /** Of an act about a member. */
  target: Pick<MemberName, "slug" | "username"> | null;
  /** Of any other act. */
  subject: AuditSubject | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  why: string;
  requestId: string;
}

/** A target with all its reports, until they are decided together; and what became of it. */
export interface AdminCase {
  id: string;
  version: number;
  kind: ReportedKind;
  snapshot: ReportSnapshot;
  /** Why the site itself opened it; null of cases that members reported. */
  guard: GuardReason | null;
  /** The reported look, or that of the reported comment; null when it is gone. */
  lookSlug: string | null;
  /** Where the reported comment on an entry is. */
  entryCommentPath: string | null;
  /** The reported item; null when it is gone. */
  itemId: string | null;
  /** Where the reported review, or the review with the reported response is; null when it is gone. */
  reviewPath: string | null;
  /** Where the reported message is; null when it is gone. */
  messagePath: string | null;
  /** Where admins edit the reported brand, collection or product; null when it was merged or deleted. */
  cataloguePath: string | null;
  /** The first photo of the snapshot, or of what waits, unless it was deleted. */
  photo: PhotoCard | null;
  /** The most frequent first. */
  reasons: { reason: ReportReason; count: number }[];
  reporters: number;
  /** What reporters wrote, the newest first, at most `adminLimits.shownNotes`. */
  notes: string[];
  openHours: number;
  /** Decisions about its author before. */
  earlierDecisions: number;
  /** Who is at it now. */
  claim: { username: string; isOwn: boolean } | null;
  /** What admins wrote to each other, the oldest first. */
  adminNotes: AdminNote[];
  decision: MadeDecision | null;
  /** The author’s appeal, while it waits for an answer. */
  appeal: { id: string; text: string; at: string } | null;
}

export interface AdminNote {
  id: string;
  /** Null when the account is gone. */
  username: string | null;
  text: string;
  at: string;
}

export interface MadeDecision {
  kind: CaseDecision;
  reason: ReportReason | null;
  why: string;
  /** Of posting pauses and suspensions. */
  until: string | null;
  /** Null when the account is gone. */
  username: string | null;
  at: string;
  /** Null once it can’t be undone. */
  undoUntil: string | null;
  /** What it means for the author; null of a dismissal. */
  sanctionId: string | null;
  isLifted: boolean;
}

export const caseFilters = ["open", "mine", "decided", "appeals", "statistics", "words"] as const;
export type CaseFilter = (typeof caseFilters)[number];

/** Of the last `moderationLimits.statisticsDays`. */
export interface CaseStatistics {
  open: number;
  appeals: number;
  decided: number;
  /** From the first report to the decision; null without any. */
  medianHours: number | null;
  /** The most frequent first. */
  byReason: { reason: ReportReason; reports: number }[];
  byDecision: { decision: CaseDecision; cases: number }[];
}

/** The words and phrases with which a message waits for an admin. */
export interface GuardedWordList {
  phrases: string[];
  version: number;
}

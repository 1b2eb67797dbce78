import type { MemberName, MemberWithAvatar } from "../accounts/member-name.ts";
import type { Role } from "../accounts/user.ts";
import type { Standing } from "../permissions.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { ReportedKind, ReportReason, ReportSnapshot } from "./report.ts";

/** A member as admins see them. */
export interface AdminMember extends MemberWithAvatar {
  email: string;
  role: Role;
  standing: Standing;
  joinedAt: string;
  looks: number;
}

/** All acts that the audit log knows. Of brands, collections and products, `subject` says what was acted upon. */
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
  "pin",
  "unpin",
  "lock",
  "unlock",
  "move",
] as const;
export type AuditAct = (typeof auditActs)[number];

/** What an entry of the audit log is about, where it is no member: a case stands for reports of anything. */
export interface AuditSubject {
  kind: "brand" | "collection" | "product" | "review" | "case" | "group" | "discussion" | "message";
  name: string;
  /** In the admin area; null when it is gone. */
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

/** A target with all its reports, until they are decided together. */
export interface OpenCase {
  id: string;
  kind: ReportedKind;
  snapshot: ReportSnapshot;
  /** The reported look, or that of the reported comment; null when it is gone. */
  lookSlug: string | null;
  /** The reported item; null when it is gone. */
  itemId: string | null;
  /** Where the reported review is; null when it is gone. */
  reviewPath: string | null;
  /** Where the reported message is; null when it is gone. */
  messagePath: string | null;
  /** Where admins edit and hide the reported brand or product; null when it was merged. */
  cataloguePath: string | null;
  /** The first photo of the snapshot, unless it was deleted. */
  photo: PhotoCard | null;
  /** The most frequent first. */
  reasons: { reason: ReportReason; count: number }[];
  reporters: number;
  /** What reporters wrote, the newest first, at most `adminLimits.shownNotes`. */
  notes: string[];
  openHours: number;
}

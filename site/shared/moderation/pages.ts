import type { Slice } from "../page-data.ts";
import type { AdminCase, AdminMember, AuditEntry, CaseFilter, CaseStatistics, GuardedWordList } from "./admin.ts";
import type { ReportedKind, ReportReason } from "./report.ts";

export interface ModerationPages {
  admin: AdminPage & { members: number; looks: number; admins: number };
  adminAudit: AdminPage & { entries: Slice<AuditEntry>; target: string | null };
  adminMembers: AdminPage & { members: Slice<AdminMember>; search: string | null };
  adminReports: AdminPage & {
    cases: Slice<AdminCase>;
    show: CaseFilter;
    kind: ReportedKind | null;
    reason: ReportReason | null;
    /** Only where they are shown. */
    statistics: CaseStatistics | null;
    words: GuardedWordList | null;
  };
}

export interface AdminPage {
  /** Cases that wait for a decision. */
  openCases: number;
  /** Appeals that wait for an answer. */
  openAppeals: number;
  /** What members proposed and nobody has answered. */
  proposals: { brands: number; products: number };
  /** New members’ first reviews that wait to be shown. */
  waitingReviews: number;
}

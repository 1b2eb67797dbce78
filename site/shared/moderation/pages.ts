import type { Slice } from "../page-data.ts";
import type { AdminMember, AuditEntry, OpenCase } from "./admin.ts";

export interface ModerationPages {
  admin: AdminPage & { members: number; looks: number; admins: number };
  adminAudit: AdminPage & { entries: Slice<AuditEntry>; target: string | null };
  adminMembers: AdminPage & { members: Slice<AdminMember>; search: string | null };
  adminReports: AdminPage & { cases: Slice<OpenCase> };
}

export interface AdminPage {
  /** Cases that wait for a decision. */
  openCases: number;
  /** What members proposed and nobody has answered. */
  proposals: { brands: number; products: number };
  /** New members’ first reviews that wait to be shown. */
  waitingReviews: number;
}

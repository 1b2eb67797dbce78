import type { ReportedKind } from "../../../shared/moderation/report.ts";
import type { CaseRow } from "./case-by-id.ts";

/** Of these, the title is a member’s name, or words that go with what they wrote when they leave. */
const withoutTitles: Partial<Record<ReportedKind, string>> = {
  member: "Profile",
  look: "Look",
  item: "Item",
  comment: "Comment",
};

/** What a case is about, for the audit log, out of which nothing can be taken. The case knows its title. */
export const auditedTarget = ({ targetKind, snapshot }: Pick<CaseRow, "targetKind" | "snapshot">): string =>
  withoutTitles[targetKind] ?? snapshot.title;

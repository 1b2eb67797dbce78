import type { ReportSnapshot } from "../../shared/moderation/report.ts";

/** What a report is about, as it is now. */
export interface ReportedThing {
  id: string;
  /** Null of brands and products. */
  authorId: string | null;
  snapshot: ReportSnapshot;
}

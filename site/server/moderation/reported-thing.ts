import type { ReportSnapshot } from "../../shared/moderation/report.ts";

/** What a report is about, as it is now. */
export interface ReportedThing {
  id: string;
  /** Null of brands, collections and products, and of a response whose writer is gone. */
  authorId: string | null;
  snapshot: ReportSnapshot;
}

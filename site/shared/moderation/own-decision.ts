import type { AppealOutcome, SanctionKind } from "./decision.ts";
import type { ReportedKind, ReportReason } from "./report.ts";

/** A decision of our admins, as the member whom it concerns reads it. */
export interface OwnDecision {
  id: string;
  kind: SanctionKind;
  reason: ReportReason;
  /** What the admin added; may be empty. */
  why: string;
  /** What it is about; null when that is gone. */
  about: { kind: ReportedKind; title: string; text: string } | null;
  at: string;
  /** Of posting pauses and suspensions. */
  until: string | null;
  isLifted: boolean;
  appeal: {
    text: string;
    at: string;
    answer: { outcome: AppealOutcome; text: string; at: string } | null;
  } | null;
  /** Until when the member may appeal; null when they can’t, or already have. */
  appealUntil: string | null;
}

import { hourMs } from "../../../shared/durations.ts";
import { catalogueLimits } from "../../../shared/limits.ts";
import type { AuditAct } from "../../../shared/moderation/admin.ts";

/** Acts that move a brand or a product from one state to another. */
export const stateActs = ["approve", "refuse", "hide", "show", "merge", "undo"] as const satisfies AuditAct[];

export const undoableActs: readonly AuditAct[] = ["approve", "refuse", "hide", "show"];

export const undoUntil = (at: Date): Date => new Date(at.getTime() + catalogueLimits.undoHours * hourMs);

export const isUndoable = (
  { act, at }: { act: AuditAct; at: Date },
  now: Date,
  acts: readonly AuditAct[] = undoableActs,
): boolean => acts.includes(act) && undoUntil(at) > now;

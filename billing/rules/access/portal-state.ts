import type { PortalState } from "@hemline/protocol";
import { type Agreement, accessEnd } from "./access-end.ts";

export interface Standing extends Agreement {
  refundedAt: Date | null;
  endedAt: Date | null;
  lastPeriod: string;
}

/** A subscription's state, as its owner would say it. */
export function portalState(it: Standing, now: Date): PortalState {
  if (it.refundedAt || it.endedAt) return "ended";
  // Nothing is retried any more, so an unpaid one is simply cancelled.
  if (it.unsubscribedAt) return accessEnd(it) > now ? "cancelled" : "ended";
  if (it.billingIssueAt) return accessEnd(it) > now ? "grace" : "unpaid";
  return it.lastPeriod === "trial" ? "trial" : "active";
}

/** What its owner can do with it now. Without a saved card another plan cannot be paid. */
export function portalMay(state: PortalState, o: { hasCard: boolean; hasChanges: boolean }) {
  return {
    cancel: state === "trial" || state === "active" || state === "grace" || state === "unpaid",
    resume: state === "cancelled",
    change: o.hasCard && o.hasChanges && (state === "trial" || state === "active"),
    replace_card: o.hasCard && state !== "ended",
  };
}

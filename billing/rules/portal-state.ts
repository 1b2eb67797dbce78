import type { PortalState } from "@hemline/protocol";

export interface Standing {
  unsubscribedAt: Date | null;
  billingIssueAt: Date | null;
  graceEndsAt: Date | null;
  refundedAt: Date | null;
  endedAt: Date | null;
  paidUntil: Date;
  lastPeriod: string;
}

/** How a subscription stands, as its owner would say it. */
export function portalState(it: Standing, now: Date): PortalState {
  if (it.refundedAt || it.endedAt) return "ended";
  if (it.billingIssueAt) return it.graceEndsAt && it.graceEndsAt > now ? "grace" : "unpaid";
  if (it.unsubscribedAt) return it.paidUntil > now ? "cancelled" : "ended";
  return it.lastPeriod === "trial" ? "trial" : "active";
}

/** What its owner may do with it now. */
export function portalMay(state: PortalState, o: { hasCard: boolean; hasChanges: boolean; isUnsubscribed: boolean }) {
  const runs = state === "trial" || state === "active" || state === "grace" || state === "unpaid";
  return {
    cancel: runs && !o.isUnsubscribed,
    resume: state === "cancelled",
    change: o.hasChanges && (state === "trial" || state === "active"),
    replace_card: o.hasCard && state !== "ended",
  };
}

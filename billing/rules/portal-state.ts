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
  // Nothing is tried any more, so what is unpaid is nobody's trouble.
  if (it.unsubscribedAt) return accessEnd(it) > now ? "cancelled" : "ended";
  if (it.billingIssueAt) return it.graceEndsAt && it.graceEndsAt > now ? "grace" : "unpaid";
  return it.lastPeriod === "trial" ? "trial" : "active";
}

/** When access ends, or has ended, if nothing more is paid. */
export function accessEnd({ billingIssueAt, graceEndsAt, paidUntil }: Standing): Date {
  return billingIssueAt && graceEndsAt && graceEndsAt > paidUntil ? graceEndsAt : paidUntil;
}

/** What its owner may do with it now. Without a saved card there is nothing to pay another plan with. */
export function portalMay(state: PortalState, o: { hasCard: boolean; hasChanges: boolean }) {
  return {
    cancel: state === "trial" || state === "active" || state === "grace" || state === "unpaid",
    resume: state === "cancelled",
    change: o.hasCard && o.hasChanges && (state === "trial" || state === "active"),
    replace_card: o.hasCard && state !== "ended",
  };
}

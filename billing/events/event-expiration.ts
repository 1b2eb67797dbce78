import { type Agreement, accessEnd, shownEnd } from "../rules/access/access-end.ts";
import type { EventContext } from "../store/load-event-context.ts";

/** Until when an unpaid customer keeps access; null where it has ended. */
export function accessUntil(context: EventContext, now: Date): Date | null {
  const agreement = agreementOf(context);
  const ends = agreement && accessEnd(agreement);
  return ends && ends > now ? ends : null;
}

/** When access by this purchase ends, as customer info says it at that moment; null for never. */
export function eventExpiration(context: EventContext, now: Date): number | null {
  const { subscription, transaction, grant } = context;
  if (grant) return grant.revokedAt ?? grant.endsAt;
  const agreement = agreementOf(context);
  if (!agreement || !subscription || !transaction?.isLatest) return transaction?.endsAt ?? null;
  const cuts = [subscription.refundedAt, subscription.endedAt].filter((it) => it !== null);
  return Math.min(shownEnd(agreement, now).getTime(), ...cuts);
}

function agreementOf({ subscription, transaction }: EventContext): Agreement | null {
  if (!subscription || !transaction?.endsAt) return null;
  const { unsubscribedAt, billingIssueAt, graceEndsAt, ...rest } = subscription;
  return {
    ...rest,
    unsubscribedAt: dateOf(unsubscribedAt),
    billingIssueAt: dateOf(billingIssueAt),
    graceEndsAt: dateOf(graceEndsAt),
    paidUntil: new Date(transaction.endsAt),
  };
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}

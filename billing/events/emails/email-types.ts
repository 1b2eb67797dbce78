import type { Phase } from "@hemline/protocol";

/** The facts of each email. Instants in ISO 8601, amounts in micros. */
export interface EmailFacts {
  trial_started: { title: string; endsAt: string; terms: Terms; intro: Phase | null };
  purchase: Payment & { next: { at: string; terms: Terms; intro: Phase | null } | null };
  renewal: Payment & {
    afterTrial: boolean;
    /** Access had ended because a payment failed, and this payment restores it. */
    regainsAccess: boolean;
    next: { at: string; terms: Terms } | null;
  };
  payment_failed: { title: string; terms: Terms; accessUntil: string | null };
  /** The bank asks for authentication: the email links to that very payment. */
  authentication_needed: {
    title: string;
    amountMicros: number;
    currency: string;
    paymentId: string;
    accessUntil: string | null;
  };
  cancelled: { title: string; endsAt: string };
  resumed: { title: string; next: { at: string; terms: Terms } };
  expired: { title: string; endedAt: string; isUnpaid: boolean };
  plan_change: { title: string; newTitle: string; at: string; terms: Terms };
  plan_change_cancelled: { title: string };
  refund: Payment & { isAccessOver: boolean };
  chargeback: { title: string; amountMicros: number; currency: string };
  trial_ending: { title: string; endsAt: string; terms: Terms };
  renewal_reminder: { title: string; at: string; terms: Terms };
  intro_ending: { title: string; endsAt: string; terms: Terms };
  endpoint_disabled: { project: string; identifier: string; url: string; lastAnswer: string };
}

export type EmailType = keyof EmailFacts;

/** An email of any type with its facts. */
export type AnyEmail = { [Type in EmailType]: { type: Type; facts: EmailFacts[Type] } }[EmailType];

export interface Terms {
  amountMicros: number;
  currency: string;
  period: string;
  isPlusTax: boolean;
}

interface Payment {
  title: string;
  amountMicros: number;
  currency: string;
  /** The receipt that is attached. */
  receiptId: string | null;
}

import { portalLinkMinutes } from "@hemline/protocol/limits";
import { dayMs, hourMs, minuteMs, secondMs } from "./durations.ts";

/**
 * Every limit and lifetime of billing, with three exceptions: those of subscriptions' own periods are in the rules beside
 * this, those that clients know too in `protocol/limits.ts`, and the sizes of batches where the work is done.
 */

// Checkouts, plan changes and links

/** Shorter than the 24 hours for which the provider remembers a key, so that asking again is always safe. */
export const checkoutLifetimeMs = 12 * hourMs;
/** As long as a card's owner may take to confirm; afterwards nobody can pay any more. */
export const upgradeLifetimeMs = hourMs;
/** How long amounts that were shown are good for. */
export const planQuoteLifetimeMs = 15 * minuteMs;
export const redemptionLinkLifetimeMs = hourMs;
export const portalLinkLifetimeMs = portalLinkMinutes * minuteMs;
/** Of the link to a payment that waits for its owner. */
export const paymentLinkLifetimeMs = 3 * dayMs;
export const portalSessionLifetimeMs = 2 * hourMs;
/** As far ahead as anybody may extend: what is meant to last longer is a promotional grant. */
export const maxExtensionDays = 366;
export const maxClockOffsetYears = 20;

// The provider

/** The provider forgets a key after 24 hours; asked again after that, it would charge or refund again. */
export const idempotencyKeySafeMs = 23 * hourMs;
/** Two machines' clocks may differ. */
export const clockSkewMs = hourMs;
/** How old a webhook's signature may be, as the provider's own package has it. */
export const providerSignatureMaxAgeSeconds = 5 * 60;
/** A browser asks ten times, a second apart, and waits for each answer: a slow provider is asked again by the next. */
export const statusPollTimeoutMs = 2.5 * secondMs;
/** After so long nobody who claimed a renewal is charging it any more. */
export const renewalClaimTimeoutMs = 2 * minuteMs;
/** A failing tax calculation is repeated for so long; then the seller owes the tax, and the period goes on. */
export const taxRetryWindowMs = hourMs;
export const taxRecordRetryMs = hourMs;

// The sweep and the reconciliation

/** A browser that is still there asks by itself; only then the sweep looks. */
export const unsettledAfterMs = 2 * minuteMs;
export const unsettledRetryMs = 5 * minuteMs;
/** A job retries an event by itself for so long. */
export const unhandledAfterMs = hourMs;
/** As long as the provider goes on sending what we did not accept; the daily reconciliation finds what is older. */
export const reconciliationWindowMs = 3 * dayMs;
/** Younger charges and refunds may still be on their way. */
export const reconciliationMinAgeMs = 10 * minuteMs;

// Emails and webhooks

/** A slow receiver must not delay the next renewals: what is not delivered by then goes on in the background. */
export const deliveryTimeoutMs = 2 * secondMs;
/** For a whole webhook request, looking up the name included. */
export const webhookTimeoutMs = 10 * secondMs;
/** Longer than a request's timeout: a process that has not settled its delivery by then has died. */
export const webhookLeaseMs = minuteMs;
/** Longer than a mail server takes: a process that has not recorded the outcome by then has died. */
export const emailLeaseMs = 2 * minuteMs;
/** After the first, second … failed try. After the last one an email counts as undelivered and is logged. */
export const emailRetryPausesMs: readonly number[] = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  4 * hourMs,
  8 * hourMs,
  12 * hourMs,
  dayMs,
  dayMs,
];
/** After the first, second … failed try of a webhook. */
export const webhookRetryPausesMs: readonly number[] = [
  30 * secondMs,
  2 * minuteMs,
  5 * minuteMs,
  10 * minuteMs,
  20 * minuteMs,
  20 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
];
/** Reminders are days early, so there is no need to look for them at every tick. */
export const reminderIntervalMs = hourMs;
export const reminderDays = {
  beforeRenewal: 30,
  /** Before a trial or an introductory price ends. */
  beforePriceChange: 7,
  /** Only renewals of yearly plans are announced. */
  minRenewalPeriod: 360,
  /** Only the end of trials and introductory prices longer than a month is announced. */
  minTrialPeriod: 31,
} as const;
/** So many failed deliveries in a row, and the endpoint is disabled. */
export const maxFailuresInARow = 3;
/** How much of an endpoint's answer is kept. */
export const maxAnswerCharacters = 2048;

// What is kept, in days: docs/operations.md says why

export const retentionDays = {
  callerNetworks: 2,
  idempotencyKeys: 30,
  portalLinks: 30,
  portalSessions: 30,
  unusedAssets: 30,
  webhookEvents: 40,
  webhookDeliveries: 90,
  taxCalculations: 91,
} as const;

/** A customer who was seen this recently is not updated. */
export const customerSeenIntervalMs = 10 * minuteMs;
/** The last use of a key is not written more often. */
export const keyUseIntervalMs = minuteMs;

// Calls

/** For each network address; an installation may set its own. An office or a test suite is one address with many people. */
export const defaultAddressLimits = {
  callsPerMinute: 3_000,
  startsPerMinute: 600,
  /** More customers or declined cards look like card testing. */
  customersPerHour: 300,
  declinesPerHour: 60,
} as const;

export const callsPerMinute = {
  key: 60_000,
  customer: 240,
  customerFromServers: 3_000,
  wrongKeysPerAddress: 60,
  checkoutStartsPerCustomer: 30,
  /** Bounds how many cards one checkout can try; the browser asks once for each try. */
  checkoutCompletions: 30,
  checkoutStatus: 240,
  /** A browser asks once for each address that is typed in. */
  checkoutTaxes: 60,
  currencyAdjustmentsPerKey: 480,
  webhookTests: 30,
  portalLinksPerAddress: 6,
  portalLinksPerEmail: 2,
  portalSignInsPerAddress: 30,
  /** More than anybody presses; each may ask the card provider. */
  portalSession: 120,
  /** Bounds how many cards one subscription can try. */
  portalCardsPerSubscription: 10,
} as const;
export const maxPortalEmailsPerHour = 5;
/** When a network that looks like card testing may try again. */
export const cardTestingRetryAfterSeconds = 600;

// Sizes

export const maxBodyBytes = 64 * 1024;
/** Of a batch of events, and of anything before it is read. */
export const maxBatchBytes = 1024 * 1024;
export const maxEventBytes = 16 * 1024;
/** Far less than what the database or a recursion could no longer follow. */
export const maxBodyDepth = 64;
export const maxAssetBytes = 2 * 1024 * 1024;
/** Eight of the largest assets, or all pictures and fonts of many apps. */
export const maxCachedAssetBytes = 16 * 1024 * 1024;
export const maxAppUserIdLength = 100;
export const maxIdempotencyKeyLength = 255;
export const maxAttributes = 50;
export const maxAttributeNameLength = 40;
export const maxAttributeValueLength = 500;
/** The older ones of a customer who buys every day stand in their receipts. */
export const maxPortalPurchases = 200;
export const maxPortalReceipts = 200;
export const maxTraceEvents = 1000;

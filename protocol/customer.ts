import * as z from "zod";
import { maxBalance } from "./limits.ts";
import { Instant } from "./price.ts";

export const Store = z.enum([
  "app_store",
  "mac_app_store",
  "play_store",
  "amazon",
  "stripe",
  "rc_billing",
  "promotional",
  "paddle",
  "test_store",
  "unknown",
]);
export type Store = z.infer<typeof Store>;

export const PeriodType = z.enum(["normal", "intro", "trial", "prepaid"]);
export type PeriodType = z.infer<typeof PeriodType>;

export const CustomerEntitlement = z.object({
  expires_date: Instant.nullable(),
  grace_period_expires_date: Instant.nullable(),
  /** A key of `subscriptions` or of `non_subscriptions`. */
  product_identifier: z.string(),
  product_plan_identifier: z.string().nullable(),
  purchase_date: Instant,
});
export type CustomerEntitlement = z.infer<typeof CustomerEntitlement>;

export const CustomerSubscription = z.object({
  auto_resume_date: Instant.nullable(),
  billing_issues_detected_at: Instant.nullable(),
  expires_date: Instant.nullable(),
  grace_period_expires_date: Instant.nullable(),
  is_sandbox: z.boolean(),
  original_purchase_date: Instant.nullable(),
  ownership_type: z.enum(["PURCHASED", "FAMILY_SHARED", "UNKNOWN"]),
  period_type: PeriodType,
  product_plan_identifier: z.string().nullable(),
  purchase_date: Instant,
  refunded_at: Instant.nullable(),
  store: Store,
  store_transaction_id: z.string().nullable(),
  unsubscribe_detected_at: Instant.nullable(),
});
export type CustomerSubscription = z.infer<typeof CustomerSubscription>;

export const NonSubscriptionPurchase = z.object({
  id: z.string(),
  is_sandbox: z.boolean(),
  original_purchase_date: Instant,
  purchase_date: Instant,
  store: Store,
  store_transaction_id: z.string().nullable(),
});
export type NonSubscriptionPurchase = z.infer<typeof NonSubscriptionPurchase>;

/** Answer of GET /v1/subscribers/{appUserId}, and of receipts, identify and redeem_purchase. */
export const CustomerAnswer = z.object({
  request_date: Instant,
  request_date_ms: z.int(),
  subscriber: z.object({
    original_app_user_id: z.string(),
    first_seen: Instant,
    last_seen: Instant,
    management_url: z.string().nullable(),
    original_application_version: z.string().nullable(),
    original_purchase_date: Instant.nullable(),
    other_purchases: z.record(z.string(), z.unknown()),
    entitlements: z.record(z.string(), CustomerEntitlement),
    subscriptions: z.record(z.string(), CustomerSubscription),
    non_subscriptions: z.record(z.string(), z.array(NonSubscriptionPurchase)),
  }),
});
export type CustomerAnswer = z.infer<typeof CustomerAnswer>;

/** Body of POST /v1/subscribers/identify: the present id and the one after the login. */
export const IdentifyRequest = z.object({ app_user_id: z.string(), new_app_user_id: z.string() });
export type IdentifyRequest = z.infer<typeof IdentifyRequest>;

/** Body of POST /v1/subscribers/redeem_purchase. */
export const RedeemRequest = z.object({ redemption_token: z.string().max(200), app_user_id: z.string() });
export type RedeemRequest = z.infer<typeof RedeemRequest>;

/**
 * Body of POST /v1/subscribers/{appUserId}/attributes. A null or empty value removes the attribute. The value with the
 * later `updated_at_ms` wins.
 */
export const AttributesRequest = z.object({
  attributes: z.record(
    /** At most 40 characters, a letter first; or one of the reserved names with a `$`. */
    z.string(),
    z.object({
      /** At most 500 characters. */
      value: z.string().nullable(),
      updated_at_ms: z.int().nonnegative(),
    }),
  ),
});
export type AttributesRequest = z.infer<typeof AttributesRequest>;

/** Answer of GET /v1/subscribers/{appUserId}/attributes. */
export const AttributesAnswer = z.object({
  attributes: z.record(z.string(), z.object({ value: z.string(), updated_at_ms: z.int() })),
});
export type AttributesAnswer = z.infer<typeof AttributesAnswer>;

/** Body of POST /v1/receipts, the purchase of a test store. */
export const ReceiptRequest = z.object({
  fetch_token: z.string(),
  product_id: z.string(),
  app_user_id: z.string(),
  presented_offering_identifier: z.string().nullish(),
  presented_placement_identifier: z.string().nullish(),
  applied_targeting_rule: z.object({ rule_id: z.string(), revision: z.int() }).nullish(),
  initiation_source: z.string().nullish(),
});
export type ReceiptRequest = z.infer<typeof ReceiptRequest>;

export const VirtualCurrency = z.object({
  balance: z.int(),
  name: z.string(),
  code: z.string(),
  description: z.string().nullable().optional(),
});
export type VirtualCurrency = z.infer<typeof VirtualCurrency>;

/** Answer of GET /v1/subscribers/{appUserId}/virtual_currencies. */
export const VirtualCurrenciesAnswer = z.object({ virtual_currencies: z.record(z.string(), VirtualCurrency) });
export type VirtualCurrenciesAnswer = z.infer<typeof VirtualCurrenciesAnswer>;

const CurrencyCodeName = z.string().regex(/^[A-Za-z0-9_.-]{1,20}$/, "must be the code of a virtual currency");

/** Body of POST /v1/subscribers/{appUserId}/virtual_currencies/transactions: amounts to grant, or to deduct below zero. */
export const AdjustmentsRequest = z.strictObject({
  adjustments: z
    .record(
      CurrencyCodeName,
      z
        .int()
        .min(-maxBalance)
        .max(maxBalance)
        .refine((it) => it !== 0, "must not be 0"),
    )
    .refine((it) => Object.keys(it).length > 0 && Object.keys(it).length <= 100, "1 to 100 currencies"),
  /** The caller's own reference, stored with the transaction. */
  reference: z.string().max(200).nullish(),
});
export type AdjustmentsRequest = z.infer<typeof AdjustmentsRequest>;

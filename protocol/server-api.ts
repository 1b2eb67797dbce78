import * as z from "zod";
import { CustomerAnswer } from "./customer.ts";
import { PortalChange } from "./portal.ts";
import { AmountMicros, Instant, PeriodDuration } from "./price.ts";

/** Calls of an app's own server, with a secret key. */

/** Body of POST /v1/subscribers/{id}/subscriptions/{product}/cancel. `at_once` ends access too, without a refund. */
export const CancelRequest = z.strictObject({
  reason: z.enum(["UNSUBSCRIBE", "DEVELOPER_INITIATED"]).default("UNSUBSCRIBE"),
  at_once: z.boolean().default(false),
});

/** Body of POST /v1/subscribers/{id}/transactions/{transactionId}/refund. Default amount: all that is left. */
export const RefundRequest = z.strictObject({ amount_micros: z.int().positive().nullable().default(null) });

/** The customer after the refund; `refund` is null where no money was paid. */
export const RefundAnswer = CustomerAnswer.extend({
  refund: z
    .object({
      id: z.string(),
      state: z.enum(["pending", "succeeded", "failed"]),
      amount_micros: AmountMicros,
      currency: z.string(),
    })
    .nullable(),
});
export type RefundAnswer = z.infer<typeof RefundAnswer>;

/** Answer of GET /v1/subscribers/{id}/subscriptions/{product}/changes. */
export const PlanChangesAnswer = z.object({ changes: z.array(PortalChange) });
export type PlanChangesAnswer = z.infer<typeof PlanChangesAnswer>;

/** Body of POST /v1/subscribers/{id}/subscriptions/{product}/change. The quote is the one that was shown. */
export const PlanChangeRequest = z.strictObject({
  product: z.string().min(1),
  price_id: z.string().nullable().default(null),
  quote: z.string().min(1).max(100),
});

/**
 * The customer after the change. With `confirm` the cardholder has to authenticate first: the provider's script confirms
 * the intent with the saved card, and the call is repeated.
 */
export const PlanChangeAnswer = CustomerAnswer.extend({
  confirm: z
    .object({ client_secret: z.string(), payment_method_id: z.string().nullable(), operation_session_id: z.string() })
    .nullable(),
});
export type PlanChangeAnswer = z.infer<typeof PlanChangeAnswer>;

/** Names of durations in other services. */
const namedDurations = {
  daily: "P1D",
  three_day: "P3D",
  weekly: "P1W",
  two_week: "P2W",
  monthly: "P1M",
  two_month: "P2M",
  three_month: "P3M",
  six_month: "P6M",
  yearly: "P1Y",
} as const;
const DurationName = z.enum(Object.keys(namedDurations) as [keyof typeof namedDurations]);

/** Body of POST /v1/subscribers/{id}/entitlements/{entitlement}/promotional: an end, or a duration from now. */
export const PromotionalRequest = z.union([
  z.strictObject({ end_time_ms: z.int().positive() }),
  z.strictObject({
    duration: z.union([z.literal("lifetime"), DurationName.transform((name) => namedDurations[name]), PeriodDuration]),
  }),
]);

/** Body of POST /v1/subscribers/{id}/subscriptions/{product}/extend. */
export const ExtendRequest = z.strictObject({ until: Instant });

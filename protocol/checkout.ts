import * as z from "zod";
import { maxTraceIdLength } from "./limits.ts";
import { Targeting } from "./offering.ts";
import { AmountMicros, CurrencyCode, Instant } from "./price.ts";

/** The configuration of the card fields. A free start is a `setup` without an amount. */
export const ElementsConfiguration = z.object({
  mode: z.enum(["payment", "setup"]),
  payment_method_types: z.array(z.string()),
  setup_future_usage: z.enum(["off_session", "on_session"]),
  /** In the provider's units. */
  amount: z.int().optional(),
  /** In lower case. */
  currency: z.string().optional(),
});
export type ElementsConfiguration = z.infer<typeof ElementsConfiguration>;

/** Body of POST /rcbilling/v1/checkout/start. */
export const StartRequest = z.object({
  app_user_id: z.string(),
  product_id: z.string(),
  price_id: z.string(),
  trace_id: z.string().max(maxTraceIdLength),
  presented_offering_identifier: z.string(),
  email: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  /** Left out for `base_option`. */
  offer_id: z.string().nullish(),
  applied_targeting_rule: Targeting.nullish(),
  presented_placement_identifier: z.string().nullish(),
  /** The language of the checkout, and later of emails and the portal. Default: the browser's. */
  locale: z.string().max(100).nullish(),
});
export type StartRequest = z.infer<typeof StartRequest>;

export const StartAnswer = z.object({
  operation_session_id: z.string(),
  gateway_params: z.object({
    stripe_account_id: z.string(),
    publishable_api_key: z.string(),
    elements_configuration: ElementsConfiguration,
    /** The address of the provider's browser script, when it is not the provider's own. */
    script_url: z.string().optional(),
  }),
  management_url: z.string().nullable(),
});
export type StartAnswer = z.infer<typeof StartAnswer>;

export const TaxFailure = z.enum([
  "tax_collection_disabled",
  "invalid_tax_location",
  "rate_limit_exceeded",
  "missing_required_permission",
  "invalid_origin_address",
  "taxes_not_active",
  "unexpected_gateway_error",
]);
export type TaxFailure = z.infer<typeof TaxFailure>;

const AddressPart = z.string().max(200).nullish();

/** Body of POST /rcbilling/v1/checkout/{operationSessionId}/calculate_taxes; empty for a first estimate. */
export const TaxRequest = z.object({ country_code: AddressPart, postal_code: AddressPart });
export type TaxRequest = z.infer<typeof TaxRequest>;

/**
 * Body of PATCH /rcbilling/v1/checkout/{operationSessionId}: absent properties are kept, null removes one. Changing the
 * country removes the rest of the address. Answered like calculate_taxes.
 */
export const CheckoutPatch = z.object({
  country_code: AddressPart,
  postal_code: AddressPart,
  state: AddressPart,
  city: AddressPart,
  address_line1: AddressPart,
  /** Does not affect tax. */
  address_line2: AddressPart,
  email: z.string().nullish(),
  /** Only null is accepted: there are no discounts. */
  discount_code: z.string().nullish(),
});
export type CheckoutPatch = z.infer<typeof CheckoutPatch>;

/** A failed calculation carries the totals without tax. */
export const TaxAnswer = z.object({
  operation_session_id: z.string(),
  currency: CurrencyCode,
  total_amount_in_micros: AmountMicros,
  tax_amount_in_micros: AmountMicros,
  total_excluding_tax_in_micros: AmountMicros,
  tax_inclusive: z.boolean(),
  tax_breakdown: z.array(z.object({ tax_amount_in_micros: AmountMicros, display_name: z.string() })),
  gateway_params: z.object({ elements_configuration: ElementsConfiguration }),
  failed_reason: TaxFailure.nullable(),
});
export type TaxAnswer = z.infer<typeof TaxAnswer>;

/** Body of POST /rcbilling/v1/checkout/{operationSessionId}/complete. */
export const CompleteRequest = z.object({ email: z.string().nullish() });
export type CompleteRequest = z.infer<typeof CompleteRequest>;

export const CompleteAnswer = z.object({
  operation_session_id: z.string(),
  gateway_params: z.object({
    /** `seti_…` confirms a setup, anything else a payment; null means that nothing is left to confirm. */
    client_secret: z.string().nullable(),
  }),
});
export type CompleteAnswer = z.infer<typeof CompleteAnswer>;

/** 1 setup intent creation, 2 payment method creation, 3 charge, 4 setup intent completion, 5 already purchased. */
export const PaymentFailureCode = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type PaymentFailureCode = z.infer<typeof PaymentFailureCode>;

export const OperationStatus = z.enum(["started", "in_progress", "succeeded", "failed"]);
export type OperationStatus = z.infer<typeof OperationStatus>;

export const Operation = z.object({
  status: OperationStatus,
  is_expired: z.boolean(),
  error: z.object({ code: PaymentFailureCode, message: z.string() }).nullable(),
  redemption_info: z.object({ redeem_url: z.string().nullable() }).nullable(),
  /** This, the product and the date are set once the operation has succeeded. */
  store_transaction_identifier: z.string().nullable(),
  product_identifier: z.string().nullable(),
  purchase_date: Instant.nullable(),
});
export type Operation = z.infer<typeof Operation>;

/** Answer of GET /rcbilling/v1/checkout/{operationSessionId}. */
export const StatusAnswer = z.object({ operation: Operation });
export type StatusAnswer = z.infer<typeof StatusAnswer>;

import {
  AttributesAnswer,
  AttributesRequest,
  CustomerAnswer,
  CustomerEntitlement,
  CustomerSubscription,
  IdentifyRequest,
  NonSubscriptionPurchase,
  PortalLinkAnswer,
  ProblemBody,
  RedeemRequest,
  VirtualCurrenciesAnswer,
  VirtualCurrency,
} from "@hemline/protocol";
import { type DescribedFields, describeFields } from "./describe-fields.ts";

/** Of everything that answers with a customer. */
export const customerObject = {
  request_date: "When the response was created.",
  request_date_ms: "The same in milliseconds since 1970.",
  subscriber: "The customer.",
};

const attribute = {
  value: "The value. In requests, null or an empty string removes the attribute.",
  updated_at_ms: "When the value was set, in milliseconds since 1970. Of two values, the later one is kept.",
};

export const customerFields: readonly DescribedFields[] = [
  describeFields(CustomerAnswer, customerObject),
  describeFields(CustomerAnswer.shape.subscriber, {
    original_app_user_id: "The customer's first app user id. It stays the same after a merge.",
    first_seen: "When the customer was created.",
    last_seen: "When the customer was last active.",
    management_url: "The customer portal, or null if no subscription is active.",
    original_application_version: "Always null.",
    original_purchase_date: "Always null.",
    other_purchases: "Always empty.",
    entitlements: "Entitlements by identifier, expired ones included. Compare `expires_date` with the current time.",
    subscriptions: "Subscriptions by product identifier.",
    non_subscriptions: "One-time purchases by product identifier, oldest first.",
  }),
  describeFields(CustomerEntitlement, {
    expires_date: "When access ends, or null if it never does. Includes a grace period.",
    grace_period_expires_date: "When the current grace period ends, or null if there is none.",
    product_identifier: "The product that grants it: a key of `subscriptions` or `non_subscriptions`.",
    product_plan_identifier: "Always null.",
    purchase_date: "When the current period was purchased.",
  }),
  describeFields(CustomerSubscription, {
    auto_resume_date: "Always null: subscriptions cannot be paused.",
    billing_issues_detected_at: "When the last payment failed, or null if it did not.",
    expires_date: "When access ends if the subscription does not renew.",
    grace_period_expires_date: "When the current grace period ends, or null if there is none.",
    is_sandbox: "Whether no real money was paid.",
    original_purchase_date: "When the subscription started.",
    ownership_type: "Always `PURCHASED`.",
    period_type: "The type of the current period.",
    product_plan_identifier: "Always null.",
    purchase_date: "When the current period started.",
    refunded_at: "When the purchase was refunded, or null if it was not.",
    store: "Where it was purchased: `rc_billing` is this service.",
    store_transaction_id: "The id to refund it with. Null for granted entitlements.",
    unsubscribe_detected_at: "When renewal was turned off, or null if the subscription renews.",
  }),
  describeFields(NonSubscriptionPurchase, {
    id: "The purchase's id.",
    is_sandbox: "Whether no real money was paid.",
    original_purchase_date: "When it was purchased.",
    purchase_date: "The same.",
    store: "Where it was purchased: `rc_billing` is this service.",
    store_transaction_id: "The id to refund it with.",
  }),
  describeFields(IdentifyRequest, {
    app_user_id: "The id the app has used so far.",
    new_app_user_id: "The id of the user who logs in.",
  }),
  describeFields(RedeemRequest, {
    redemption_token: "The `redemption_token` of the link.",
    app_user_id: "The customer who gets the purchase.",
  }),
  describeFields(AttributesRequest, {
    attributes:
      "Attributes by name. Names start with a letter; names that start with `$` are reserved, for example `$email`.",
  }),
  describeFields(AttributesRequest.shape.attributes.valueType, attribute),
  describeFields(AttributesAnswer, { attributes: "Attributes by name." }),
  describeFields(AttributesAnswer.shape.attributes.valueType, attribute),
  describeFields(PortalLinkAnswer, { url: "The link.", expires_at: "When the link expires." }),
  describeFields(VirtualCurrenciesAnswer, { virtual_currencies: "Virtual currencies by code." }),
  describeFields(VirtualCurrency, {
    balance: "How much the customer has.",
    name: "The currency's name.",
    code: "The currency's code.",
    description: "The currency's description.",
  }),
  describeFields(ProblemBody, {
    code: "A number for your code to act on.",
    message: "A sentence for people to read.",
    purchase_redemption_error_info: "Only for an expired redemption link: where a new one was sent.",
  }),
  describeFields(ProblemBody.shape.purchase_redemption_error_info.unwrap(), {
    obfuscated_email: "The buyer's address, obscured.",
  }),
];

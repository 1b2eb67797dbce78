import {
  CheckoutPatch,
  CompleteAnswer,
  CompleteRequest,
  ElementsConfiguration,
  Operation,
  ReceiptRequest,
  StartAnswer,
  StartRequest,
  StatusAnswer,
  TaxAnswer,
  TaxRequest,
} from "@hemline/protocol";
import { type DescribedFields, describeFields } from "./describe-fields.ts";

const session = "The checkout's session id.";
const country = "An ISO 3166-1 country code, for example `DE`.";
const email = "Where the receipt goes. It has to be known by the time the checkout is completed.";
const offering = "The offering the product was shown in.";
const placement = "The placement the offering was shown in.";
const targeting = "The targeting rule that chose the offering.";

export const checkoutFields: readonly DescribedFields[] = [
  describeFields(StartRequest, {
    app_user_id: "The customer who buys.",
    product_id: "The product's identifier.",
    price_id: "The `price_id` of the purchase option.",
    trace_id: "An id of your own to find this checkout by.",
    presented_offering_identifier: offering,
    email,
    metadata: "Your own data, included in webhooks.",
    offer_id: "The purchase option's id. The default is `base_option`.",
    applied_targeting_rule: targeting,
    presented_placement_identifier: placement,
    locale: "The language of emails and the portal, for example `de-AT`. The default is the browser's.",
  }),
  describeFields(StartAnswer, {
    operation_session_id: session,
    gateway_params: "What the card provider's script needs.",
    management_url: "The customer portal. Null for one-time purchases.",
  }),
  describeFields(StartAnswer.shape.gateway_params, {
    stripe_account_id: "The card provider's account.",
    publishable_api_key: "The card provider's publishable key.",
    elements_configuration: "The configuration of the card fields.",
    script_url: "Where to load the card provider's script from, if not from the provider.",
  }),
  describeFields(ElementsConfiguration, {
    mode: "`payment`, or `setup` if nothing is due today.",
    payment_method_types: "The payment methods to offer.",
    setup_future_usage: "`off_session` if the card will be charged again.",
    amount: "The amount in the currency's smallest unit: 999 is 9.99 euros.",
    currency: "An ISO 4217 currency code in lower case.",
  }),
  describeFields(TaxRequest, { country_code: country, postal_code: "The postal code." }),
  describeFields(CheckoutPatch, {
    country_code: country,
    postal_code: "The postal code.",
    state: "The state or province.",
    city: "The city.",
    address_line1: "The street.",
    address_line2: "The rest of the address. It does not affect taxes.",
    email,
    discount_code: "Discount codes are not supported: anything but null is an error.",
  }),
  describeFields(TaxAnswer, {
    operation_session_id: session,
    currency: "An ISO 4217 currency code.",
    total_amount_in_micros: "The total in micros, including tax.",
    tax_amount_in_micros: "The tax in micros.",
    total_excluding_tax_in_micros: "The total in micros, without tax.",
    tax_inclusive: "Whether the price includes the tax.",
    tax_breakdown: "Each tax.",
    gateway_params: "What the card provider's script needs.",
    failed_reason: "Why the taxes could not be calculated, or null if they were.",
  }),
  describeFields(TaxAnswer.shape.tax_breakdown.element, {
    tax_amount_in_micros: "The amount of this tax in micros.",
    display_name: "The name of this tax.",
  }),
  describeFields(TaxAnswer.shape.gateway_params, {
    elements_configuration: "The configuration of the card fields, with the new amount.",
  }),
  describeFields(CompleteRequest, { email: `${email} Leave it out if the checkout has one.` }),
  describeFields(CompleteAnswer, {
    operation_session_id: session,
    gateway_params: "What the card provider's script needs.",
  }),
  describeFields(CompleteAnswer.shape.gateway_params, {
    client_secret:
      "The secret of a payment intent (`pi_…`) or a setup intent (`seti_…`). Null if there is nothing to confirm.",
  }),
  describeFields(StatusAnswer, { operation: "The state of the checkout." }),
  describeFields(Operation, {
    status: "How far the checkout is.",
    is_expired: "Whether the checkout was not completed in time.",
    error: "Why the checkout failed, or null if it did not.",
    redemption_info: "How to move the purchase to another customer, or null if there is no such link.",
    store_transaction_identifier: "The purchase's id. Set once the checkout has succeeded.",
    product_identifier: "The product. Set once the checkout has succeeded.",
    purchase_date: "When it was purchased. Set once the checkout has succeeded.",
  }),
  describeFields(Operation.shape.error.unwrap(), {
    code: "1 setup intent creation, 2 payment method, 3 payment declined, 4 setup intent, 5 already purchased.",
    message: "A sentence for people to read.",
  }),
  describeFields(Operation.shape.redemption_info.unwrap(), { redeem_url: "The redemption link." }),
  describeFields(ReceiptRequest, {
    fetch_token: "A new id for this purchase: `test_`, the time in milliseconds, `_` and a UUID.",
    product_id: "The product's identifier.",
    app_user_id: "The customer who buys.",
    presented_offering_identifier: offering,
    presented_placement_identifier: placement,
    applied_targeting_rule: targeting,
    initiation_source: "What started the purchase, in a word of your own.",
  }),
  describeFields(ReceiptRequest.shape.applied_targeting_rule.unwrap().unwrap(), {
    rule_id: "The rule's id.",
    revision: "The rule's version.",
  }),
];

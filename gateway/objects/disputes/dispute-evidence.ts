import type Stripe from "stripe";
import { emptyable, shapeOf, text } from "../../http/parameters.ts";

const words = emptyable(text(20_000));

/** Texts only: there is no call to upload a file. */
export const evidenceShape = shapeOf<Stripe.DisputeUpdateParams.Evidence>()({
  access_activity_log: words,
  billing_address: words,
  cancellation_policy_disclosure: words,
  cancellation_rebuttal: words,
  customer_email_address: words,
  customer_name: words,
  customer_purchase_ip: words,
  duplicate_charge_explanation: words,
  duplicate_charge_id: words,
  product_description: words,
  refund_policy_disclosure: words,
  refund_refusal_explanation: words,
  service_date: words,
  shipping_address: words,
  shipping_carrier: words,
  shipping_date: words,
  shipping_tracking_number: words,
  uncategorized_text: words,
});

export const emptyEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

import type Stripe from "stripe";
import { created } from "../../http/created-filter.ts";
import { paging } from "../../http/pagination.ts";
import { emptyable, flag, integer, metadata, oneOf, required, shapeOf, text } from "../../http/parameters.ts";
import { confirmation, methodChoice } from "./confirmation.ts";

const usage = oneOf("off_session", "on_session");

const paying = {
  ...confirmation,
  error_on_requires_action: flag,
  off_session: flag,
};

export const createShape = shapeOf<Stripe.PaymentIntentCreateParams>()({
  ...methodChoice,
  ...paying,
  amount: required(integer()),
  capture_method: oneOf("automatic", "automatic_async", "manual"),
  confirm: flag,
  confirmation_method: oneOf("automatic"),
  currency: required(text(3)),
  customer: text(),
  description: text(),
  metadata,
  receipt_email: text(),
  setup_future_usage: usage,
});

export const updateShape = shapeOf<Stripe.PaymentIntentUpdateParams>()({
  amount: integer(),
  currency: text(3),
  customer: text(),
  description: text(),
  metadata,
  payment_method: text(),
  payment_method_options: confirmation.payment_method_options,
  receipt_email: emptyable(text()),
  setup_future_usage: emptyable(usage),
});

export const confirmShape = shapeOf<Stripe.PaymentIntentConfirmParams>()({
  ...paying,
  receipt_email: emptyable(text()),
  setup_future_usage: emptyable(usage),
});

export const cancelShape = shapeOf<Stripe.PaymentIntentCancelParams>()({
  cancellation_reason: oneOf("abandoned", "duplicate", "fraudulent", "requested_by_customer"),
});

export const listShape = shapeOf<Stripe.PaymentIntentListParams>()({ ...paging, created, customer: text() });

import {
  AdjustmentsRequest,
  CancelRequest,
  ExtendRequest,
  PlanChangeAnswer,
  PlanChangeRequest,
  PlanChangesAnswer,
  PortalChange,
  PromotionalRequest,
  RefundAnswer,
  RefundRequest,
} from "@hemline/protocol";
import { maxExtensionDays } from "../../../rules/limits.ts";
import { customerObject } from "./customers.ts";
import { type DescribedFields, describeFields } from "./describe-fields.ts";

const [untilAnInstant, forADuration] = PromotionalRequest.options;

export const subscriptionFields: readonly DescribedFields[] = [
  describeFields(CancelRequest, {
    reason: "Who cancels: the customer (`UNSUBSCRIBE`) or you (`DEVELOPER_INITIATED`).",
    at_once: "Whether access ends now. Nothing is refunded.",
  }),
  describeFields(ExtendRequest, {
    until: `The new end of the current period: later than the current one, at most ${maxExtensionDays} days from now.`,
  }),
  describeFields(RefundRequest, {
    amount_micros: "How much to refund, in micros. The default is everything that is left.",
  }),
  describeFields(RefundAnswer, { ...customerObject, refund: "The refund, or null if nothing was paid." }),
  describeFields(RefundAnswer.shape.refund.unwrap(), {
    id: "The refund's id.",
    state: "`pending` until the card provider confirms it.",
    amount_micros: "The amount in micros.",
    currency: "An ISO 4217 currency code.",
  }),
  describeFields(PlanChangesAnswer, { changes: "The plan changes." }),
  describeFields(PortalChange, {
    product: "The product's identifier.",
    title: "The product's name, for customers.",
    description: "The product's description, for customers.",
    price_id: "The price to confirm.",
    kind: "An `upgrade` takes effect immediately, a `downgrade` at the end of the paid period.",
    price: "The price of the new plan.",
    period: "The length of a period, in ISO 8601: `P1M` is a month.",
    due_now: "What is charged immediately.",
    tax_in_micros: "The tax in `due_now`, in micros.",
    refund: "What is refunded for the unused time of the current plan.",
    starts_at: "When the new plan starts.",
    next_payment: "The next payment after that.",
    quote: "Send it with the change, to be charged what was shown.",
  }),
  describeFields(PortalChange.shape.next_payment.unwrap(), { at: "When it is due.", price: "What is due." }),
  describeFields(PlanChangeRequest, {
    product: "The `product` of the plan change.",
    price_id: "The `price_id` of the plan change.",
    quote: "The `quote` of the plan change.",
  }),
  describeFields(PlanChangeAnswer, {
    ...customerObject,
    confirm: "The payment that the customer has to confirm, or null if there is none.",
  }),
  describeFields(PlanChangeAnswer.shape.confirm.unwrap(), {
    client_secret: "The secret of the payment intent.",
    payment_method_id: "The saved card to confirm it with.",
    operation_session_id: "The checkout to poll.",
  }),
  describeFields(untilAnInstant, { end_time_ms: "When the grant ends, in milliseconds since 1970." }),
  describeFields(forADuration, {
    duration:
      "`lifetime`, an ISO 8601 duration such as `P1M`, or one of `daily`, `three_day`, `weekly`, `two_week`, `monthly`, `two_month`, `three_month`, `six_month`, `yearly`.",
  }),
  describeFields(AdjustmentsRequest, {
    adjustments: "Amounts by currency code: positive to grant, negative to spend. 1 to 100 currencies.",
    reference: "A note of your own.",
  }),
];

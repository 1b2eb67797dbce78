import {
  CancelRequest,
  CustomerAnswer,
  ExtendRequest,
  PlanChangeAnswer,
  PlanChangeRequest,
  PlanChangesAnswer,
  PromotionalRequest,
  RefundAnswer,
  RefundRequest,
} from "@hemline/protocol";
import * as p from "../../../problems.ts";
import { minuteMs } from "../../../rules/durations.ts";
import { planQuoteLifetimeMs } from "../../../rules/limits.ts";
import {
  cancelledCustomer,
  extendedCustomer,
  grantedCustomer,
  newCustomer,
  subscribedCustomer,
} from "../examples/customer.ts";
import { quote, yearlyPriceId } from "../examples/ids.ts";
import { planChanged, planChanges, refunded } from "../examples/subscriptions.ts";
import type { Endpoint } from "./endpoint.ts";
import { idempotencyKey } from "./idempotency-key.ts";

const notFound = [p.UnknownSubscriber, p.NoSuchSubscription];
const planChangeErrors = [...notFound, p.NoSuchChange, p.CannotChange, p.QuoteOutdated, p.CardDeclined];
const providerErrors = [p.ProviderSilent, p.ProviderRefused];

/** A response with the customer as they are now. */
const customer = (example: CustomerAnswer) => ({ description: "The customer.", schema: CustomerAnswer, example });

export const subscriptionEndpoints: readonly Endpoint[] = [
  {
    method: "post",
    path: "/v1/subscribers/:id/subscriptions/:product/cancel",
    name: "cancelSubscription",
    title: "Cancel a subscription",
    group: "Subscriptions",
    key: "secret",
    description:
      "Stops a subscription from renewing. The customer keeps access until the end of the paid period, unless `at_once` is true. Nothing is refunded.",
    body: { schema: CancelRequest, example: { reason: "UNSUBSCRIBE", at_once: false } },
    responses: { 200: customer(cancelledCustomer) },
    errors: notFound,
  },
  {
    method: "post",
    path: "/v1/subscribers/:id/subscriptions/:product/resume",
    name: "resumeSubscription",
    title: "Resume a subscription",
    group: "Subscriptions",
    key: "secret",
    description: "Turns renewal back on for a cancelled subscription whose paid period is not over yet.",
    responses: { 200: customer(subscribedCustomer) },
    errors: notFound,
  },
  {
    method: "post",
    path: "/v1/subscribers/:id/subscriptions/:product/extend",
    name: "extendSubscription",
    title: "Extend a subscription",
    group: "Subscriptions",
    key: "secret",
    description: "Moves the end of the current period, and the next payment with it, to a later time.",
    body: { schema: ExtendRequest, example: { until: "2026-04-15T12:00:00Z" } },
    responses: { 200: customer(extendedCustomer) },
    errors: [...notFound, p.CannotChange],
  },
  {
    method: "get",
    path: "/v1/subscribers/:id/subscriptions/:product/changes",
    name: "listPlanChanges",
    title: "List plan changes",
    group: "Subscriptions",
    key: "secret",
    description: `Returns the plans a subscription can change to, each with the amounts that would be charged and refunded. A quote is valid for ${planQuoteLifetimeMs / minuteMs} minutes.`,
    responses: { 200: { description: "The plan changes.", schema: PlanChangesAnswer, example: planChanges } },
    errors: [...notFound, ...providerErrors],
  },
  {
    method: "post",
    path: "/v1/subscribers/:id/subscriptions/:product/change",
    name: "changePlan",
    title: "Change a plan",
    group: "Subscriptions",
    key: "secret",
    description:
      "Changes a subscription's plan as quoted. An upgrade takes effect immediately, a downgrade at the end of the paid period. If `confirm` is set, the card's bank asks the customer to confirm the payment: confirm it in the browser, then repeat the request.",
    body: { schema: PlanChangeRequest, example: { product: "pro_yearly", price_id: yearlyPriceId, quote } },
    responses: {
      200: {
        description: "The customer, and the payment to confirm, if any.",
        schema: PlanChangeAnswer,
        example: planChanged,
      },
    },
    errors: [...planChangeErrors, ...providerErrors],
  },
  {
    method: "delete",
    path: "/v1/subscribers/:id/subscriptions/:product/change",
    name: "cancelPlanChange",
    title: "Cancel a plan change",
    group: "Subscriptions",
    key: "secret",
    description: "Cancels a downgrade that has not taken effect yet.",
    responses: { 200: customer(subscribedCustomer) },
    errors: planChangeErrors,
  },
  {
    method: "post",
    path: "/v1/subscribers/:id/transactions/:transactionId/refund",
    name: "refundPurchase",
    title: "Refund a purchase",
    group: "Subscriptions",
    key: "secret",
    description:
      "Refunds a purchase fully or in part. After a full refund, the customer loses access immediately. After a partial refund, only the whole remaining amount can be refunded.",
    headers: [idempotencyKey("refund-ticket-4711")],
    body: { schema: RefundRequest, example: { amount_micros: 9_990_000 } },
    responses: { 200: { description: "The customer and the refund.", schema: RefundAnswer, example: refunded } },
    errors: [p.UnknownSubscriber, p.UnknownTransaction, p.NotRefundable, p.KeyInUse, p.KeyUsedOtherwise],
  },
  {
    method: "post",
    path: "/v1/subscribers/:id/entitlements/:entitlement/promotional",
    name: "grantEntitlement",
    title: "Grant an entitlement",
    group: "Subscriptions",
    key: "secret",
    description: "Grants an entitlement for free, until a given time, for a duration or for life.",
    body: { schema: PromotionalRequest, example: { duration: "P1M" } },
    responses: { 201: customer(grantedCustomer) },
    errors: [p.UnknownEntitlement],
  },
  {
    method: "post",
    path: "/v1/subscribers/:id/entitlements/:entitlement/revoke_promotionals",
    name: "revokeEntitlement",
    title: "Revoke granted entitlements",
    group: "Subscriptions",
    key: "secret",
    description: "Ends all free grants of an entitlement. Purchases that include it are not affected.",
    responses: { 200: customer(newCustomer) },
    errors: [p.UnknownSubscriber, p.UnknownEntitlement],
  },
];

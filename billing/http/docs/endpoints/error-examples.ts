import type { ProblemBody } from "@hemline/protocol";
import * as p from "../../../problems.ts";
import { maxAppUserIdLength, maxAttributes, maxBodyBytes } from "../../../rules/limits.ts";
import { customerId, transactionId } from "../examples/ids.ts";
import type { ProblemFactory } from "./endpoint.ts";

/** Arguments that make a realistic message. */
const examples = new Map<ProblemFactory, unknown[]>([
  [p.BadRequest, ["app_user_id: Invalid input: expected string, received number"]],
  [p.BadAppUserId, [`must not be longer than ${maxAppUserIdLength} characters`]],
  [p.BodyTooLarge, [maxBodyBytes]],
  [p.TooManyRequests, [12]],
  [p.BadAttributes, ["attributes: Invalid input: expected record, received array"]],
  [p.BadAttribute, [`A customer can have at most ${maxAttributes} custom attributes.`]],
  [p.UnknownSubscriber, [customerId]],
  [p.NoSuchSubscription, ["pro_monthly"]],
  [p.UnknownTransaction, [transactionId]],
  [p.NotRefundable, ["Only 4990000 micros are left to refund."]],
  [p.UnknownEntitlement, ["pro"]],
  [p.UnknownOffer, ["pro_monthly"]],
  [p.AlreadySubscribed, ["pro_monthly"]],
  [p.AlreadyPurchased, ["lifetime_access"]],
  [p.InvalidEmail, ["ada@example"]],
  [p.NoMailServer, ["ada@example.invalid"]],
  [p.CannotComplete, ["This checkout has expired. Start again."]],
  [p.NoDiscounts, ["SPRING20"]],
  [p.BadReceipt, ["This isn’t a test store token."]],
  [p.ExpiredRedemption, ["a***@e***.com"]],
  [p.UnknownCurrency, ["GEM"]],
  [p.CurrencyShort, ["GEM"]],
  [p.PurseFull, ["GEM"]],
  [p.NoSuchChange, ["pro_monthly", "pro_weekly"]],
  [p.CannotChange, ["There’s no saved card to pay for the new plan. Add a card first."]],
  [p.NoSuchEndpoint, ["production"]],
  [p.NoSuchDelivery, ["01a20671-4c12-7b0e-9f55-0c6a1d2e3f40"]],
]);

/** An error as a client gets it: its status, and a body with a message that could be real. */
export function exampleOf(factory: ProblemFactory): { status: number; body: ProblemBody } {
  const { status, code, message, more } = factory(...(examples.get(factory) ?? []));
  return { status, body: { code, message, ...more } };
}

import {
  AttributesAnswer,
  AttributesRequest,
  CustomerAnswer,
  IdentifyRequest,
  PortalLinkAnswer,
  RedeemRequest,
} from "@hemline/protocol";
import * as z from "zod";
import * as p from "../../../problems.ts";
import { minuteMs } from "../../../rules/durations.ts";
import {
  maxAttributeNameLength,
  maxAttributes,
  maxAttributeValueLength,
  portalLinkLifetimeMs,
  redemptionLinkLifetimeMs,
} from "../../../rules/limits.ts";
import { newCustomer, subscribedCustomer } from "../examples/customer.ts";
import { anonymousId, customerId } from "../examples/ids.ts";
import type { Endpoint } from "./endpoint.ts";

const updatedAtMs = Date.parse("2026-03-01T12:00:00Z");

export const customerEndpoints: readonly Endpoint[] = [
  {
    method: "get",
    path: "/v1/subscribers/:id",
    name: "getCustomer",
    title: "Get or create a customer",
    group: "Customers",
    key: "public",
    description:
      "Returns a customer with their entitlements, subscriptions and purchases. If no customer has this app user id yet, one is created.",
    responses: {
      200: { description: "The customer.", schema: CustomerAnswer, example: subscribedCustomer },
      201: { description: "The customer was created.", schema: CustomerAnswer, example: newCustomer },
    },
  },
  {
    method: "post",
    path: "/v1/subscribers/identify",
    name: "identify",
    title: "Log in a customer",
    group: "Customers",
    key: "public",
    description:
      "Call it when a user logs in. An anonymous customer takes the new id as an additional id, or is merged into the customer who already has it, unless that customer has an anonymous id too. Between two identified customers, nothing moves: the response is the customer with the new id. After a merge, every id returns the same customer.",
    body: {
      schema: IdentifyRequest,
      example: { app_user_id: anonymousId, new_app_user_id: customerId },
    },
    responses: {
      200: { description: "The customer with the new id.", schema: CustomerAnswer, example: subscribedCustomer },
      201: { description: "The new id was not in use before.", schema: CustomerAnswer, example: newCustomer },
    },
  },
  {
    method: "post",
    path: "/v1/subscribers/redeem_purchase",
    name: "redeemPurchase",
    title: "Redeem a purchase",
    group: "Customers",
    key: "public",
    description: `Redeems the token of a redemption link: the purchase moves to this customer. A token works once, within ${redemptionLinkLifetimeMs / minuteMs} minutes; the customer who redeemed it can repeat the request. If the token has expired, a new link is emailed to the buyer.`,
    body: {
      schema: RedeemRequest,
      example: { redemption_token: "kq3Zt0n9Wc5mYb7RxJ2eLw", app_user_id: customerId },
    },
    responses: {
      200: { description: "The customer, with the purchase.", schema: CustomerAnswer, example: subscribedCustomer },
    },
    errors: [p.BadRedemption, p.ExpiredRedemption, p.PurchaseOfAnother],
  },
  {
    method: "get",
    path: "/v1/subscribers/:id/attributes",
    name: "getAttributes",
    title: "Get a customer's attributes",
    group: "Customers",
    key: "secret",
    description: "Returns all attributes of a customer.",
    responses: {
      200: {
        description: "The attributes by name.",
        schema: AttributesAnswer,
        example: { attributes: { favorite_team: { value: "Rovers", updated_at_ms: updatedAtMs } } },
      },
    },
    errors: [p.UnknownSubscriber],
  },
  {
    method: "post",
    path: "/v1/subscribers/:id/attributes",
    name: "setAttributes",
    title: "Update a customer's attributes",
    group: "Customers",
    key: "public",
    description: `Sets, changes or removes attributes. A customer has up to ${maxAttributes} attributes of your own, with names of up to ${maxAttributeNameLength} characters and values of up to ${maxAttributeValueLength}. Public keys can write attributes but not read them.`,
    body: {
      schema: AttributesRequest,
      example: {
        attributes: {
          favorite_team: { value: "Rovers", updated_at_ms: updatedAtMs },
          $email: { value: "ada@example.com", updated_at_ms: updatedAtMs },
        },
      },
    },
    responses: { 200: { description: "The attributes are saved.", schema: z.object({}), example: {} } },
    errors: [p.BadAttributes, p.BadAttribute],
  },
  {
    method: "post",
    path: "/v1/subscribers/:id/portal_link",
    name: "createPortalLink",
    title: "Create a portal link",
    group: "Customers",
    key: "secret",
    description: `Creates a link that opens the customer portal without a login. It works once, within ${portalLinkLifetimeMs / minuteMs} minutes, and shows what this customer bought in the key's app. Redirect the customer to it from your own server.`,
    responses: {
      201: {
        description: "The link.",
        schema: PortalLinkAnswer,
        example: {
          url: "https://billing.example/pay/portal/acme/acme_web#4Jx0Vw2mQe9ZrK7uYb1nLs",
          expires_at: "2026-03-02T10:00:00Z",
        },
      },
    },
    errors: [p.UnknownSubscriber],
  },
];

import {
  CheckoutPatch,
  CompleteAnswer,
  CompleteRequest,
  CustomerAnswer,
  ReceiptRequest,
  StartAnswer,
  StartRequest,
  StatusAnswer,
  TaxAnswer,
  TaxRequest,
} from "@hemline/protocol";
import * as p from "../../../problems.ts";
import { completed, started, startRequest, succeeded, taxes } from "../examples/checkout.ts";
import { testStoreCustomer } from "../examples/customer.ts";
import { customerId } from "../examples/ids.ts";
import type { Endpoint } from "./endpoint.ts";

const taxErrors = [p.UnknownSession, p.CannotComplete, p.TaxNotActive, p.InvalidTaxOrigin, p.MissingTaxPermission];
const emailErrors = [p.InvalidEmail, p.NoMailServer];
const providerErrors = [p.ProviderSilent, p.ProviderRefused];

export const checkoutEndpoints: readonly Endpoint[] = [
  {
    method: "post",
    path: "/rcbilling/v1/checkout/start",
    name: "startCheckout",
    title: "Start a checkout",
    group: "Checkout",
    key: "public",
    description:
      "Creates a checkout session for a product at the given price. Nothing is charged, and the card provider is not called yet.",
    body: { schema: StartRequest, example: startRequest },
    responses: {
      200: {
        description: "The session, and the configuration of the card fields.",
        schema: StartAnswer,
        example: started,
      },
    },
    errors: [
      p.UnknownOffer,
      p.AlreadySubscribed,
      p.AlreadyPurchased,
      ...emailErrors,
      p.SandboxOnly,
      p.LiveOnly,
      p.NoCheckout,
      ...providerErrors,
    ],
  },
  {
    method: "get",
    path: "/rcbilling/v1/checkout/:session",
    name: "getCheckout",
    title: "Get a checkout's status",
    group: "Checkout",
    key: "public",
    description:
      "Returns the state of a checkout. Poll it after the browser has confirmed the payment. If no webhook has arrived yet, the card provider is asked directly.",
    responses: { 200: { description: "The operation.", schema: StatusAnswer, example: succeeded } },
    errors: [p.UnknownSession, ...providerErrors],
  },
  {
    method: "post",
    path: "/rcbilling/v1/checkout/:session/calculate_taxes",
    name: "calculateCheckoutTax",
    title: "Calculate taxes",
    group: "Checkout",
    key: "public",
    description:
      "Calculates the taxes for a country and postal code. With an empty body, the location of the request is used. If the calculation fails, the response has the totals without tax and a `failed_reason`.",
    body: { schema: TaxRequest, example: { country_code: "DE", postal_code: "10115" } },
    responses: {
      200: { description: "The totals and taxes, and the new amount.", schema: TaxAnswer, example: taxes },
    },
    errors: taxErrors,
  },
  {
    method: "patch",
    path: "/rcbilling/v1/checkout/:session",
    name: "updateCheckout",
    title: "Update a checkout",
    group: "Checkout",
    key: "public",
    description:
      "Updates the address or the email of a checkout and recalculates its taxes. Fields that are left out keep their value; null clears them. A new country clears the rest of the address.",
    body: {
      schema: CheckoutPatch,
      example: { country_code: "DE", postal_code: "10115", city: "Berlin", email: "ada@example.com" },
    },
    responses: {
      200: { description: "The totals and taxes, and the new amount.", schema: TaxAnswer, example: taxes },
    },
    errors: [...taxErrors, p.NoDiscounts, ...emailErrors],
  },
  {
    method: "post",
    path: "/rcbilling/v1/checkout/:session/complete",
    name: "completeCheckout",
    title: "Complete a checkout",
    group: "Checkout",
    key: "public",
    description:
      "Creates the payment intent, or the setup intent of a free trial, for the browser to confirm. Call it again after a declined card.",
    body: { schema: CompleteRequest, example: { email: "ada@example.com" } },
    responses: {
      200: {
        description: "The client secret to confirm the payment with.",
        schema: CompleteAnswer,
        example: completed,
      },
    },
    errors: [
      p.UnknownSession,
      p.CannotComplete,
      p.EmailNeeded,
      ...emailErrors,
      p.AlreadySubscribed,
      p.AlreadyPurchased,
      ...providerErrors,
    ],
  },
  {
    method: "post",
    path: "/v1/receipts",
    name: "createTestPurchase",
    title: "Create a test store purchase",
    group: "Checkout",
    key: "public",
    description:
      "Records a purchase without a payment. It takes the key of a test store. Repeating a token does not buy twice; if another customer sends it, the project's restore behaviour applies.",
    body: {
      schema: ReceiptRequest,
      example: {
        fetch_token: "test_1772366400000_4f9d2c1b-7a60-4e83-9b15-d2c0a8e6f371",
        product_id: "pro_monthly",
        app_user_id: customerId,
        presented_offering_identifier: "default",
      },
    },
    responses: {
      200: { description: "The customer, with the purchase.", schema: CustomerAnswer, example: testStoreCustomer },
    },
    errors: [p.BadReceipt, p.UnknownOffer, p.AlreadySubscribed, p.AlreadyPurchased, p.CannotTransfer],
  },
];

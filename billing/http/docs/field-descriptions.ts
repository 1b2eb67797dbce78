import type * as z from "zod";
import { catalogueFields } from "./fields/catalogue.ts";
import { checkoutFields } from "./fields/checkout.ts";
import { customerFields } from "./fields/customers.ts";
import { subscriptionFields } from "./fields/subscriptions.ts";
import { supportFields } from "./fields/support.ts";
import { webhookFields } from "./fields/webhooks.ts";

/** What each field of a request or a response means, by the object it is in. */
export const fieldDescriptions: ReadonlyMap<z.core.$ZodType, Readonly<Record<string, string>>> = new Map([
  ...customerFields,
  ...catalogueFields,
  ...checkoutFields,
  ...subscriptionFields,
  ...webhookFields,
  ...supportFields,
]);

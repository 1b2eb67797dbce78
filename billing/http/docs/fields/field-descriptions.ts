import type * as z from "zod";
import { catalogueFields } from "./catalogue.ts";
import { checkoutFields } from "./checkout.ts";
import { customerFields } from "./customers.ts";
import { eventAndTraceFields } from "./events-and-traces.ts";
import { subscriptionFields } from "./subscriptions.ts";
import { webhookFields } from "./webhooks.ts";

/** What each field of a request or a response means, by the object it is in. */
export const fieldDescriptions: ReadonlyMap<z.core.$ZodType, Readonly<Record<string, string>>> = new Map([
  ...customerFields,
  ...catalogueFields,
  ...checkoutFields,
  ...subscriptionFields,
  ...webhookFields,
  ...eventAndTraceFields,
]);

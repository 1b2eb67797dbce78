import { Hono } from "hono";
import { brandingOf } from "../../store/catalogue/offerings.ts";
import type { BillingEnv } from "../middleware/environment.ts";

/** `/rcbilling/v1/branding`: how the checkout of the key's app looks. */
export const brandingApi = new Hono<BillingEnv>().get("/", async (c) =>
  c.json(await brandingOf(c.var.context.db, c.var.caller.appId)),
);

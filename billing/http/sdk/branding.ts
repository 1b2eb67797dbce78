import { Hono } from "hono";
import { brandingOf } from "../../store/catalogue/branding.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";

export const brandingApi = new Hono<BillingEnv>().get("/", async (c) =>
  c.json(await brandingOf(c.var.context.db, c.var.caller.appId)),
);

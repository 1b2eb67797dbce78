import { CompleteRequest, StartRequest, TaxRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { calculateTaxes } from "../../flows/calculate-taxes.ts";
import { complete } from "../../flows/complete.ts";
import { start } from "../../flows/start.ts";
import { status } from "../../flows/status.ts";
import type { BillingEnv } from "../environment.ts";
import { readAppUserId, readBody } from "../read.ts";

const startsPerAddressAndMinute = 60;
const startsPerCustomerAndMinute = 30;
/** Bounds how many cards one checkout can try; the browser asks once for each try. */
const completesPerCheckoutAndMinute = 30;
const looksPerCheckoutAndMinute = 240;

/** `/rcbilling/v1/checkout/...`: one purchase from its start to its end. */
export const checkoutApi = new Hono<BillingEnv>()
  .post("/start", async (c) => {
    const { engine, caller, limits, address } = c.var;
    const request = await readBody(c, StartRequest);
    readAppUserId(request.app_user_id);
    if (address) limits.count(`start:${address}`, startsPerAddressAndMinute);
    limits.count(`start:${caller.projectId}:${request.app_user_id}`, startsPerCustomerAndMinute);
    return c.json(await start(engine, caller, request));
  })
  .post("/:session/calculate_taxes", async (c) => {
    await readBody(c, TaxRequest);
    return c.json(await calculateTaxes(c.var.engine, c.var.caller, c.req.param("session")));
  })
  .post("/:session/complete", async (c) => {
    const session = c.req.param("session");
    c.var.limits.count(`complete:${session}`, completesPerCheckoutAndMinute);
    const { email } = await readBody(c, CompleteRequest);
    return c.json(await complete(c.var.engine, c.var.caller, session, email ?? null));
  })
  .get("/:session", async (c) => {
    const session = c.req.param("session");
    c.var.limits.count(`status:${session}`, looksPerCheckoutAndMinute);
    return c.json(await status(c.var.engine, c.var.caller, session));
  });

import { AttributesRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { offeringsFor } from "../../flows/catalogue/offerings-for.ts";
import { productsFor } from "../../flows/catalogue/products-for.ts";
import { customerInfo } from "../../flows/customers/customer-info.ts";
import { setAttributes } from "../../flows/customers/set-attributes.ts";
import { BadAttributes, BadRequest } from "../../problems.ts";
import { customerByAppUserId } from "../../store/customers.ts";
import { virtualCurrencyBalances } from "../../store/virtual-currency-balances.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { readAppUserId, readBody } from "../middleware/read-request.ts";

export const customersApi = new Hono<BillingEnv>()
  .get("/:id", async (c) => {
    const { answer, isNew } = await customerInfo(
      c.var.context,
      c.var.caller.projectId,
      readAppUserId(c.req.param("id")),
    );
    return c.json(answer, isNew ? 201 : 200);
  })
  .get("/:id/offerings", async (c) => {
    const { context, caller, country } = c.var;
    const browser = {
      country,
      appVersion: c.req.header("x-client-version") ?? null,
      sdkVersion: c.req.header("x-version") ?? null,
      platform: c.req.header("x-platform") ?? null,
    };
    return c.json(await offeringsFor(context, caller, readAppUserId(c.req.param("id")), browser));
  })
  .get("/:id/virtual_currencies", async (c) => {
    const { context, caller } = c.var;
    const customer = await customerByAppUserId(context.db, caller.projectId, readAppUserId(c.req.param("id")));
    const whose = { projectId: caller.projectId, customerId: customer?.id ?? null };
    return c.json(await virtualCurrencyBalances(context.db, { ...whose, now: context.clock() }));
  })
  .post("/:id/attributes", async (c) => {
    const { attributes } = await readBody(c, AttributesRequest, { problem: BadAttributes });
    await setAttributes(c.var.context, c.var.caller.projectId, readAppUserId(c.req.param("id")), attributes);
    return c.json({});
  });

export const productsApi = new Hono<BillingEnv>().get("/:id/products", async (c) => {
  const currency = c.req.query("currency") || null;
  if (currency && !/^[A-Z]{3}$/.test(currency))
    throw BadRequest("currency: must be a three-letter ISO 4217 code such as EUR");
  const wanted = [...new Set(c.req.queries("id") ?? [])].filter((it) => it !== "");
  return c.json(await productsFor(c.var.context, c.var.caller, readAppUserId(c.req.param("id")), wanted, currency));
});

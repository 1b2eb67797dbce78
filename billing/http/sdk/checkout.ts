import { CheckoutPatch, CompleteRequest, StartRequest, TaxRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { calculateCheckoutTax } from "../../flows/checkout/calculate-checkout-tax.ts";
import { checkoutStatus } from "../../flows/checkout/checkout-status.ts";
import { completeCheckout } from "../../flows/checkout/complete-checkout.ts";
import { limitCardTesting } from "../../flows/checkout/limit-card-testing.ts";
import { startCheckout } from "../../flows/checkout/start-checkout.ts";
import { acceptedLanguage, knownTag } from "../../i18n/accepted-language.ts";
import { NoDiscounts } from "../../problems.ts";
import { callsPerMinute } from "../../rules/limits.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { readAppUserId, readBody } from "../middleware/read-request.ts";
import { traceFailedCheckout } from "../middleware/trace-failed-checkout.ts";

export const checkoutApi = new Hono<BillingEnv>()
  .use("/:session/*", traceFailedCheckout)
  .post("/start", async (c) => {
    const { context, caller, limits, address, settings } = c.var;
    const request = await readBody(c, StartRequest);
    readAppUserId(request.app_user_id);
    if (address) limits.count(`start:${address}`, settings.startsPerMinute);
    limits.count(`start:${caller.projectId}:${request.app_user_id}`, callsPerMinute.checkoutStartsPerCustomer);
    if (address) await limitCardTesting(context, address, settings);
    const locale = knownTag(request.locale) ?? acceptedLanguage(c.req.header("accept-language"));
    return c.json(await startCheckout(context, caller, { ...request, locale }, address));
  })
  .post("/:session/calculate_taxes", async (c) => {
    const session = c.req.param("session");
    c.var.limits.count(`taxes:${session}`, callsPerMinute.checkoutTaxes);
    const { country_code: country, postal_code: postalCode } = await readBody(c, TaxRequest);
    // The address is complete here: where only the country comes, there is no postal code.
    const told = country ? { country, postalCode: postalCode ?? null, state: null, city: null, line1: null } : {};
    return c.json(await calculateCheckoutTax(c.var.context, c.var.caller, session, told, c.var.country));
  })
  .patch("/:session", async (c) => {
    const session = c.req.param("session");
    c.var.limits.count(`taxes:${session}`, callsPerMinute.checkoutTaxes);
    const {
      country_code: country,
      postal_code: postalCode,
      address_line1: line1,
      ...rest
    } = await readBody(c, CheckoutPatch);
    if (rest.discount_code) throw NoDiscounts(rest.discount_code);
    const { state, city, email } = rest;
    const told = { country, postalCode, state, city, line1, email };
    return c.json(await calculateCheckoutTax(c.var.context, c.var.caller, session, told, c.var.country));
  })
  .post("/:session/complete", async (c) => {
    const session = c.req.param("session");
    c.var.limits.count(`complete:${session}`, callsPerMinute.checkoutCompletions);
    const { email } = await readBody(c, CompleteRequest);
    return c.json(await completeCheckout(c.var.context, c.var.caller, session, email ?? null));
  })
  .get("/:session", async (c) => {
    const session = c.req.param("session");
    c.var.limits.count(`status:${session}`, callsPerMinute.checkoutStatus);
    return c.json(await checkoutStatus(c.var.context, c.var.caller, session));
  });

import { AdjustmentsRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { adjustCurrencies } from "../../flows/currencies/adjust-currencies.ts";
import { callsPerMinute } from "../../rules/limits.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { readAppUserId, readBody, readIdempotencyKey } from "../middleware/read-request.ts";
import { requireSecretKey } from "../middleware/require-api-key.ts";

export const adjustCurrenciesApi = new Hono<BillingEnv>().post(
  "/:id/virtual_currencies/transactions",
  requireSecretKey,
  async (c) => {
    const { context, caller, limits } = c.var;
    limits.count(`currencies:${caller.keyId}`, callsPerMinute.currencyAdjustmentsPerKey);
    const appUserId = readAppUserId(c.req.param("id"));
    const key = readIdempotencyKey(c);
    const request = await readBody(c, AdjustmentsRequest);
    const answer = await adjustCurrencies(context, caller.projectId, { appUserId, request, key });
    if (answer.isReplayed) c.header("idempotent-replayed", "true");
    return c.body(answer.body, answer.status as 200, { "content-type": "application/json" });
  },
);

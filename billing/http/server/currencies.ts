import { AdjustmentsRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { adjustCurrencies } from "../../flows/currencies/adjust-currencies.ts";
import { BadRequest } from "../../problems.ts";
import { withSecretKey } from "../callers.ts";
import type { BillingEnv } from "../environment.ts";
import { readAppUserId, readBody } from "../read.ts";

const perKeyAndMinute = 480;

/** `/v1/subscribers/{id}/virtual_currencies/transactions`: an app's server gives and takes. */
export const currenciesApi = new Hono<BillingEnv>().post(
  "/:id/virtual_currencies/transactions",
  withSecretKey,
  async (c) => {
    const { engine, caller, limits } = c.var;
    limits.count(`currencies:${caller.keyId}`, perKeyAndMinute);
    const appUserId = readAppUserId(c.req.param("id"));
    const key = c.req.header("idempotency-key");
    if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw BadRequest("Idempotency-Key: 1 to 255 printable ASCII characters without blanks.");
    }
    const request = await readBody(c, AdjustmentsRequest);
    const answer = await adjustCurrencies(engine, caller.projectId, { appUserId, request, key: key ?? null });
    if (answer.isReplayed) c.header("idempotent-replayed", "true");
    return c.body(answer.body, answer.status as 200, { "content-type": "application/json" });
  },
);

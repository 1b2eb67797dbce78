import { IdentifyRequest, RedeemRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { customerInfo } from "../../flows/customers/customer-info.ts";
import { identify } from "../../flows/identity/identify.ts";
import { redeem } from "../../flows/redemptions/redeem.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { readAppUserId, readBody } from "../middleware/read-request.ts";
import { countCustomerCall } from "../middleware/require-api-key.ts";

/** `/v1/subscribers/identify`, `/v1/subscribers/redeem_purchase`: logging in and redeeming. */
export const identityApi = new Hono<BillingEnv>()
  .post("/identify", async (c) => {
    const { context, caller } = c.var;
    const { app_user_id, new_app_user_id } = await readBody(c, IdentifyRequest);
    const ids = { current: readAppUserId(app_user_id), target: readAppUserId(new_app_user_id) };
    countCustomerCall(c, ids.current);
    const { answer, isNew } = await identify(context, caller.projectId, ids);
    return c.json(answer, isNew ? 201 : 200);
  })
  .post("/redeem_purchase", async (c) => {
    const { context, caller } = c.var;
    const { redemption_token: token, app_user_id } = await readBody(c, RedeemRequest);
    const appUserId = readAppUserId(app_user_id);
    countCustomerCall(c, appUserId);
    await redeem(context, caller, { token, appUserId });
    return c.json((await customerInfo(context, caller.projectId, appUserId)).answer);
  });

import { ReceiptRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { recordTestStorePurchase } from "../../flows/checkout/record-test-store-purchase.ts";
import { customerInfo } from "../../flows/customers/customer-info.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { readAppUserId, readBody } from "../middleware/read-request.ts";
import { countCustomerCall } from "../middleware/require-api-key.ts";

/** `/v1/receipts`: purchases of a test store. Answers with the whole customer. */
export const testStoreReceiptsApi = new Hono<BillingEnv>().post("/", async (c) => {
  const { context, caller } = c.var;
  const receipt = await readBody(c, ReceiptRequest);
  const appUserId = readAppUserId(receipt.app_user_id);
  countCustomerCall(c, appUserId);
  await recordTestStorePurchase(context, caller, { ...receipt, app_user_id: appUserId });
  return c.json((await customerInfo(context, caller.projectId, appUserId)).answer);
});

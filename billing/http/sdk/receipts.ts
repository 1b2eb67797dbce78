import { ReceiptRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { receiveReceipt } from "../../flows/checkout/receive-receipt.ts";
import { customerInfo } from "../../flows/customers/customer-info.ts";
import { countCustomer } from "../callers.ts";
import type { BillingEnv } from "../environment.ts";
import { readAppUserId, readBody } from "../read.ts";

/** `/v1/receipts`: purchases of a test store. Answers with all the customer then has. */
export const receiptsApi = new Hono<BillingEnv>().post("/", async (c) => {
  const { engine, caller } = c.var;
  const receipt = await readBody(c, ReceiptRequest);
  const appUserId = readAppUserId(receipt.app_user_id);
  countCustomer(c, appUserId);
  await receiveReceipt(engine, caller, { ...receipt, app_user_id: appUserId });
  return c.json((await customerInfo(engine, caller.projectId, appUserId)).answer);
});

import { expect, test } from "vitest";
import { billingApi } from "../http/billing-api.ts";
import { createSendRequest } from "../http/send-request.ts";
import { session } from "../testing/machine-driver.ts";
import { started, statusOf } from "../testing/recorded-answers.ts";
import { type RecordedAnswer, startRecordedServer } from "../testing/recorded-server.ts";
import { PurchaseOperation } from "./purchase-operation.ts";

const status = (change: object): RecordedAnswer => ({ body: statusOf(change) });

/** A billing service whose purchases all have this status. */
async function operation(answer: RecordedAnswer = status({})) {
  const wire = await startRecordedServer((call) => (call.startsWith("GET") ? answer : { body: started }));
  const one = new PurchaseOperation(billingApi(createSendRequest({ baseUrl: wire.url, apiKey: "rcb_x" })), request);
  const start = () => one.start(null);
  const poll = () => one.poll({ round: 1, wait: async () => {} });
  return { one, start, poll, calls: () => wire.seen.map(({ call }) => call) };
}

const request = {
  app_user_id: "ada",
  product_id: "atelier_monthly",
  price_id: "prc_1",
  trace_id: "trace",
  presented_offering_identifier: "default",
};
const notStarted = { errorCode: 2, underlyingErrorMessage: "No purchase started" };
const notInProgress = { errorCode: 2, underlyingErrorMessage: "No purchase in progress" };

test("nothing that was not started is priced, completed or polled", async () => {
  const { one, poll, calls } = await operation();
  await expect(one.calculateTaxes(null, AbortSignal.timeout(1000))).rejects.toMatchObject(notStarted);
  await expect(one.complete("ada@example.org")).rejects.toMatchObject(notStarted);
  await expect(poll()).rejects.toMatchObject(notInProgress);
  expect(calls()).toEqual([]);
});

test.each<[string, RecordedAnswer]>([
  ["success", status({})],
  ["failure", status({ status: "failed", error: { code: 3, message: "No." } })],
  ["the last attempt", status({ status: "in_progress" })],
])("after %s nothing is in progress any more", async (_, answer) => {
  const { start, poll } = await operation(answer);
  await start();
  await poll();
  await expect(poll()).rejects.toMatchObject(notInProgress);
});

test("a lost connection leaves the purchase in progress", async () => {
  const { start, poll, calls } = await operation("hang up");
  await start();
  await poll();
  const before = calls().length;
  await poll();
  expect(calls().length).toBeGreaterThan(before);
});

test("a purchase whose attempts are used up can be gone back to", async () => {
  const { one, poll, calls } = await operation();
  one.resume(session);
  expect(await poll()).toMatchObject({ on: "finished" });
  expect(calls()).toEqual(["GET /rcbilling/v1/checkout/op_1"]);
});

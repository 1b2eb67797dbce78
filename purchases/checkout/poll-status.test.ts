import { expect, onTestFinished, test, vi } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { billingApi } from "../http/billing-api.ts";
import { createSendRequest } from "../http/send-request.ts";
import { statusOf } from "../testing/recorded-answers.ts";
import { type RecordedAnswer, startRecordedServer } from "../testing/recorded-server.ts";
import { pollStatus } from "./poll-status.ts";

const operation = (change: object): RecordedAnswer => ({
  body: statusOf({
    redemption_info: { redeem_url: "app://redeem?token=x" },
    store_transaction_identifier: "txn_2",
    ...change,
  }),
});

/** Polls a service that gives these answers one after the other, the last for ever. */
async function startPolling(...answers: (RecordedAnswer | Promise<RecordedAnswer>)[]) {
  const waits: number[] = [];
  const { url, seen } = await startRecordedServer((_, seen) =>
    defined(answers[Math.min(seen.length, answers.length) - 1]),
  );
  const calls = billingApi(createSendRequest({ baseUrl: url, apiKey: "rcb_x" }));
  const ended = pollStatus(calls, {
    operationSessionId: "op_1",
    round: 7,
    wait: async (ms) => void waits.push(ms),
  });
  return { ended, waits, seen };
}

async function poll(...answers: RecordedAnswer[]) {
  const { ended, waits, seen } = await startPolling(...answers);
  return { event: await ended, waits, calls: seen.length };
}

const waiting = operation({ status: "in_progress" });

test("a purchase that is through", async () => {
  const { event, calls } = await poll(operation({}));
  expect(calls).toBe(1);
  expect(event).toEqual({
    on: "finished",
    round: 7,
    purchase: {
      operationSessionId: "op_1",
      storeTransactionIdentifier: "txn_2",
      productIdentifier: "atelier_monthly",
      purchaseDate: new Date("2026-02-01T10:00:00Z"),
      redemptionInfo: { redeemUrl: "app://redeem?token=x" },
    },
  });
});

test("it asks at once and then every second", async () => {
  const { event, waits } = await poll(operation({ status: "started" }), waiting, operation({}));
  expect(event.on).toBe("finished");
  expect(waits).toEqual([1000, 1000]);
});

test("after ten attempts it gives up asking", async () => {
  const { event, calls, waits } = await poll(waiting);
  expect([calls, waits.length]).toEqual([10, 9]);
  expect(event).toMatchObject({
    on: "unsettled",
    problem: { kind: "unknown", underlying: "Max attempts reached trying to get successful purchase status" },
  });
});

test.each<[string, RecordedAnswer]>([
  ["a lost connection", "hang up"],
  ["a failing server", { status: 502, text: "no" }],
  ["an answer that cannot be read", { status: 200, text: '{"operation' }],
  ["a limit", { status: 429, body: { code: 7000, message: "Too many requests." } }],
])("%s is survived once, not twice in a row", async (_, error) => {
  expect((await poll(waiting, error, waiting, error, operation({}))).event.on).toBe("finished");
  const lost = await poll(waiting, error, error, operation({}));
  expect([lost.event.on, lost.calls]).toEqual(["unsettled", 3]);
});

test("a call that hangs for five seconds counts as lost and is aborted", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { promise: hanging, resolve: answer } = Promise.withResolvers<RecordedAnswer>();
  onTestFinished(() => {
    vi.useRealTimers();
    answer("hang up");
  });
  const { ended, seen } = await startPolling(hanging);
  await expect.poll(() => seen.length).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.poll(() => seen.length).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await ended).toMatchObject({ on: "unsettled", problem: { kind: "network" } });
  await expect.poll(() => seen.map((one) => one.isBrokenOff)).toEqual([true, true]);
});

test.each([
  [1, "setting-up", 0],
  [2, "setting-up", 0],
  [3, "charging", 1],
  [4, "setting-up", 0],
  [5, "already-purchased", 5],
  [99, "unknown", 2],
])("failure %i is a problem of the kind %s, shown as %i", async (code, kind, shown) => {
  const { event } = await poll(operation({ status: "failed", error: { code, message: "Why." } }));
  expect(event).toMatchObject({ on: "failed", problem: { kind, code: shown, underlying: "Why." } });
});

test.each(["store_transaction_identifier", "product_identifier", "purchase_date"])(
  "a success without its %s is none",
  async (field) => {
    expect((await poll(operation({ [field]: null }))).event).toMatchObject({ problem: { kind: "unknown" } });
  },
);

test("a date that cannot be read is none", async () => {
  expect((await poll(operation({ purchase_date: "soon" }))).event).toMatchObject({ problem: { kind: "unknown" } });
});

test("a status of a later server is waited through", async () => {
  expect((await poll(operation({ status: "reviewing" }), operation({}))).event.on).toBe("finished");
});

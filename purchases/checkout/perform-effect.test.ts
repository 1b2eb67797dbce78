import { expect, test } from "vitest";
import { billingApi } from "../http/billing-api.ts";
import { createSendRequest } from "../http/send-request.ts";
import { session } from "../testing/machine-driver.ts";
import { type RecordedAnswer, startRecordedServer } from "../testing/recorded-server.ts";
import { type AnsweredEffect, performEffect } from "./perform-effect.ts";
import { PurchaseOperation } from "./purchase-operation.ts";

const request = {
  app_user_id: "ada",
  product_id: "atelier_monthly",
  price_id: "prc_1",
  trace_id: "trace",
  presented_offering_identifier: "default",
};

const environment = {
  isTaxCollected: async () => false,
  preloadProvider: () => {},
  openForm: () => Promise.reject(new Error("There is no form.")),
  stayOnPage: () => {},
  wait: async () => {},
};

/** Does one piece of work of a started purchase, with a billing service that answers this and without any fields. */
async function done(effect: AnsweredEffect, answer: RecordedAnswer) {
  const wire = await startRecordedServer(() => answer);
  const calls = billingApi(createSendRequest({ baseUrl: wire.url, apiKey: "rcb_x" }));
  const operation = new PurchaseOperation(calls, request);
  operation.resume(session);
  return performEffect(effect, {
    environment,
    operation,
    form: null,
    signal: new AbortController().signal,
    send: () => {},
  });
}

const work: [string, AnsweredEffect][] = [
  ["the start", { do: "start", round: 7, email: null }],
  ["a calculation", { do: "calculate-taxes", round: 7, address: null }],
  ["the completion", { do: "complete", round: 7, email: "ada@example.org" }],
];

test.each(work)("%s that fails is a purchase that could not be set up", async (_, effect) => {
  const problem = { kind: "setting-up", code: 7878, underlying: "No.", backendErrorCode: 7878 };
  const answer = { status: 422, body: { code: 7878, message: "No." } };
  expect(await done(effect, answer)).toEqual({ on: "failed", round: 7, problem });
});

test.each(work)("a line lost at %s is told as one", async (_, effect) => {
  expect(await done(effect, "hang up")).toMatchObject({ on: "failed", round: 7, problem: { kind: "network" } });
});

test.each<AnsweredEffect>([
  { do: "submit", round: 7, withToken: false },
  { do: "confirm", round: 7, clientSecret: "pi_1_secret_2", tokenId: null },
])("without the provider's client nothing is paid: %j", async (effect) => {
  const problem = { kind: "unknown", code: 2, underlying: "Error: Stripe client not found" };
  expect(await done(effect, "hang up")).toEqual({ on: "failed", round: 7, problem });
});

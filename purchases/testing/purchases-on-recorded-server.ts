import { Purchases, PurchasesError } from "../purchases.ts";
import * as recorded from "./recorded-answers.ts";
import { type RecordedAnswer, startRecordedServer } from "./recorded-server.ts";

export const answers: Record<string, RecordedAnswer> = {
  "GET /v1/subscribers/ada/offerings": { body: recorded.offerings },
  "GET /rcbilling/v1/subscribers/ada/products": { body: recorded.products },
  "GET /v1/subscribers/ada": { body: recorded.customer },
};

export async function ada(more: Record<string, RecordedAnswer> = {}, apiKey = "rcb_sb_x") {
  const wire = await startRecordedServer(
    (call) => ({ ...answers, ...more })[call] ?? { status: 404, text: "nothing here" },
  );
  const purchases = Purchases.configure({
    apiKey,
    appUserId: "ada",
    httpConfig: { proxyURL: wire.url, additionalHeaders: { "X-Mine": "yes" } },
  });
  return { purchases, wire };
}

export async function refusal(promise: Promise<unknown>): Promise<PurchasesError> {
  const cause = await promise.then(
    () => null,
    (one: unknown) => one,
  );
  if (!(cause instanceof PurchasesError)) throw new Error(`Not refused: ${String(cause)}`);
  return cause;
}

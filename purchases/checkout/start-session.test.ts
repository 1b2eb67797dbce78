import { describe, expect, test } from "vitest";
import { PurchasesError } from "../errors.ts";
import { billingApi } from "../http/billing-api.ts";
import { createSendRequest } from "../http/send-request.ts";
import { started } from "../testing/recorded-answers.ts";
import { type RecordedAnswer, startRecordedServer } from "../testing/recorded-server.ts";
import { startSession } from "./start-session.ts";

const request = {
  app_user_id: "ada",
  product_id: "atelier_monthly",
  price_id: "prc_1",
  trace_id: "trace",
  presented_offering_identifier: "default",
};

async function start(email: string | null, ...answers: RecordedAnswer[]) {
  const wire = await startRecordedServer(
    (_, seen) => answers[seen.length - 1] ?? { status: 500, text: "once too often" },
  );
  const calls = billingApi(createSendRequest({ baseUrl: wire.url, apiKey: "rcb_x" }));
  const result = await startSession(calls, request, email).catch((cause: unknown) => cause);
  return { result, bodies: wire.seen.map((one) => one.body) };
}

test("a start with the developer's email", async () => {
  const { result, bodies } = await start("ada@example.org", { body: started });
  expect(result).toMatchObject({ isEmailAccepted: true, session: { operationSessionId: "op_1", clientSecret: null } });
  expect(bodies).toEqual([{ ...request, email: "ada@example.org" }]);
});

test.each([7012, 7834, 7879])("%i starts once more without the email", async (code) => {
  const { result, bodies } = await start(
    "ada@example.org",
    { status: 422, body: { code, message: "" } },
    { body: started },
  );
  expect(result).toMatchObject({ isEmailAccepted: false });
  expect(bodies).toEqual([{ ...request, email: "ada@example.org" }, request]);
});

test("a second refusal stands", async () => {
  const refusal = { status: 422, body: { code: 7879, message: "" } };
  const { result, bodies } = await start(null, refusal, refusal);
  expect(result).toBeInstanceOf(PurchasesError);
  expect(bodies).toHaveLength(2);
});

test("another refusal is not repeated", async () => {
  const { result, bodies } = await start("a@b.example", { status: 409, body: { code: 7772, message: "" } });
  expect(result).toMatchObject({ errorCode: 6, extra: { backendErrorCode: 7772 } });
  expect(bodies).toHaveLength(1);
});

test.each(["stripe_account_id", "publishable_api_key", "elements_configuration"])(
  "without %s the configuration is missing",
  async (member) => {
    const answer = { ...started, gateway_params: { ...started.gateway_params, [member]: undefined } };
    const { result } = await start(null, { body: answer });
    expect(result).toMatchObject({ underlyingErrorMessage: "Stripe configuration is missing" });
  },
);

describe("the settings of the fields", () => {
  const answerWith = (change: object) => {
    const elements_configuration = { ...started.gateway_params.elements_configuration, ...change };
    return { body: { ...started, gateway_params: { ...started.gateway_params, elements_configuration } } };
  };
  test.each(["mode", "amount", "currency"])("is missing for a payment without its %s", async (member) => {
    const { result } = await start(null, answerWith({ [member]: undefined }));
    expect(result).toMatchObject({ errorCode: 2, underlyingErrorMessage: "Stripe configuration is missing" });
  });
  test("needs neither amount nor currency where a card is only saved", async () => {
    const { result } = await start(null, answerWith({ mode: "setup", amount: undefined, currency: undefined }));
    expect(result).toMatchObject({ session: { elements: { mode: "setup" } } });
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adasIntent, answerChallenge, confirmInBrowser, tokenFor } from "../../testing/payments.ts";
import { openTestSimulator, type TestSimulator } from "../../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

describe("3-D Secure", () => {
  const challenged = async (number: string) => {
    const { ada, intent } = await adasIntent(simulator);
    const { body } = await confirmInBrowser(simulator, intent, {
      confirmation_token: await tokenFor(simulator, number),
    });
    expect(body).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    return { ada, intent, answer: (word: "complete" | "fail") => answerChallenge(simulator, body, word) };
  };

  test("completed, pays", async () => {
    const { intent, answer } = await challenged("4000002760003184");
    expect((await simulator.stripe.paymentIntents.retrieve(intent.id)).latest_charge).toBeNull();
    expect((await answer("complete")).body.state).toBe("passed");
    const paid = await simulator.stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
    expect(paid).toMatchObject({
      status: "succeeded",
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: "authenticated" } } } },
    });
  });

  test("failed, asks for another card", async () => {
    const { intent, answer } = await challenged("4000002500003155");
    expect((await answer("fail")).body.state).toBe("failed");
    expect((await answer("complete")).body.state).toBe("failed");
    expect(await simulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
    });
  });

  test("completed, may still be declined", async () => {
    const { intent, answer } = await challenged("4000008260003178");
    await answer("complete");
    expect(await simulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { decline_code: "insufficient_funds" },
    });
  });

  test("for a server with a return address is a redirect", async () => {
    const { intent } = await adasIntent(simulator);
    const asked = await simulator.stripe.paymentIntents.confirm(intent.id, {
      payment_method: "pm_card_authenticationRequired",
      return_url: "https://shop.example/back?x=1",
    });
    expect(asked.next_action?.type).toBe("redirect_to_url");
    const path = new URL(asked.next_action?.redirect_to_url?.url ?? "").pathname;
    const { body } = await simulator.browser("POST", `${path}/complete`);
    expect(body.return_url).toBe(
      `https://shop.example/back?x=1&payment_intent=${intent.id}&payment_intent_client_secret=${intent.client_secret}`,
    );
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { stripeErrorOf } from "../../testing/stripe-error.ts";
import { cardFields, openTestSimulator, type TestSimulator } from "../../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

afterEach(async () => {
  await simulator.gateway.tick();
  simulator.received.length = 0;
});

const paidWith = (payment_method: string) =>
  simulator.stripe.paymentIntents.create({ amount: 2999, currency: "eur", payment_method, confirm: true });

const aMinuteLater = async () => {
  simulator.later(61_000);
  await simulator.gateway.tick();
};

/** The types of all received events but the payment's own. */
const takeEventTypes = () =>
  simulator.received
    .splice(0)
    .map(({ event }) => event.type)
    .filter((type) => !/^(payment_intent|charge\.succeeded|payment_method)/.test(type));

const disputed = async (card: string) => {
  await simulator.gateway.tick();
  takeEventTypes();
  const intent = await paidWith(card);
  await simulator.gateway.tick();
  expect(takeEventTypes()).toEqual([]);
  await aMinuteLater();
  const [dispute] = (await simulator.stripe.disputes.list({ payment_intent: intent.id })).data;
  if (!dispute) throw new Error("There is no dispute.");
  return { intent, dispute };
};

describe("a dispute", () => {
  test.each([
    ["pm_card_createDispute", "fraudulent"],
    ["pm_card_createDisputeProductNotReceived", "product_not_received"],
  ])("is opened a minute after a payment with %s, and takes the money", async (card, reason) => {
    const { intent, dispute } = await disputed(card);
    expect(dispute).toMatchObject({
      object: "dispute",
      amount: 2999,
      currency: "eur",
      charge: intent.latest_charge,
      payment_intent: intent.id,
      reason,
      status: "needs_response",
      is_charge_refundable: false,
    });
    expect(takeEventTypes()).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn"]);
    const read = await simulator.stripe.disputes.retrieve(dispute.id, { expand: ["charge"] });
    expect(read.charge).toMatchObject({ disputed: true });
    const error = await stripeErrorOf(simulator.stripe.refunds.create({ payment_intent: intent.id }));
    expect([error.statusCode, error.code]).toEqual([400, "charge_disputed"]);
  });

  test("is opened for a number typed in a browser too", async () => {
    const intent = await simulator.stripe.paymentIntents.create({ amount: 2999, currency: "eur" });
    await simulator.browser("POST", `/v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret ?? "",
      ...cardFields("4000000000000259"),
    });
    await aMinuteLater();
    expect(takeEventTypes()).toContain("charge.dispute.created");
  });

  test.each([
    ["winning_evidence", "won", ["charge.dispute.funds_reinstated", "charge.dispute.closed"]],
    ["losing_evidence", "lost", ["charge.dispute.closed"]],
  ])("answered with %s is %s", async (uncategorized_text, status, events) => {
    const { dispute } = await disputed("pm_card_createDispute");
    takeEventTypes();
    const closed = await simulator.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text } });
    expect(closed).toMatchObject({
      status,
      evidence: { uncategorized_text },
      evidence_details: { has_evidence: true, submission_count: 1 },
    });
    await simulator.gateway.tick();
    expect(takeEventTypes()).toEqual(["charge.dispute.updated", ...events]);
    const again = await stripeErrorOf(
      simulator.stripe.disputes.update(dispute.id, { evidence: { customer_name: "Ada" } }),
    );
    expect(again.param).toBe("evidence");
    expect((await stripeErrorOf(simulator.stripe.disputes.close(dispute.id))).statusCode).toBe(400);
  });

  test("keeps evidence until it is submitted, and is then under review", async () => {
    const { dispute } = await disputed("pm_card_createDispute");
    const draft = await simulator.stripe.disputes.update(dispute.id, {
      evidence: { customer_name: "Ada" },
      submit: false,
      metadata: { desk: "support" },
    });
    expect(draft).toMatchObject({ status: "needs_response", evidence_details: { submission_count: 0 } });
    const handedIn = await simulator.stripe.disputes.update(dispute.id, { evidence: { service_date: "2026-01-31" } });
    expect(handedIn).toMatchObject({
      status: "under_review",
      evidence: { customer_name: "Ada", service_date: "2026-01-31" },
      metadata: { desk: "support" },
    });
  });

  test("that the seller accepts, or leaves unanswered for nine days, is lost", async () => {
    const { dispute } = await disputed("pm_card_createDispute");
    expect((await simulator.stripe.disputes.close(dispute.id)).status).toBe("lost");
    const { dispute: forgotten } = await disputed("pm_card_createDispute");
    simulator.later(9 * 86_400_000);
    takeEventTypes();
    await simulator.gateway.tick();
    const about = simulator.received.filter(
      ({ event }) => "id" in event.data.object && event.data.object.id === forgotten.id,
    );
    expect(about.map(({ event }) => event.type)).toEqual(["charge.dispute.closed"]);
    expect(await simulator.stripe.disputes.retrieve(forgotten.id)).toMatchObject({
      status: "lost",
      evidence_details: { past_due: true },
    });
  });
});

describe("an inquiry", () => {
  test("takes no money, and the charge may be refunded", async () => {
    const { intent, dispute } = await disputed("pm_card_createDisputeInquiry");
    expect(dispute).toMatchObject({ status: "warning_needs_response", is_charge_refundable: true });
    expect(takeEventTypes()).toEqual(["charge.dispute.created"]);
    expect((await simulator.stripe.refunds.create({ payment_intent: intent.id })).status).toBe("succeeded");
    const closed = await simulator.stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: "winning_evidence" },
    });
    expect(closed.status).toBe("warning_closed");
  });

  test("may become a dispute", async () => {
    const { dispute } = await disputed("pm_card_createDisputeInquiry");
    const escalated = await simulator.stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: "escalate_inquiry_evidence" },
    });
    expect(escalated).toMatchObject({ status: "needs_response", is_charge_refundable: false });
    await simulator.gateway.tick();
    expect(takeEventTypes()).toContain("charge.dispute.funds_withdrawn");
  });
});

test("an early fraud warning comes a minute later, and is closed by a full refund", async () => {
  const intent = await paidWith("pm_card_createIssuerFraudRecord");
  await aMinuteLater();
  expect(takeEventTypes()).toEqual(["radar.early_fraud_warning.created"]);
  const warnings = () => simulator.stripe.radar.earlyFraudWarnings.list({ payment_intent: intent.id });
  expect((await warnings()).data).toMatchObject([{ actionable: true, charge: intent.latest_charge }]);
  await simulator.stripe.refunds.create({ payment_intent: intent.id, amount: 1 });
  expect((await warnings()).data[0]?.actionable).toBe(true);
  await simulator.stripe.refunds.create({ payment_intent: intent.id });
  expect((await warnings()).data[0]?.actionable).toBe(false);
});

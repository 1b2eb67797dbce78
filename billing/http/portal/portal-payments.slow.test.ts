import { describe, expect, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { answerBankChallenge, PortalVisitor } from "../../testing/portal-visitor.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { failsLaterCard, visa } from "../../testing/test-customer.ts";
import { asksAlways, asksAlwaysToo, tries, unpaid } from "./testing/unpaid-subscription.ts";

describe("a payment whose bank wants to see the card's owner", () => {
  test("waits for them when they did not know the answer, and can be asked about again", async () => {
    const { service } = await unpaid("salon", asksAlwaysToo);
    const browser = await new PortalVisitor(service).comesIn(service.ada.email);
    expect(await browser.subscription()).toMatchObject({ state: "grace", ends_at: "2026-03-06T10:00:00Z" });
    const ask = async () =>
      (await browser.does<{ confirm: Parameters<PortalVisitor["confirmsSaved"]>[0] }>("POST", "payment")).body.confirm;
    await browser.confirmsSaved(await ask());
    await answerBankChallenge(service, false);
    expect(await browser.confirmsSaved(await ask())).toBe("requires_action");
    await answerBankChallenge(service);
    await ask();
    expect(await browser.subscription()).toMatchObject({ state: "active", ends_at: null });
  });

  test("can be paid by another card instead, once", async () => {
    const { service, ada } = await unpaid("atelier_yearly", asksAlways);
    const browser = await new PortalVisitor(service).comesIn(ada.email);
    expect((await browser.replacesCard(visa)).body).toMatchObject({
      confirm: null,
      customer: { subscriptions: [{ state: "active", card: { last4: "4242" } }] },
    });
    expect((await tries(service)).map((it) => it.state)).toEqual(["failed", "succeeded"]);
  });
});

describe("a new card", () => {
  test("whose bank wants to see its owner is taken once they were seen, and then pays what is open", async () => {
    const { service, ada } = await unpaid("atelier_yearly", failsLaterCard);
    const browser = await new PortalVisitor(service).comesIn(ada.email);
    const setup_intent = await browser.setsUp("4000002500003155");
    expect((await browser.does("PUT", "card", { setup_intent })).status).toBe(409);
    await answerBankChallenge(service);
    expect((await browser.does("PUT", "card", { setup_intent })).status).toBe(200);
    expect(await ada.has("pro")).toBe(true);
  });

  test("whose bank wants to see its owner every time is confirmed for the open payment, too", async () => {
    const { service, ada } = await unpaid("atelier_yearly", failsLaterCard);
    const browser = await new PortalVisitor(service).comesIn(ada.email);
    const setup_intent = await browser.setsUp(asksAlways);
    await answerBankChallenge(service);
    const put = () =>
      browser.does<{ confirm: Parameters<PortalVisitor["confirmsSaved"]>[0] | null }>("PUT", "card", { setup_intent });
    const { confirm } = (await put()).body;
    expect(await browser.confirmsSaved(confirm!)).toBe("requires_action");
    await answerBankChallenge(service);
    expect((await put()).body.confirm).toBeNull();
    expect(await ada.has("pro")).toBe(true);
    expect((await tries(service)).map((it) => it.state)).toEqual(["failed", "succeeded"]);
  });

  test("that cannot pay either is told so; the next one pays, and each is charged once", async () => {
    const { service, ada } = await unpaid("atelier_yearly", failsLaterCard);
    const browser = await new PortalVisitor(service).comesIn(ada.email);
    const { status, body } = await browser.replacesCard(failsLaterCard);
    expect([status, body.message]).toEqual([
      422,
      "Your new card is saved, but your bank declined the payment. Try another card.",
    ]);
    expect((await browser.replacesCard(visa)).status).toBe(200);
    expect((await tries(service)).map((it) => it.state)).toEqual(["failed", "failed", "succeeded"]);
  });

  test("is taken once by two presses at the same moment", async () => {
    const { service, ada } = await unpaid("atelier_yearly", failsLaterCard);
    const browser = await new PortalVisitor(service).comesIn(ada.email);
    const setup_intent = await browser.setsUp(visa);
    await Promise.all([1, 2].map(() => browser.does("PUT", "card", { setup_intent })));
    expect((await browser.does("PUT", "card", { setup_intent })).status).toBe(200);
    expect((await tries(service)).map((it) => it.state)).toEqual(["failed", "succeeded"]);
  });
});

describe("while the provider is silent", () => {
  test("nothing is said to be done, and the same press works afterwards", async () => {
    const { service, ada } = await unpaid("atelier_yearly", failsLaterCard);
    const browser = await new PortalVisitor(service).comesIn(ada.email);
    service.connection.cut(/POST .*setup_intents/, "before", 3);
    expect((await browser.does("POST", "card")).status).toBe(424);
    const setup_intent = await browser.setsUp(visa);
    const save = () => browser.does("PUT", "card", { setup_intent });
    service.connection.cut(/GET .*setup_intents/, "before", 3);
    expect((await save()).body.message).toBe("The card provider isn’t responding. Try again in a moment.");
    service.connection.cut(/payment_methods/, "after", 3);
    expect((await save()).status).toBe(424);
    expect((await save()).status).toBe(200);
    expect(await ada.has("pro")).toBe(true);
  });

  test("a charge whose answer got lost is found, not made again", async () => {
    const { service, ada } = await unpaid("atelier_yearly", failsLaterCard);
    const browser = await new PortalVisitor(service).comesIn(ada.email);
    const setup_intent = await browser.setsUp(visa);
    service.connection.cut(/POST .*payment_intents$/, "after", 6);
    expect((await browser.does("PUT", "card", { setup_intent })).status).toBe(424);
    expect((await browser.does("PUT", "card", { setup_intent })).status).toBe(200);
    const charged = await service.rows("select 1 from gateway.charges where body->>'status' = 'succeeded'");
    expect(charged).toHaveLength(1);
  });

  test("a plan is not changed, and is by the same press afterwards", async () => {
    const service = await testBilling();
    await service.ada.buys("studio");
    const browser = await new PortalVisitor(service).comesIn(service.ada.email);
    const offer = firstOf(await browser.offers(), "offer");
    service.connection.cut(/POST .*payment_intents$/, "before", 3);
    expect((await browser.changesTo(offer)).status).toBe(424);
    expect((await browser.subscription()).product).toBe("studio");
    expect((await browser.changesTo(offer)).status).toBe(200);
    expect((await browser.sees()).subscriptions.map((it) => [it.product, it.state])).toEqual([
      ["studio_plus", "active"],
      ["studio", "ended"],
    ]);
  });
});

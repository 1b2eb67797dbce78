import { describe, expect, test } from "vitest";
import { answerBankChallenge, PortalVisitor } from "../../testing/portal-visitor.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { failsLaterCard } from "../../testing/test-customer.ts";
import { asksAlways, tries, unpaid } from "./testing/unpaid-subscription.ts";

describe("a payment whose bank wants to see the card's owner", () => {
  test("is confirmed by the email's link, and access opens again", async () => {
    const { service, ada } = await unpaid("atelier_yearly", asksAlways);
    await service.sendOutgoing();
    service.setClock("2026-02-08T10:00:00Z");
    expect(await ada.has("pro")).toBe(false);
    const email = service.emails.find((it) => it.subject.startsWith("Confirm"));
    const browser = await new PortalVisitor(service).enters(
      /atelier_web(?:\?locale=[\w-]+)?#(\S+)/.exec(email!.text)![1]!,
    );
    expect(await browser.subscription()).toMatchObject({
      state: "unpaid",
      open_payment: { price: { amount_micros: 36_000_000 }, needs_confirmation: true },
      may: { cancel: true, replace_card: true, change: false },
    });
    const asked = (await browser.does<{ confirm: Parameters<PortalVisitor["confirmsSaved"]>[0] }>("POST", "payment"))
      .body;
    expect(await browser.confirmsSaved(asked.confirm)).toBe("requires_action");
    await answerBankChallenge(service);
    const { body } = await browser.does<{ confirm: null }>("POST", "payment");
    expect(body).toMatchObject({
      confirm: null,
      customer: { subscriptions: [{ state: "active", open_payment: null }] },
    });
    expect(await ada.has("pro")).toBe(true);
    expect(await tries(service)).toEqual([{ state: "succeeded" }]);
    expect((await browser.does<{ confirm: null }>("POST", "payment")).body.confirm).toBeNull();
  });
});

describe("a new card", () => {
  test("that is declined is not saved, and pays nothing", async () => {
    const { service } = await unpaid("atelier_yearly", failsLaterCard);
    const browser = await new PortalVisitor(service).comesIn(service.ada.email);
    await expect(browser.setsUp("4000000000000002")).rejects.toThrow("card_declined");
    expect(await browser.subscription()).toMatchObject({ state: "grace", card: { last4: "0341" } });
  });

  test("of another customer's setup is not taken", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    await service.bert.buys("atelier_monthly");
    const [ada, bert] = [new PortalVisitor(service), new PortalVisitor(service)];
    const setup_intent = await (await bert.comesIn(service.bert.email)).setsUp("5555555555554444");
    await ada.comesIn(service.ada.email);
    for (const id of [setup_intent, "seti_0000000000"])
      expect((await ada.does("PUT", "card", { setup_intent: id })).status).toBe(409);
    expect((await ada.subscription()).card?.last4).toBe("4242");
  });
});

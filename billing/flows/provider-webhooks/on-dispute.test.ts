import { describe, expect, test } from "vitest";
import { AppServer, eventsOf } from "../../testing/app-server.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { disputedCard, disputes, theBankTells } from "./testing/disputes.ts";

const inquiredCard = "4000000000001976";
describe("a bank that takes money back", () => {
  test("ends renewal and access at once", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("atelier_monthly", disputedCard);
    await theBankTells(service);
    expect(await ada.has("pro")).toBe(false);
    expect(await disputes(service)).toEqual([{ status: "needs_response", micros: 4_000_000, open: true }]);
    expect(await eventsOf(service, ada)).toMatchObject([
      { type: "INITIAL_PURCHASE" },
      { type: "CANCELLATION", cancelled: "CUSTOMER_SUPPORT", price: -4 },
      { type: "EXPIRATION", expired: "CUSTOMER_SUPPORT" },
    ]);
    expect((await ada.info()).subscriptions.atelier_monthly?.refunded_at).not.toBeNull();
  });

  test("takes a purchase away", async () => {
    const service = await testBilling();
    await service.ada.buys("lookbook", disputedCard);
    await theBankTells(service);
    expect(await service.ada.has("lookbook")).toBe(false);
  });

  test("leaves nothing for the seller to refund", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly", disputedCard);
    await theBankTells(service);
    expect(await new AppServer(service).refunds(service.ada)).toMatchObject({ status: 422 });
  });
});

describe("a bank that only asks", () => {
  test("takes nothing, so access goes on", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly", inquiredCard);
    await theBankTells(service);
    expect(await disputes(service)).toMatchObject([{ status: "warning_needs_response" }]);
    expect(await service.ada.has("pro")).toBe(true);
  });
});

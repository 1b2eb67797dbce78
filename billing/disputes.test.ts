import { describe, expect, test } from "vitest";
import { eventsOf, Seller } from "./testing/seller.ts";
import { type House, testBilling } from "./testing.ts";

const disputedCard = "4000000000000259";
const inquiredCard = "4000000000001976";
const warnedCard = "4000000000005423";

const won = { "evidence[uncategorized_text]": "winning_evidence", submit: "true" };

const disputes = ({ rows }: House) =>
  rows<{ status: string }>(
    "select status, amount_micros::int as micros, closed_at is null as open from billing.disputes",
  );
/** The bank takes a moment, and tells. */
async function theBankTells(house: House, at = "2026-01-31T10:01:00Z") {
  house.travelTo(at);
  await house.webhooksArrive();
}
const disputeId = async ({ rows }: House) => (await rows<{ id: string }>("select id from gateway.disputes"))[0]!.id;

describe("a bank that takes money back", () => {
  test("ends renewal and access at once", async () => {
    const house = await testBilling();
    const { ada } = house;
    await ada.buys("atelier_monthly", disputedCard);
    await theBankTells(house);
    expect(await ada.has("pro")).toBe(false);
    expect(await disputes(house)).toEqual([{ status: "needs_response", micros: 4_000_000, open: true }]);
    expect(await eventsOf(house, ada)).toMatchObject([
      { type: "INITIAL_PURCHASE" },
      { type: "CANCELLATION", cancelled: "CUSTOMER_SUPPORT", price: -4 },
      { type: "EXPIRATION", expired: "CUSTOMER_SUPPORT" },
    ]);
    expect((await ada.info()).subscriptions.atelier_monthly?.refunded_at).not.toBeNull();
  });

  test("ends the subscription too when it is about an earlier period", async () => {
    const house = await testBilling();
    const { ada, billing, travelTo, webhooks, webhooksArrive } = house;
    await ada.buys("atelier_monthly", disputedCard);
    travelTo("2026-02-28T10:00:00Z");
    await billing.tick();
    expect(await ada.has("pro")).toBe(true);
    webhooks.splice(0);
    await webhooksArrive();
    expect(await ada.has("pro")).toBe(false);
  });

  test("takes a purchase away", async () => {
    const house = await testBilling();
    await house.ada.buys("lookbook", disputedCard);
    await theBankTells(house);
    expect(await house.ada.has("lookbook")).toBe(false);
  });

  test("leaves nothing for the seller to refund", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly", disputedCard);
    await theBankTells(house);
    expect(await new Seller(house).refunds(house.ada)).toMatchObject({ status: 422 });
  });

  test.each([
    ["won", won],
    ["lost", { "evidence[uncategorized_text]": "losing_evidence", submit: "true" }],
  ])("closes when it is %s, and brings no access back", async (outcome, evidence) => {
    const house = await testBilling();
    const { ada, atProvider } = house;
    await ada.buys("atelier_monthly", disputedCard);
    await theBankTells(house);
    await atProvider(`/v1/disputes/${await disputeId(house)}`, evidence);
    await theBankTells(house, "2026-02-20T10:00:00Z");
    expect(await disputes(house)).toEqual([{ status: outcome, micros: 4_000_000, open: false }]);
    expect(await ada.has("pro")).toBe(false);
    expect((await eventsOf(house, ada)).length).toBe(3);
  });

  test("ends the same when we hear of its end first", async () => {
    const house = await testBilling();
    const { ada, wire, atProvider, providerEvents, billing, tells, works } = house;
    await ada.buys("atelier_monthly", disputedCard);
    wire.cut(/^GET \/v1\/disputes/, "before", 6);
    await theBankTells(house).catch(() => undefined);
    expect(await disputes(house)).toEqual([]);
    await atProvider(`/v1/disputes/${await disputeId(house)}`, won);
    house.travelTo("2026-02-20T10:00:00Z");
    const about = (await providerEvents()).filter((it) => it.type.startsWith("charge.dispute."));
    for (const event of about.toReversed()) await billing.fetch(tells(JSON.stringify(event)));
    await works();
    expect(await disputes(house)).toMatchObject([{ status: "won" }]);
    expect(await ada.has("pro")).toBe(false);
    expect((await eventsOf(house, ada)).length).toBe(3);
  });
});

describe("a bank that only asks", () => {
  test("takes nothing, so access goes on", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly", inquiredCard);
    await theBankTells(house);
    expect(await disputes(house)).toMatchObject([{ status: "warning_needs_response" }]);
    expect(await house.ada.has("pro")).toBe(true);
  });

  test("a warning of fraud is kept, and changes nothing", async () => {
    const house = await testBilling();
    await house.ada.buys("atelier_monthly", warnedCard);
    await theBankTells(house);
    expect(
      await house.rows(
        "select handled_at is not null as handled from billing.webhook_events where type = 'radar.early_fraud_warning.created'",
      ),
    ).toEqual([{ handled: true }]);
    expect(await house.ada.has("pro")).toBe(true);
  });
});

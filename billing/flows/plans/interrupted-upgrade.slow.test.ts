import { describe, expect, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { charges, refunds, savedCardsBecome, studioSince, subscriptions } from "./testing/upgrades.ts";

describe("whatever breaks during an upgrade, it is one change and one charge", () => {
  test.each([
    ["before the provider hears", "before" as const],
    ["before we hear of it", "after" as const],
  ])("the line dies %s", async (_, side) => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const offer = firstOf(await seller.offers(ada, "studio"), "offer");
    service.connection.cut(/^POST \/v1\/payment_intents$/, side, 3);
    expect(await seller.changes(ada, "studio", offer)).toMatchObject({ status: 424 });
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
    expect((await seller.changes(ada, "studio", offer)).status).toBe(200);
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
    expect(await charges(service)).toBe(2);
  });

  test("the process dies between the charge and its record: the sweep finds it", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    service.crashAtNextCommit();
    expect((await seller.moves(ada, "studio")).status).toBe(500);
    service.loggedErrors.splice(0);
    service.setClock("2026-02-14T10:05:00Z");
    await service.billing.tick();
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
    expect(await charges(service)).toBe(2);
  });

  test("the answer is lost and nobody looks for two days: the charge is looked up, and none is made", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    service.connection.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    await seller.moves(ada, "studio");
    service.setClock("2026-02-16T10:05:00Z");
    await service.billing.tick();
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { runs: true }]);
    expect(await charges(service)).toBe(2);
  });

  test("the answer is lost, and a webhook says that the card was declined: nothing is left to confirm", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const offer = firstOf(await seller.offers(ada, "studio"), "offer");
    await savedCardsBecome(service, "charge_fails_later");
    service.connection.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    expect(await seller.changes(ada, "studio", offer)).toMatchObject({ status: 424 });
    await service.deliverProviderWebhooks();
    expect(await seller.changes(ada, "studio", offer)).toMatchObject({ status: 422, body: { code: 7878 } });
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
    await savedCardsBecome(service, "visa");
    expect(await seller.moves(ada, "studio")).toMatchObject({ status: 200, body: { confirm: null } });
  });

  test("the charge succeeds after the hour in which it could be paid: the money goes back whole", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    const offer = firstOf(await seller.offers(ada, "studio"), "offer");
    service.connection.cut(/^POST \/v1\/payment_intents$/, "before", 3);
    await seller.changes(ada, "studio", offer);
    service.setClock("2026-02-14T10:59:55Z");
    const letGo = service.connection.hold(/^POST \/v1\/payment_intents$/, "requests");
    service.connection.calls.splice(0);
    const late = seller.changes(ada, "studio", offer);
    await expect.poll(() => service.connection.calls).toContain("POST /v1/payment_intents");
    service.setClock("2026-02-14T11:00:02Z");
    await service.billing.tick();
    letGo();
    expect(await late).toMatchObject({ status: 409, body: { message: /took too long/ } });
    await service.deliverProviderWebhooks();
    await service.runJobs();
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
    expect(await refunds(service)).toMatchObject([{ reason: "late", state: "succeeded", micros: 120_000_000 }]);
    expect(service.loggedErrors.splice(0)).toHaveLength(1);
  });

  test("the provider never heard, and nobody looks for two days: it is not charged any more", async () => {
    const { service, ada, seller } = await studioSince("2026-02-14T10:00:00Z");
    service.connection.cut(/^POST \/v1\/payment_intents$/, "before", 3);
    await seller.moves(ada, "studio");
    service.setClock("2026-02-16T10:05:00Z");
    await service.billing.tick();
    expect(await subscriptions(service)).toMatchObject([{ runs: true }]);
    expect(await charges(service)).toBe(1);
  });
});

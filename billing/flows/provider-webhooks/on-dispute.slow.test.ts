import { describe, expect, test } from "vitest";
import { eventsOf } from "../../testing/app-server.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { disputedCard, disputes, theBankTells } from "./testing/disputes.ts";

const warnedCard = "4000000000005423";

const won = { "evidence[uncategorized_text]": "winning_evidence", submit: "true" };

const disputeId = async ({ rows }: TestBilling) =>
  (await rows<{ id: string }>("select id from gateway.disputes"))[0]!.id;

describe("a bank that takes money back", () => {
  test("ends the subscription too when it is about an earlier period", async () => {
    const service = await testBilling();
    const { ada, billing, setClock, webhooks, deliverProviderWebhooks } = service;
    await ada.buys("atelier_monthly", disputedCard);
    setClock("2026-02-28T10:00:00Z");
    await billing.tick();
    expect(await ada.has("pro")).toBe(true);
    webhooks.splice(0);
    await deliverProviderWebhooks();
    expect(await ada.has("pro")).toBe(false);
  });

  test.each([
    ["won", won],
    ["lost", { "evidence[uncategorized_text]": "losing_evidence", submit: "true" }],
  ])("closes when it is %s, and brings no access back", async (outcome, evidence) => {
    const service = await testBilling();
    const { ada, callProviderApi } = service;
    await ada.buys("atelier_monthly", disputedCard);
    await theBankTells(service);
    await callProviderApi(`/v1/disputes/${await disputeId(service)}`, evidence);
    await theBankTells(service, "2026-02-20T10:00:00Z");
    expect(await disputes(service)).toEqual([{ status: outcome, micros: 4_000_000, open: false }]);
    expect(await ada.has("pro")).toBe(false);
    expect((await eventsOf(service, ada)).length).toBe(3);
  });

  test("ends the same when we hear of its end first", async () => {
    const service = await testBilling();
    const { ada, connection, callProviderApi, providerEvents, billing, signedWebhook, runJobs } = service;
    await ada.buys("atelier_monthly", disputedCard);
    connection.cut(/^GET \/v1\/disputes/, "before", 6);
    await theBankTells(service).catch(() => undefined);
    expect(await disputes(service)).toEqual([]);
    await callProviderApi(`/v1/disputes/${await disputeId(service)}`, won);
    service.setClock("2026-02-20T10:00:00Z");
    const about = (await providerEvents()).filter((it) => it.type.startsWith("charge.dispute."));
    for (const event of about.toReversed()) await billing.fetch(signedWebhook(JSON.stringify(event)));
    await runJobs();
    expect(await disputes(service)).toMatchObject([{ status: "won" }]);
    expect(await ada.has("pro")).toBe(false);
    expect((await eventsOf(service, ada)).length).toBe(3);
  });
});

describe("a bank that only asks", () => {
  test("a warning of fraud is kept, and changes nothing", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly", warnedCard);
    await theBankTells(service);
    expect(
      await service.rows(
        "select handled_at is not null as handled from billing.webhook_events where type = 'radar.early_fraud_warning.created'",
      ),
    ).toEqual([{ handled: true }]);
    expect(await service.ada.has("pro")).toBe(true);
  });
});

import { testJobs } from "@hemline/database/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { busyService, since, strangeCharges } from "./testing/busy-service.ts";

test("a second charge over the same, made for the same, is not taken for the first", async () => {
  const service = await busyService(1);
  await service.rows(`insert into gateway.payment_intents (id, created_at, body)
    select 'pi_again', created_at, body || '{"id": "pi_again"}' from gateway.payment_intents`);
  const { differences } = await service.billing.reconcile({ since, repairs: true });
  expect(differences).toEqual([
    expect.objectContaining({ kind: "charge_without_row", providerId: "pi_again", rowId: null, isRepaired: false }),
  ]);
});

describe("what was merely missed", () => {
  test("is brought in order: a purchase, and a refund at the provider", async () => {
    const service = await testBilling();
    const { ada, bert, callProviderApi, billing, rows } = service;
    const paid = await ada.startsCheckout("atelier_monthly");
    await paid.pays();
    await bert.buys("lookbook");
    const settled = await rows<{ intent: string }>(
      "select intent_id as intent from billing.payments where state = 'succeeded'",
    );
    await callProviderApi("/v1/refunds", { payment_intent: firstOf(settled, "settled").intent });
    service.setClock("2026-01-31T10:30:00Z");
    const { differences } = await billing.reconcile({ since, repairs: false });
    expect(differences.map((it) => it.kind)).toEqual(["state_differs", "refund_without_row"]);
    const repaired = await billing.reconcile({ since, repairs: true });
    expect(repaired.differences.map((it) => it.isRepaired)).toEqual([true, true]);
    expect((await billing.reconcile({ since, repairs: false })).differences).toEqual([]);
    expect(await ada.has("pro")).toBe(true);
    expect(await bert.has("lookbook")).toBe(false);
  });

  test("is left alone while it is on its way", async () => {
    const service = await testBilling();
    const checkout = await service.ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    expect((await service.billing.reconcile({ since, repairs: true })).differences).toEqual([]);
  });

  test("is found by the daily run, which logs what it cannot repair", async () => {
    const service = await busyService(2);
    const { db, loggedErrors, runJobs } = service;
    await strangeCharges(service, 1);
    const nightly = await testJobs(db);
    onTestFinished(() => nightly.stop());
    await nightly.enqueue("billing.reconcile", {});
    await runJobs();
    expect(loggedErrors.splice(0).map((it) => it.msg)).toEqual(["our books and the provider's disagree"]);
  });
});

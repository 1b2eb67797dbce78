import type { PortalLinkAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { defined } from "../../rules/defined.ts";
import { PortalVisitor } from "../../testing/portal-visitor.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { visa } from "../../testing/test-customer.ts";
import { openedFor, subscriber } from "./testing/opened-portal.ts";

describe("ada", () => {
  test("cancels and comes back", async () => {
    const { browser } = await subscriber("atelier_monthly");
    for (const _ of [1, 2])
      expect((await browser.does("POST", "cancel")).body.subscriptions[0]).toMatchObject({
        state: "cancelled",
        next_payment: null,
        ends_at: "2026-02-28T10:00:00Z",
        may: { cancel: false, resume: true, change: false },
      });
    for (const _ of [1, 2])
      expect((await browser.does("POST", "resume")).body.subscriptions[0]).toMatchObject({
        state: "active",
        ends_at: null,
      });
  });

  test("goes on with less from the next period, or keeps what she has", async () => {
    const { browser } = await subscriber("studio_plus");
    const [offer] = await browser.offers();
    expect(offer).toMatchObject({
      kind: "downgrade",
      due_now: { amount_micros: 0 },
      starts_at: "2027-01-31T10:00:00Z",
    });
    expect((await browser.changesTo(offer!)).body.customer.subscriptions[0]).toMatchObject({
      product: "studio_plus",
      next_plan: { title: "Studio", at: "2027-01-31T10:00:00Z", price: { amount_micros: 10_000_000 } },
      next_payment: { at: "2027-01-31T10:00:00Z", price: { amount_micros: 10_000_000 } },
      may: { change: false },
    });
    expect((await browser.does("DELETE", "change")).body.subscriptions[0]).toMatchObject({
      next_plan: null,
      next_payment: { price: { amount_micros: 120_000_000 } },
      may: { change: true },
    });
  });
});

describe("a link from the app's own server", () => {
  test("opens what its customer bought, whatever the address, and nothing bought by others with it", async () => {
    const service = await testBilling();
    const { ada, bert } = service;
    await bert.buys("atelier_monthly");
    const checkout = await ada.startsCheckout("lookbook");
    const { body } = await checkout.asksToComplete(bert.email);
    await service.confirms(defined(body.gateway_params.client_secret, "client_secret"), visa);
    await checkout.status();
    const seen = await (await openedFor(service, ada)).sees();
    expect([seen.subscriptions.length, seen.purchases.map((it) => it.title)]).toEqual([0, ["Lookbook"]]);
    expect((await (await openedFor(service, bert)).sees()).purchases).toEqual([]);
  });

  test("works once, within half an hour, and only for who is known", async () => {
    const service = await testBilling();
    await service.ada.buys("atelier_monthly");
    const ask = (id: string) =>
      service.post<PortalLinkAnswer>(`/v1/subscribers/${id}/portal_link`, {}, service.keys.secret);
    const { url, expires_at } = (await ask("ada")).body;
    expect(url).toMatch(/^http:\/\/billing\.example\/pay\/portal\/atelier\/atelier_web#[\w-]{32}$/);
    expect(expires_at).toBe("2026-01-31T10:30:00Z");
    await new PortalVisitor(service).enters(url.split("#")[1]!);
    expect((await new PortalVisitor(service).ask("POST", "session", { token: url.split("#")[1] })).status).toBe(410);
    expect((await ask("nobody")).status).toBe(404);
  });
});

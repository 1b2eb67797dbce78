import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { customerWithoutPurchases, subscriber } from "../billing-client/testing/fake-billing.ts";
import { siteWithFakeBilling } from "../billing-client/testing/site-with-fake-billing.ts";

describe("the subscription page", () => {
  test("shows visitors the offer without a buyer, and never the secret key", async () => {
    const { visitor, ada, billing } = await siteWithFakeBilling();
    const page = await visitor.sees("paidSubscription", paths.paidSubscription);
    expect(page).toEqual({ billing: { apiKey: "rcb_sb_public", address: "/pay", appUserId: null }, plan: null });
    for (const person of [visitor, ada])
      expect(await (await person.gets(paths.paidSubscription)).text()).not.toContain(billing.secretKey);
  });

  test("contains the billing id, and no other page does", async () => {
    const { ada, db } = await siteWithFakeBilling();
    const [row] = await db.select().from(members);
    expect((await ada.sees("paidSubscription", paths.paidSubscription)).billing.appUserId).toBe(row?.billingId);
    for (const path of ["/", paths.members, paths.memberProfile("ada"), paths.settingsProfile, api.user])
      expect(await (await ada.gets(path)).text()).not.toContain(row?.billingId);
  });

  test.each([
    ["goes on", {}, true],
    ["is cancelled", { unsubscribe_detected_at: "2026-02-01T00:00:00Z" }, false],
    ["could not be charged", { billing_issues_detected_at: "2026-02-01T00:00:00Z" }, false],
    ["is a present", { store: "promotional" as const }, false],
  ])("says that a subscription that %s renews or not", async (_, more, willRenew) => {
    const { ada, billing } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json(subscriber("2026-04-01T00:00:00Z", more)));
    expect((await ada.sees("paidSubscription", paths.paidSubscription)).plan).toEqual({
      product: "atelier_monthly",
      expiresAt: "2026-04-01T00:00:00Z",
      willRenew,
      isTrial: false,
      managementUrl: null,
    });
  });
});

describe("the subscription settings", () => {
  test("show the plan of a subscriber, as the subscription page does", async () => {
    const { ada, billing } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json(subscriber("2026-04-01T00:00:00Z", { period_type: "trial" })));
    const { plan } = await ada.sees("settingsSubscription", paths.settingsSubscription);
    expect(plan).toMatchObject({ product: "atelier_monthly", willRenew: true, isTrial: true });
    expect((await ada.sees("paidSubscription", paths.paidSubscription)).plan).toEqual(plan);
  });

  test("show who doesn’t subscribe no plan, and nothing of billing", async () => {
    const { ada } = await siteWithFakeBilling();
    expect(await ada.sees("settingsSubscription", paths.settingsSubscription)).toEqual({ plan: null });
  });
});

describe("the portal", () => {
  test("is opened for a member by billing, with the secret key", async () => {
    const { ada, billing } = await siteWithFakeBilling();
    const url = "http://billing.example/pay/portal/hemline/hemline_web#token";
    billing.answersWith(() => Response.json({ url, expires_at: "2026-03-01T12:30:00Z" }, { status: 201 }));
    const answer = await ada.sends("POST", api.subscriptionPortal);
    expect([answer.status, answer.data]).toEqual([201, { url }]);
    expect(billing.requests.at(-1)).toMatch(/^POST .*\/v1\/subscribers\/[^/]+\/portal_link$/);
    expect(billing.authorizations.at(-1)).toBe("Bearer sk_secret");
  });

  test.each([
    [409, () => new Response("{}", { status: 404 })],
    [502, () => new Response("no", { status: 503 })],
    [502, () => Promise.reject(new Error("connection refused"))],
    [502, () => Response.json({ hello: "world" })],
  ])("is answered with %i when billing does not open it", async (expected, answer) => {
    const { ada, billing } = await siteWithFakeBilling();
    billing.answersWith(answer);
    expect((await ada.sends("POST", api.subscriptionPortal)).status).toBe(expected);
  });
});

describe("the renewal", () => {
  const cancelled = { unsubscribe_detected_at: "2026-02-01T00:00:00Z" };
  const until = "2026-04-01T00:00:00Z";

  test("is cancelled and resumed, and the next page shows it", async () => {
    const { ada, billing } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json(subscriber(until)));
    const plan = async () => (await ada.sees("paidSubscription", paths.paidSubscription)).plan;
    await plan();
    const taken = await ada.sends("DELETE", api.subscriptionRenewal);
    expect([taken.status, taken.message]).toEqual([200, "Renewal cancelled"]);
    expect(billing.requests.at(-1)).toMatch(/^POST .*\/subscriptions\/atelier_monthly\/cancel$/);
    expect(billing.authorizations.at(-1)).toBe("Bearer sk_secret");

    billing.answersWith(() => Response.json(subscriber(until, cancelled)));
    expect((await plan())?.willRenew).toBe(false);
    const given = await ada.sends("PUT", api.subscriptionRenewal);
    expect([given.status, given.message]).toEqual([200, "Your subscription will renew"]);
    expect(billing.requests.at(-1)).toMatch(/\/subscriptions\/atelier_monthly\/resume$/);
  });

  test("that is already as requested causes no call", async () => {
    const { ada, billing } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json(subscriber(until)));
    expect((await ada.sends("PUT", api.subscriptionRenewal)).status).toBe(200);
    expect(billing.requests).toHaveLength(1);
  });

  test("can be taken from a subscription with a payment problem", async () => {
    const { ada, billing } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json(subscriber(until, { billing_issues_detected_at: "2026-02-01T00:00:00Z" })));
    expect((await ada.sends("DELETE", api.subscriptionRenewal)).status).toBe(200);
    expect(billing.requests.at(-1)).toMatch(/\/cancel$/);
  });

  test.each([
    ["no subscription", customerWithoutPurchases()],
    ["one that is over", subscriber("2026-02-01T00:00:00Z")],
    ["a present", subscriber(until, { store: "promotional" })],
  ])("of %s is 409", async (_, answer) => {
    const { ada, billing } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json(answer));
    const { status, message } = await ada.sends("DELETE", api.subscriptionRenewal);
    expect([status, message]).toEqual([409, "You don’t have a subscription to change."]);
  });

  test("is not reported as changed when billing is unavailable, before or during the call", async () => {
    const { ada, billing, joins } = await siteWithFakeBilling();
    const bea = await joins("Bea");
    billing.answersWith(() => new Response("no", { status: 503 }));
    expect((await ada.sends("DELETE", api.subscriptionRenewal)).status).toBe(502);
    billing.answersWith(() => Response.json(subscriber(until)));
    await bea.opens("/about");
    billing.answersWith(() => new Response("no", { status: 500 }));
    expect((await bea.sends("DELETE", api.subscriptionRenewal)).status).toBe(502);
  });
});

import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { customerWithoutPurchases, subscriber } from "./testing/fake-billing.ts";
import { siteWithFakeBilling } from "./testing/site-with-fake-billing.ts";

describe("billing's answer", () => {
  test("is cached for five seconds", async () => {
    const { billing, isSubscribed, advance } = await siteWithFakeBilling();
    expect(await isSubscribed()).toBe(false);
    billing.answersWith(() => Response.json(subscriber(null)));
    advance(4_999);
    expect([await isSubscribed(), billing.requests.length]).toEqual([false, 1]);
    advance(1);
    expect([await isSubscribed(), billing.requests.length]).toEqual([true, 2]);
  });

  test("is shared by simultaneous requests", async () => {
    const { billing, isSubscribed } = await siteWithFakeBilling();
    let answer: (response: Response) => void = () => undefined;
    billing.answersWith(() => new Promise((resolve) => (answer = resolve)));
    const questions = Promise.all([isSubscribed(), isSubscribed(), isSubscribed()]);
    await expect.poll(() => billing.requests.length, { timeout: 10_000 }).toBe(1);
    answer(Response.json(subscriber(null)));
    expect([await questions, billing.requests.length]).toEqual([[true, true, true], 1]);
  });

  test("is cached for each member alone", async () => {
    const { ada, billing, isSubscribed, joins } = await siteWithFakeBilling();
    const bea = await joins("Bea");
    billing.answersWith(() => Response.json(subscriber(null)));
    expect(await isSubscribed(ada)).toBe(true);
    billing.answersWith(() => Response.json(customerWithoutPurchases()));
    expect([await isSubscribed(bea), await isSubscribed(ada)]).toEqual([false, true]);
  });

  test("is forgotten on /billing/success: the very page knows the new plan", async () => {
    const { ada, billing } = await siteWithFakeBilling();
    await ada.opens("/about");
    billing.answersWith(() => Response.json(subscriber("2026-04-01T00:00:00Z", { period_type: "trial" })));
    const page = await ada.opens(paths.billingSuccess);
    expect(page).toMatchObject({
      viewer: { isSubscribed: true },
      page: { data: { plan: { product: "atelier_monthly", isTrial: true, willRenew: true } } },
    });
  });

  test("is not dropped by visitors", async () => {
    const { visitor, billing } = await siteWithFakeBilling();
    expect((await visitor.opens(paths.billingSuccess)).httpStatus).toBe(200);
    expect(billing.requests).toEqual([]);
  });
});

describe("while billing is unavailable", () => {
  const away: [string, () => Response | Promise<Response>][] = [
    ["unreachable", () => Promise.reject(new Error("connection refused"))],
    ["broken", () => new Response("no", { status: 503 })],
    ["another service", () => Response.json({ hello: "world" })],
    ["no JSON", () => new Response("<!doctype html>")],
    ["silent", () => new Promise(() => undefined)],
  ];

  test.each(away)(
    "(%s) what it said last stands for everybody who asks, for a quarter of an hour",
    async (_, answer) => {
      const { billing, isSubscribed, advance } = await siteWithFakeBilling();
      billing.answersWith(() => Response.json(subscriber(null)));
      await isSubscribed();
      billing.answersWith(answer);
      advance(5_000);
      expect(await Promise.all([isSubscribed(), isSubscribed()])).toEqual([true, true]);
      advance(15 * 60_000);
      expect(await isSubscribed()).toBe(false);
    },
  );

  test("it is called every five seconds and not for every page", async () => {
    const { billing, isSubscribed, advance } = await siteWithFakeBilling();
    billing.answersWith(() => new Response("no", { status: 503 }));
    for (let page = 0; page < 3; page++) await isSubscribed();
    expect(billing.requests).toHaveLength(1);
    advance(5_000);
    billing.answersWith(() => Response.json(subscriber(null)));
    expect(await isSubscribed()).toBe(true);
  });

  test("members are no subscribers when nothing is known, and every page opens", async () => {
    const { ada, billing, logLines, isSubscribed } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json({ subscriber: null }));
    expect(await isSubscribed()).toBe(false);
    expect((await ada.opens(paths.paidSubscription)).httpStatus).toBe(200);
    expect(logLines.join()).toContain("billing could not be asked");
  });

  test("a late failure does not bring back what was forgotten meanwhile", async () => {
    const { ada, billing, isSubscribed, advance } = await siteWithFakeBilling();
    await isSubscribed();
    advance(5_000);
    let fail: (error: Error) => void = () => undefined;
    billing.answersWith(() => new Promise((_, reject) => (fail = reject)));
    const late = isSubscribed();
    await expect.poll(() => billing.requests.length, { timeout: 10_000 }).toBe(2);
    billing.answersWith(() => Response.json(subscriber(null)));
    await ada.opens(paths.billingSuccess);
    fail(new Error("timed out"));
    expect([await late, await isSubscribed()]).toEqual([false, true]);
  });
});

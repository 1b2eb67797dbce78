import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import type { UserAnswer } from "../../shared/user.ts";
import { members } from "../accounts/tables.ts";
import { stranger, subscriber, wire } from "../billing-client/testing/fake-billing.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { refreshSubscribers } from "./refresh-subscribers.ts";

const noon = Date.parse("2026-03-01T12:00:00Z");

/** A site whose time stands still until it is moved, and billing at the other end of a wire. */
async function siteOnWire() {
  let now = noon;
  const billing = wire();
  const site = await testSite({ billing, clock: () => new Date(now) });
  const isSubscribed = async (person: Person = site.ada) =>
    ((await (await person.gets(api.user)).json()) as { data: UserAnswer }).data.isSubscribed;
  return {
    ...site,
    billing,
    isSubscribed,
    passes: (ms: number) => {
      now += ms;
    },
  };
}

describe("a subscriber", () => {
  test.each([
    ["nothing", stranger(), false],
    ["a period that goes on", subscriber("2026-03-01T12:00:01Z"), true],
    ["a period that is over", subscriber("2026-03-01T12:00:00Z"), false],
    ["an entitlement without an end", subscriber(null), true],
    ["another entitlement", subscriber(null, {}, "early_bird"), false],
  ])("with %s: as billing says", async (_, answer, expected) => {
    const { billing, isSubscribed } = await siteOnWire();
    billing.says(() => Response.json(answer));
    expect(await isSubscribed()).toBe(expected);
  });

  test("is asked for by the random id that only billing knows, with the secret key", async () => {
    const { billing, db, isSubscribed } = await siteOnWire();
    await db.update(members).set({ billingId: "7f3a" }).where(eq(members.slug, "ada"));
    await isSubscribed();
    expect(billing.asked).toEqual(["GET http://billing.example/pay/v1/subscribers/7f3a"]);
    expect(billing.keys).toEqual(["Bearer sk_secret"]);
  });

  test("is one on every page, and on their profile for everybody", async () => {
    const { ada, visitor, billing } = await siteOnWire();
    billing.says(() => Response.json(subscriber(null)));
    expect((await ada.opens("/about")).viewer).toMatchObject({ isSubscribed: true });
    expect((await visitor.sees("memberProfile", paths.memberProfile("ada"))).member.isSubscribed).toBe(true);
  });
});

describe("the badge beside a name", () => {
  /** What a visitor sees beside Ada's name in every list and on every page that names her. */
  async function badgesOf({ visitor }: Awaited<ReturnType<typeof siteOnWire>>) {
    const { looks } = await visitor.sees("looks", "/looks");
    const { members: all } = await visitor.sees("members", "/members");
    const { look } = await visitor.sees("look", paths.look("rain-at-eleven"));
    const people = [looks.items[0]?.member, all.items[0], look.member];
    return people.map((person) => person?.isSubscribed);
  }

  test("is in every list, and on the pages of her looks, as soon as she has been seen to subscribe", async () => {
    const site = await siteOnWire();
    await site.ada.posts("Rain at eleven");
    expect(await badgesOf(site)).toEqual([false, false, false]);
    site.billing.says(() => Response.json(subscriber(null)));
    site.passes(5_000);
    await site.ada.opens("/about");
    expect(await badgesOf(site)).toEqual([true, true, true]);
  });

  test("goes within the hour when a subscription ends while its member is away", async () => {
    const site = await siteOnWire();
    await site.ada.posts("Rain at eleven");
    site.billing.says(() => Response.json(subscriber(null)));
    await refreshSubscribers(site.context);
    expect(await badgesOf(site)).toContain(true);
    site.billing.says(() => Response.json(stranger()));
    site.passes(60 * 60_000);
    await refreshSubscribers(site.context);
    expect(await badgesOf(site)).not.toContain(true);
  });

  test("asks billing about nobody while a list is read", async () => {
    const site = await siteOnWire();
    await site.ada.posts("Rain at eleven");
    const before = site.billing.asked.length;
    await badgesOf(site);
    expect(site.billing.asked).toHaveLength(before);
  });

  test("stays while billing is away", async () => {
    const site = await siteOnWire();
    await site.ada.posts("Rain at eleven");
    site.billing.says(() => Response.json(subscriber(null)));
    site.passes(5_000);
    await site.ada.opens("/about");
    site.billing.says(() => new Response("no", { status: 503 }));
    site.passes(60 * 60_000);
    await refreshSubscribers(site.context);
    expect(await badgesOf(site)).toEqual([true, true, true]);
  });
});

describe("what billing said", () => {
  test("stands for five seconds", async () => {
    const { billing, isSubscribed, passes } = await siteOnWire();
    expect(await isSubscribed()).toBe(false);
    billing.says(() => Response.json(subscriber(null)));
    passes(4_999);
    expect([await isSubscribed(), billing.asked.length]).toEqual([false, 1]);
    passes(1);
    expect([await isSubscribed(), billing.asked.length]).toEqual([true, 2]);
  });

  test("is shared by all who ask at the same time", async () => {
    const { billing, isSubscribed } = await siteOnWire();
    let answer: (response: Response) => void = () => undefined;
    billing.says(() => new Promise((resolve) => (answer = resolve)));
    const questions = Promise.all([isSubscribed(), isSubscribed(), isSubscribed()]);
    await expect.poll(() => billing.asked.length, { timeout: 10_000 }).toBe(1);
    answer(Response.json(subscriber(null)));
    expect([await questions, billing.asked.length]).toEqual([[true, true, true], 1]);
  });

  test("of one member says nothing about another", async () => {
    const { ada, billing, isSubscribed, joins } = await siteOnWire();
    const bea = await joins("Bea");
    billing.says(() => Response.json(subscriber(null)));
    expect(await isSubscribed(ada)).toBe(true);
    billing.says(() => Response.json(stranger()));
    expect([await isSubscribed(bea), await isSubscribed(ada)]).toEqual([false, true]);
  });

  test("is forgotten on /billing/success: the very page knows the new plan", async () => {
    const { ada, billing } = await siteOnWire();
    await ada.opens("/about");
    billing.says(() => Response.json(subscriber("2026-04-01T00:00:00Z", { period_type: "trial" })));
    const page = await ada.opens(paths.billingSuccess);
    expect(page).toMatchObject({
      viewer: { isSubscribed: true },
      page: { data: { plan: { product: "atelier_monthly", isTrial: true, willRenew: true } } },
    });
  });

  test("is not forgotten for visitors, who have nothing to forget", async () => {
    const { visitor, billing } = await siteOnWire();
    expect((await visitor.opens(paths.billingSuccess)).httpStatus).toBe(200);
    expect(billing.asked).toEqual([]);
  });
});

describe("while billing is away", () => {
  const away: [string, () => Response | Promise<Response>][] = [
    ["unreachable", () => Promise.reject(new Error("connection refused"))],
    ["broken", () => new Response("no", { status: 503 })],
    ["somebody else", () => Response.json({ hello: "world" })],
    ["no JSON", () => new Response("<!doctype html>")],
    ["silent", () => new Promise(() => undefined)],
  ];

  test.each(away)(
    "(%s) what it said last stands for everybody who asks, for a quarter of an hour",
    async (_, answer) => {
      const { billing, isSubscribed, passes } = await siteOnWire();
      billing.says(() => Response.json(subscriber(null)));
      await isSubscribed();
      billing.says(answer);
      passes(5_000);
      expect(await Promise.all([isSubscribed(), isSubscribed()])).toEqual([true, true]);
      passes(15 * 60_000);
      expect(await isSubscribed()).toBe(false);
    },
  );

  test("it is asked every five seconds and not at every page", async () => {
    const { billing, isSubscribed, passes } = await siteOnWire();
    billing.says(() => new Response("no", { status: 503 }));
    for (let page = 0; page < 3; page++) await isSubscribed();
    expect(billing.asked).toHaveLength(1);
    passes(5_000);
    billing.says(() => Response.json(subscriber(null)));
    expect(await isSubscribed()).toBe(true);
  });

  test("members are no subscribers when nothing is known, and every page opens", async () => {
    const { ada, billing, logLines, isSubscribed } = await siteOnWire();
    billing.says(() => Response.json({ subscriber: null }));
    expect(await isSubscribed()).toBe(false);
    expect((await ada.opens(paths.paidSubscription)).httpStatus).toBe(200);
    expect(logLines.join()).toContain("billing could not be asked");
  });

  test("a late failure does not bring back what was forgotten meanwhile", async () => {
    const { ada, billing, isSubscribed, passes } = await siteOnWire();
    await isSubscribed();
    passes(5_000);
    let fail: (error: Error) => void = () => undefined;
    billing.says(() => new Promise((_, reject) => (fail = reject)));
    const late = isSubscribed();
    await expect.poll(() => billing.asked.length, { timeout: 10_000 }).toBe(2);
    billing.says(() => Response.json(subscriber(null)));
    await ada.opens(paths.billingSuccess);
    fail(new Error("timed out"));
    expect([await late, await isSubscribed()]).toEqual([false, true]);
  });
});

describe("the subscription page", () => {
  test("shows visitors the offer without a buyer, and never the secret key", async () => {
    const { visitor, ada, billing } = await siteOnWire();
    const page = await visitor.sees("paidSubscription", paths.paidSubscription);
    expect(page).toEqual({ billing: { apiKey: "rcb_sb_public", address: "/pay", appUserId: null }, plan: null });
    for (const person of [visitor, ada])
      expect(await (await person.gets(paths.paidSubscription)).text()).not.toContain(billing.secretKey);
  });

  test("names the buyer by their billing id, and no other page does", async () => {
    const { ada, db } = await siteOnWire();
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
    const { ada, billing } = await siteOnWire();
    billing.says(() => Response.json(subscriber("2026-04-01T00:00:00Z", more)));
    expect((await ada.sees("paidSubscription", paths.paidSubscription)).plan).toEqual({
      product: "atelier_monthly",
      expiresAt: "2026-04-01T00:00:00Z",
      willRenew,
      isTrial: false,
      managementUrl: null,
    });
  });
});

describe("the portal", () => {
  test("is opened for a member by billing, with the secret key", async () => {
    const { ada, billing } = await siteOnWire();
    const url = "http://billing.example/pay/portal/hemline/hemline_web#token";
    billing.says(() => Response.json({ url, expires_at: "2026-03-01T12:30:00Z" }, { status: 201 }));
    const answer = await ada.sends("POST", api.subscriptionPortal);
    expect([answer.status, answer.data]).toEqual([201, { url }]);
    expect(billing.asked.at(-1)).toMatch(/^POST .*\/v1\/subscribers\/[^/]+\/portal_link$/);
    expect(billing.keys.at(-1)).toBe("Bearer sk_secret");
  });

  test.each([
    [409, () => new Response("{}", { status: 404 })],
    [502, () => new Response("no", { status: 503 })],
    [502, () => Promise.reject(new Error("connection refused"))],
    [502, () => Response.json({ hello: "world" })],
  ])("is answered with %i when billing does not open it", async (expected, answer) => {
    const { ada, billing } = await siteOnWire();
    billing.says(answer);
    expect((await ada.sends("POST", api.subscriptionPortal)).status).toBe(expected);
  });
});

describe("the renewal", () => {
  const cancelled = { unsubscribe_detected_at: "2026-02-01T00:00:00Z" };
  const until = "2026-04-01T00:00:00Z";

  test("is taken away and given back, and the next page knows", async () => {
    const { ada, billing } = await siteOnWire();
    billing.says(() => Response.json(subscriber(until)));
    const plan = async () => (await ada.sees("paidSubscription", paths.paidSubscription)).plan;
    await plan();
    const taken = await ada.sends("DELETE", api.subscriptionRenewal);
    expect([taken.status, taken.message]).toEqual([200, "Renewal cancelled"]);
    expect(billing.asked.at(-1)).toMatch(/^POST .*\/subscriptions\/atelier_monthly\/cancel$/);
    expect(billing.keys.at(-1)).toBe("Bearer sk_secret");

    billing.says(() => Response.json(subscriber(until, cancelled)));
    expect((await plan())?.willRenew).toBe(false);
    const given = await ada.sends("PUT", api.subscriptionRenewal);
    expect([given.status, given.message]).toEqual([200, "Your subscription goes on"]);
    expect(billing.asked.at(-1)).toMatch(/\/subscriptions\/atelier_monthly\/resume$/);
  });

  test("that is as wished is not asked for again", async () => {
    const { ada, billing } = await siteOnWire();
    billing.says(() => Response.json(subscriber(until)));
    expect((await ada.sends("PUT", api.subscriptionRenewal)).status).toBe(200);
    expect(billing.asked).toHaveLength(1);
  });

  test("can be taken from a subscription with a payment problem", async () => {
    const { ada, billing } = await siteOnWire();
    billing.says(() => Response.json(subscriber(until, { billing_issues_detected_at: "2026-02-01T00:00:00Z" })));
    expect((await ada.sends("DELETE", api.subscriptionRenewal)).status).toBe(200);
    expect(billing.asked.at(-1)).toMatch(/\/cancel$/);
  });

  test.each([
    ["no subscription", stranger()],
    ["one that is over", subscriber("2026-02-01T00:00:00Z")],
    ["a present", subscriber(until, { store: "promotional" })],
  ])("of %s is 409", async (_, answer) => {
    const { ada, billing } = await siteOnWire();
    billing.says(() => Response.json(answer));
    const { status, message } = await ada.sends("DELETE", api.subscriptionRenewal);
    expect([status, message]).toEqual([409, "There is no subscription to change."]);
  });

  test("is not said to be changed when billing is unavailable, before or in the middle", async () => {
    const { ada, billing, joins } = await siteOnWire();
    const bea = await joins("Bea");
    billing.says(() => new Response("no", { status: 503 }));
    expect((await ada.sends("DELETE", api.subscriptionRenewal)).status).toBe(502);
    billing.says(() => Response.json(subscriber(until)));
    await bea.opens("/about");
    billing.says(() => new Response("no", { status: 500 }));
    expect((await bea.sends("DELETE", api.subscriptionRenewal)).status).toBe(502);
  });
});

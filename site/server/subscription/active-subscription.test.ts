import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { createBillingCustomers } from "../billing-client/billing-customers.ts";
import { customerWithoutPurchases, subscriber } from "../billing-client/testing/fake-billing.ts";
import { siteWithFakeBilling } from "../billing-client/testing/site-with-fake-billing.ts";
import { refreshSubscribers } from "./refresh-subscribers.ts";
import { refreshSubscription } from "./refresh-subscription.ts";

const dayMs = 24 * 60 * 60_000;
const cancelled = { unsubscribe_detected_at: "2026-02-01T00:00:00Z" };

describe("a subscriber", () => {
  test.each([
    ["nothing", customerWithoutPurchases(), false],
    ["a period that goes on", subscriber("2026-03-01T12:00:01Z"), true],
    ["a period that is over", subscriber("2026-03-01T12:00:00Z"), false],
    ["an entitlement without an end", subscriber(null), true],
    ["another entitlement", subscriber(null, {}, "early_bird"), false],
  ])("with %s: as billing says", async (_, answer, expected) => {
    const { ada, billing, isSubscribed } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json(answer));
    expect(await isSubscribed()).toBe(expected);
    expect((await ada.user()).isSubscribed).toBe(expected);
  });

  test("is looked up by the random billing id, with the secret key", async () => {
    const { billing, db, isSubscribed } = await siteWithFakeBilling();
    await db.update(members).set({ billingId: "7f3a" });
    await isSubscribed();
    expect(billing.requests).toEqual(["GET http://billing.example/pay/v1/subscribers/7f3a"]);
    expect(billing.authorizations).toEqual(["Bearer sk_secret"]);
  });

  test("is one on every page, and on their profile for everybody", async () => {
    const { ada, visitor, billing, isSubscribed } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json(subscriber(null)));
    await isSubscribed();
    expect((await ada.opens("/about")).viewer).toMatchObject({ isSubscribed: true });
    expect((await visitor.sees("memberProfile", paths.memberProfile("ada"))).member.isSubscribed).toBe(true);
  });
});

describe("the copy of billing's answer", () => {
  type Site = Awaited<ReturnType<typeof siteWithFakeBilling>>;

  /** What a visitor sees beside Ada's name in lists and on a page that names her. */
  async function badgesOf({ visitor }: Site) {
    const { looks } = await visitor.sees("looks", "/looks");
    const { members: all } = await visitor.sees("members", "/members");
    const { look } = await visitor.sees("look", paths.look("rain-at-eleven"));
    const people = [looks.items[0]?.member, all.items[0], look.member];
    return people.map((person) => person?.isSubscribed);
  }

  async function withBadge(answer = subscriber(null), parts: { pageLifetimeMs?: number } = {}) {
    const site = await siteWithFakeBilling(parts);
    await site.ada.posts("Rain at eleven");
    site.billing.answersWith(() => Response.json(answer));
    await site.isSubscribed();
    return site;
  }

  test("puts the badge into every list, and on the pages of her looks", async () => {
    const site = await siteWithFakeBilling();
    await site.ada.posts("Rain at eleven");
    expect(await badgesOf(site)).toEqual([false, false, false]);
    site.billing.answersWith(() => Response.json(subscriber(null)));
    await site.isSubscribed();
    expect(await badgesOf(site)).toEqual([true, true, true]);
  });

  test("is all that pages, lists and GET /api/user need: none of them calls billing", async () => {
    const site = await withBadge();
    const { ada, joins, billing } = site;
    const before = billing.requests.length;
    const grace = await joins("Grace");
    for (const person of [ada, grace]) {
      for (const path of ["/", "/about", paths.memberProfile("ada"), paths.settingsAccount, paths.notifications])
        expect((await person.opens(path)).httpStatus, path).toBe(200);
      await person.user();
    }
    await badgesOf(site);
    await grace.sends("POST", api.login, { email: "ada@hemline.example", password: "a long sunny sentence" });
    expect(billing.requests).toHaveLength(before);
  });

  test("ends by itself on its day", async () => {
    const site = await withBadge(subscriber("2026-03-02T12:00:00Z", cancelled));
    site.advance(dayMs - 1);
    expect((await site.ada.user()).isSubscribed).toBe(true);
    site.advance(1);
    expect((await site.ada.user()).isSubscribed).toBe(false);
  });

  test("lasts through the day in which a renewal is charged", async () => {
    const site = await withBadge(subscriber("2026-03-02T12:00:00Z"));
    site.advance(2 * dayMs - 1);
    expect((await site.ada.user()).isSubscribed).toBe(true);
    site.advance(1);
    expect((await site.ada.user()).isSubscribed).toBe(false);
  });

  test("is asked for again within the hour, once its day has passed and no webhook came", async () => {
    // The badge ends by itself, which no cached page hears of before its own end.
    const site = await withBadge(subscriber("2026-03-02T12:00:00Z"), { pageLifetimeMs: 1 });
    const before = site.billing.requests.length;
    await refreshSubscribers(site.context);
    expect(site.billing.requests).toHaveLength(before);
    site.advance(2 * dayMs);
    site.billing.answersWith(() => Response.json(subscriber("2026-04-02T12:00:00Z")));
    await refreshSubscribers(site.context);
    expect(await badgesOf(site)).toEqual([true, true, true]);
    site.billing.answersWith(() => Response.json(customerWithoutPurchases()));
    site.advance(40 * dayMs);
    await refreshSubscribers(site.context);
    expect(await badgesOf(site)).toEqual([false, false, false]);
    const asked = site.billing.requests.length;
    await refreshSubscribers(site.context);
    expect(site.billing.requests).toHaveLength(asked);
  });

  test("is never replaced by an older answer that another process still has", async () => {
    const site = await siteWithFakeBilling();
    const { billing, context, db, isSubscribed, advance, ada } = site;
    const elsewhere = { ...context, billingCustomers: createBillingCustomers(context) };
    const refreshed = async () => {
      const [member] = await db.select().from(members);
      if (member) await refreshSubscription(elsewhere, member);
    };
    await isSubscribed();
    advance(1_000);
    billing.answersWith(() => Response.json(subscriber(null)));
    await refreshed();
    advance(1_000);
    await isSubscribed();
    billing.answersWith(() => new Response("no", { status: 503 }));
    advance(14 * 60_000);
    await isSubscribed();
    expect((await ada.user()).isSubscribed).toBe(true);
    billing.answersWith(() => Response.json(customerWithoutPurchases()));
    await refreshed();
    expect((await ada.user()).isSubscribed).toBe(false);
  });

  test("is asked for again about everybody else too, where billing has no answer about one", async () => {
    const site = await withBadge(subscriber("2026-03-02T12:00:00Z"));
    const grace = await site.joins("Grace");
    await site.isSubscribed(grace);
    site.advance(2 * dayMs);
    const next = subscriber("2026-04-02T12:00:00Z");
    let asked = 0;
    site.billing.answersWith(() => (asked++ === 0 ? new Response("no", { status: 404 }) : Response.json(next)));
    await refreshSubscribers(site.context);
    const users = [await site.ada.user(), await grace.user()];
    expect(users.filter(({ isSubscribed }) => isSubscribed)).toHaveLength(1);
  });

  test("stays while billing is unavailable", async () => {
    const site = await withBadge();
    site.billing.answersWith(() => new Response("no", { status: 503 }));
    site.advance(60 * 60_000);
    await refreshSubscribers(site.context);
    expect(await badgesOf(site)).toEqual([true, true, true]);
  });

  test("is infinity in the database for a subscription without an end", async () => {
    const { db } = await withBadge();
    const { rows } = await db.execute(sql`select subscribed_until::text as until from site.members where slug = 'ada'`);
    expect(rows).toEqual([{ until: "infinity" }]);
  });
});

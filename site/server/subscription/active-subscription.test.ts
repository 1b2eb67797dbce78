import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { customerWithoutPurchases, subscriber } from "../billing-client/testing/fake-billing.ts";
import { siteWithFakeBilling } from "../billing-client/testing/site-with-fake-billing.ts";
import { refreshSubscribers } from "./refresh-subscribers.ts";

describe("a subscriber", () => {
  test.each([
    ["nothing", customerWithoutPurchases(), false],
    ["a period that goes on", subscriber("2026-03-01T12:00:01Z"), true],
    ["a period that is over", subscriber("2026-03-01T12:00:00Z"), false],
    ["an entitlement without an end", subscriber(null), true],
    ["another entitlement", subscriber(null, {}, "early_bird"), false],
  ])("with %s: as billing says", async (_, answer, expected) => {
    const { billing, isSubscribed } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json(answer));
    expect(await isSubscribed()).toBe(expected);
  });

  test("is looked up by the random billing id, with the secret key", async () => {
    const { billing, db, isSubscribed } = await siteWithFakeBilling();
    await db.update(members).set({ billingId: "7f3a" }).where(eq(members.slug, "ada"));
    await isSubscribed();
    expect(billing.requests).toEqual(["GET http://billing.example/pay/v1/subscribers/7f3a"]);
    expect(billing.authorizations).toEqual(["Bearer sk_secret"]);
  });

  test("is one on every page, and on their profile for everybody", async () => {
    const { ada, visitor, billing } = await siteWithFakeBilling();
    billing.answersWith(() => Response.json(subscriber(null)));
    expect((await ada.opens("/about")).viewer).toMatchObject({ isSubscribed: true });
    expect((await visitor.sees("memberProfile", paths.memberProfile("ada"))).member.isSubscribed).toBe(true);
  });
});

describe("the subscriber's badge", () => {
  /** What a visitor sees beside Ada's name in every list and on every page that names her. */
  async function badgesOf({ visitor }: Awaited<ReturnType<typeof siteWithFakeBilling>>) {
    const { looks } = await visitor.sees("looks", "/looks");
    const { members: all } = await visitor.sees("members", "/members");
    const { look } = await visitor.sees("look", paths.look("rain-at-eleven"));
    const people = [looks.items[0]?.member, all.items[0], look.member];
    return people.map((person) => person?.isSubscribed);
  }

  test("is in every list, and on the pages of her looks, as soon as she has been seen to subscribe", async () => {
    const site = await siteWithFakeBilling();
    await site.ada.posts("Rain at eleven");
    expect(await badgesOf(site)).toEqual([false, false, false]);
    site.billing.answersWith(() => Response.json(subscriber(null)));
    site.advance(5_000);
    await site.ada.opens("/about");
    expect(await badgesOf(site)).toEqual([true, true, true]);
  });

  test("is removed within the hour when a subscription ends while its member is away", async () => {
    const site = await siteWithFakeBilling();
    await site.ada.posts("Rain at eleven");
    site.billing.answersWith(() => Response.json(subscriber(null)));
    await refreshSubscribers(site.context);
    expect(await badgesOf(site)).toContain(true);
    site.billing.answersWith(() => Response.json(customerWithoutPurchases()));
    site.advance(60 * 60_000);
    await refreshSubscribers(site.context);
    expect(await badgesOf(site)).not.toContain(true);
  });

  test("needs no call to billing while a list is read", async () => {
    const site = await siteWithFakeBilling();
    await site.ada.posts("Rain at eleven");
    const before = site.billing.requests.length;
    await badgesOf(site);
    expect(site.billing.requests).toHaveLength(before);
  });

  test("stays while billing is unavailable", async () => {
    const site = await siteWithFakeBilling();
    await site.ada.posts("Rain at eleven");
    site.billing.answersWith(() => Response.json(subscriber(null)));
    site.advance(5_000);
    await site.ada.opens("/about");
    site.billing.answersWith(() => new Response("no", { status: 503 }));
    site.advance(60 * 60_000);
    await refreshSubscribers(site.context);
    expect(await badgesOf(site)).toEqual([true, true, true]);
  });
});

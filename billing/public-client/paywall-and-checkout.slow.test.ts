import { describe, expect, test } from "vitest";
import { openWebsiteInChromium } from "./testing/open-website-in-chromium.ts";
import { shopKeys } from "./testing/website-catalogue.ts";

const atelier = openWebsiteInChromium();

describe("offerings", () => {
  test("are read whole: the current one, what is known of it, its packages by their names", async () => {
    const ada = await atelier.comes();
    const seen = await ada.page.evaluate(async () => {
      const { all, current } = await window.Purchases.getSharedInstance().getOfferings();
      const product = current!.monthly!.webBillingProduct;
      return {
        all: Object.keys(all),
        current: current!.identifier,
        metadata: current!.metadata,
        packages: current!.availablePackages.map((one) => [one.identifier, one.packageType]),
        annual: current!.annual!.identifier,
        lifetime: all.counter!.lifetime!.webBillingProduct.identifier,
        title: product.title,
        price: product.price.formattedPrice,
        context: product.presentedOfferingContext,
        trial: current!.annual!.webBillingProduct.freeTrialPhase?.periodDuration,
        intro: current!.packagesById.gently!.webBillingProduct.introPricePhase,
      };
    });
    expect(seen).toEqual({
      all: ["default", "counter"],
      current: "default",
      metadata: { ribbon: "green", yards: 3, sizes: ["S", "M"] },
      packages: [
        ["$rc_annual", "$rc_annual"],
        ["$rc_monthly", "$rc_monthly"],
        ["gently", "custom"],
      ],
      annual: "$rc_annual",
      lifetime: "pattern_book",
      title: "Atelier, month by month",
      price: "€5.00",
      context: { offeringIdentifier: "default", placementIdentifier: null, targetingContext: null },
      trial: "P1W",
      intro: expect.objectContaining({ periodDuration: "P1M", cycleCount: 3 }),
    });
  });

  test("come in a currency that is wished for, or in their own", async () => {
    const ada = await atelier.comes();
    const prices = await ada.page.evaluate(async () => {
      const { all } = await window.Purchases.getSharedInstance().getOfferings({ currency: "USD" });
      return [all.default!.monthly, all.counter!.lifetime].map((one) => one!.webBillingProduct.price.formattedPrice);
    });
    expect(prices).toEqual(["$6.00", "€25.00"]);
  });

  test("differ by the place they are shown at: another one, none, or the fallback", async () => {
    const ada = await atelier.comes();
    const seen = await ada.page.evaluate(async () => {
      const purchases = window.Purchases.getSharedInstance();
      const at = async (place: string) => {
        const offering = await purchases.getCurrentOfferingForPlacement(place);
        const first = offering?.availablePackages[0]?.webBillingProduct;
        return [offering?.identifier ?? null, first?.presentedOfferingContext.placementIdentifier ?? null];
      };
      return { till: await at("till"), exit: await at("exit"), elsewhere: await at("elsewhere") };
    });
    expect(seen).toEqual({ till: ["counter", "till"], exit: [null, null], elsewhere: ["default", "elsewhere"] });
  });

  test("can be asked for one by one", async () => {
    const ada = await atelier.comes();
    const seen = await ada.page.evaluate(async () => {
      const { all, current } = await window.Purchases.getSharedInstance().getOfferings({
        offeringIdentifier: "counter",
      });
      return { all: Object.keys(all), current };
    });
    expect(seen).toEqual({ all: ["counter"], current: null });
  });
});

test("a paywall lists what it sells with prices, and the chosen plan is bought", async () => {
  const ada = await atelier.comes();
  await ada.opensPaywall("default");
  await ada.sees("Atelier, a year for €48.00");
  await ada.sees("Atelier, month by month for €5.00/1month");
  await ada.page.locator(".rc-pw-package").first().click();
  await ada.presses("Take this one");
  await ada.givesEmail();
  await ada.givesCard();
  await ada.presses("Start trial");
  await ada.presses("Continue");
  expect(await ada.isTold()).toMatchObject({ paid: { product: "atelier_yearly", entitlements: ["atelier"] } });
});

describe("a test store", () => {
  const shopper = () => atelier.comes({ key: shopKeys.testStore });

  test("sells without a card", async () => {
    const ada = await shopper();
    await ada.buys("$rc_annual");
    await ada.sees("Test Store Purchase");
    await ada.presses("Test valid purchase");
    expect(await ada.isTold()).toMatchObject({
      paid: { product: "atelier_yearly", transaction: expect.stringMatching(/^test_\d+_/), entitlements: ["atelier"] },
    });
    expect(await ada.has()).toMatchObject({ entitlements: ["atelier"], subscriptions: ["atelier_yearly"] });
  });

  test("sells a thing bought once", async () => {
    const ada = await shopper();
    await ada.buys("$rc_lifetime", { offering: "counter" });
    await ada.presses("Test valid purchase");
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["patterns"] } });
    expect(await ada.has()).toMatchObject({ purchases: ["pattern_book"] });
  });

  test.each([
    ["Test failed purchase", 5],
    ["Cancel", 1],
  ])("%s: nothing is bought and nobody is told", async (button, code) => {
    const ada = await shopper();
    await ada.buys("$rc_annual");
    await ada.presses(button);
    expect(await ada.isTold()).toMatchObject({ refused: { code } });
    expect(await ada.has()).toMatchObject({ entitlements: [] });
  });
});

describe("what an app knows of a customer", () => {
  test("is kept, changed and taken away", async () => {
    const ada = await atelier.comes();
    const kept = () =>
      atelier.shop.rows<{ name: string; value: string | null }>(`
        select a.name, a.value from billing.customer_attributes a
        join billing.customers c on c.id = a.customer_id
        where c.app_user_id = '${ada.id}' order by a.name`);
    const say = (attributes: Record<string, string | null>) =>
      ada.page.evaluate((all) => window.Purchases.getSharedInstance().setAttributes(all), attributes);
    await say({ $email: "ada@example.org", hand: "left" });
    await say({ hand: null, thimble: "steel" });
    expect(await kept()).toEqual([
      { name: "$email", value: "ada@example.org" },
      { name: "hand", value: null },
      { name: "thimble", value: "steel" },
    ]);
  });

  test("is nothing for who comes first, under whatever name", async () => {
    const ada = await atelier.comes({ id: "Ada Lovelace? #1 %41 $é" });
    expect(await ada.has()).toEqual({ entitlements: [], subscriptions: [], purchases: [], managementUrl: null });
  });

  test("is another's after a change of the user", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", { customerEmail: "ada@example.org", skipSuccessPage: true });
    await ada.givesCard();
    await ada.pays();
    await ada.isTold();
    const active = (id: string) =>
      ada.page.evaluate(async (next) => {
        const info = await window.Purchases.getSharedInstance().changeUser(next);
        return Object.keys(info.entitlements.active);
      }, id);
    expect(await active("carla")).toEqual([]);
    expect(await active(ada.id)).toEqual(["atelier"]);
  });
});

test("virtual currencies are what was bought of them", async () => {
  const ada = await atelier.comes();
  const purse = () =>
    ada.page.evaluate(async () => {
      const purchases = window.Purchases.getSharedInstance();
      purchases.invalidateVirtualCurrenciesCache();
      return (await purchases.getVirtualCurrencies()).all;
    });
  const buttons = { code: "BTN", name: "Buttons", serverDescription: "Good for a lesson." };
  expect(await purse()).toEqual({ BTN: { ...buttons, balance: 0 } });
  await ada.buys("needles", { offering: "counter", customerEmail: "ada@example.org", skipSuccessPage: true });
  await ada.givesCard();
  await ada.pays();
  await ada.isTold();
  expect(await purse()).toEqual({ BTN: { ...buttons, balance: 10 } });
});

describe("events", () => {
  const kept = (id: string) =>
    atelier.shop.rows<{ name: string; trace_id: string }>(
      `select name, trace_id from billing.client_events where app_user_id = '${id}' order by happened_at, id`,
    );

  test("tell the story of a purchase, and lead to its operation", async () => {
    const ada = await atelier.comes();
    await ada.buys("$rc_monthly", { customerEmail: "ada@example.org" });
    await ada.givesCard();
    await ada.pays();
    await ada.presses("Continue");
    await ada.isTold();
    await expect
      .poll(async () => (await kept(ada.id)).map((one) => one.name), { timeout: 10_000 })
      .toEqual(
        expect.arrayContaining([
          "sdk_initialized",
          "checkout_session_start",
          "checkout_payment_form_impression",
          "checkout_payment_form_submit",
          "checkout_purchase_successful_impression",
          "checkout_session_end",
        ]),
      );
    const [operation] = await atelier.shop.rows<{ trace_id: string }>(
      `select o.trace_id from billing.operations o join billing.customers c on c.id = o.customer_id
       where c.app_user_id = '${ada.id}'`,
    );
    expect(new Set((await kept(ada.id)).map((one) => one.trace_id))).toEqual(new Set([operation!.trace_id]));
  });

  test("that are sent again, because no answer came, are kept once", async () => {
    const ada = await atelier.comes({ losesFirstEvents: true });
    await expect.poll(() => ada.eventCalls, { timeout: 10_000 }).toBe(2);
    await expect.poll(async () => (await kept(ada.id)).map((one) => one.name)).toEqual(["sdk_initialized"]);
  });
});

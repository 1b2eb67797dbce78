// @vitest-environment happy-dom
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { type PurchaseParams, Purchases } from "../purchases.ts";
import { openHappyDomCheckout, until, waitForPaymentForm } from "../testing/happy-dom-checkout.ts";
import { buys, cancelled, layers } from "../testing/happy-dom-purchase.ts";

afterEach(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  history.replaceState(null, "", "/");
});

describe("the look of one purchase", () => {
  const colors = () => document.querySelector(".hpc-root")?.getAttribute("style") ?? "";

  test("is its own, and the next one has the app's again", async () => {
    const shop = await openHappyDomCheckout();
    const first = await buys(shop, { brandingAppearanceOverride: { color_buttons_primary: "#AA0011" } });
    await until(() => /--hpc-primary: ?#aa0011/i.test(colors()));
    shop.purchases.closeCheckout();
    await first.ended;
    const second = await buys(shop);
    await until(() => /--hpc-primary: ?#576cdb/i.test(colors()));
    shop.purchases.closeCheckout();
    await second.ended;
  });

  test("overridden labels", async () => {
    const shop = await openHappyDomCheckout();
    const labelsOverride = { en: { "payment_entry_page.payment_step_title": "Till" } };
    const { ended } = await buys(shop, { labelsOverride });
    await until(() => document.querySelector('[role="dialog"]')?.getAttribute("aria-label") === "Till");
    shop.purchases.closeCheckout();
    await ended;
  });
});

describe.each(["app", "embedded"])("a page that %s put up", (rcSource) => {
  test("has no button back and no step in the browser's history, and no key closes it", async () => {
    const shop = await openHappyDomCheckout({}, { flags: { rcSource } });
    const { ended } = await buys(shop);
    await waitForPaymentForm(shop.provider);
    const card = document.querySelector('[role="dialog"][aria-modal]');
    await until(() => card?.contains(document.activeElement) ?? false);
    card?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(layers()).toBe(1);
    expect(document.querySelector('[data-testid="close-button"]')).toBeNull();
    expect(history.state).toBeNull();
    shop.purchases.closeCheckout();
    expect(await ended).toEqual(cancelled);
  });
});

describe("inside a page, what came of a purchase", () => {
  const refused = { "POST /rcbilling/v1/checkout/start": { status: 500, text: "oops" } };
  const message = "Something went wrong. Purchase not started due to an error (error code: 16).";
  const fails = async () => {
    const htmlTarget = document.body.appendChild(document.createElement("div"));
    onTestFinished(() => htmlTarget.remove());
    const shop = await openHappyDomCheckout(refused);
    const { ended } = await buys(shop, { htmlTarget });
    await until(() => htmlTarget.querySelector('[role="status"]')?.textContent === message);
    return { shop, ended };
  };

  test("takes the focus where nothing has it", async () => {
    const { shop, ended } = await fails();
    await until(() => document.activeElement?.textContent === "Something went wrong");
    shop.purchases.closeCheckout();
    await ended;
  });

  test("is announced without taking the focus from another field", async () => {
    const search = document.body.appendChild(document.createElement("input"));
    onTestFinished(() => search.remove());
    search.focus();
    const { shop, ended } = await fails();
    shop.purchases.closeCheckout();
    await ended;
    expect(document.activeElement).toBe(search);
  });
});

test("a checkout is in English by default, and in the default language where the selected one is unknown", async () => {
  const shop = await openHappyDomCheckout();
  const spoken = async (params: Partial<PurchaseParams>) => {
    const { ended } = await buys(shop, params);
    // Before its language has come it says nothing at all.
    await until(() => document.querySelector(".hpc-root :not([aria-busy]).hpc-card") !== null);
    const lang = document.querySelector(".hpc-root")?.getAttribute("lang");
    shop.purchases.closeCheckout();
    await ended;
    return lang;
  };
  expect(await spoken({})).toBe("en");
  expect(await spoken({ selectedLocale: "de_AT" })).toBe("de-AT");
  expect(await spoken({ selectedLocale: "tlh", defaultLocale: "fr" })).toBe("fr");
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ErrorCode, type Package, type PurchaseParams, Purchases, PurchasesError } from "../purchases.ts";
import { formIsShown, openDomShop, pay, until } from "../testing/happy-dom-checkout.ts";
import { branding, taxed } from "../testing/recorded-answers.ts";
import { openWire, type WireAnswer } from "../testing/recorded-server.ts";

afterEach(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  history.replaceState(null, "", "/");
});

type Shop = Awaited<ReturnType<typeof openDomShop>>;

async function monthly({ purchases }: Shop): Promise<Package> {
  return (await purchases.getOfferings()).current!.monthly!;
}

async function buys(shop: Shop, params: Partial<PurchaseParams> = {}) {
  const rcPackage = await monthly(shop);
  return { ended: settled(shop.purchases.purchase({ rcPackage, skipSuccessPage: true, ...params })) };
}

/** A promise that may be refused long before it is looked at. */
function settled<Value>(promise: Promise<Value>) {
  return promise.then(
    (value) => ({ value }),
    (cause: unknown) => {
      if (!(cause instanceof PurchasesError)) throw cause;
      return { refusal: { code: cause.errorCode, message: cause.message } };
    },
  );
}

const cancelled = { refusal: { code: ErrorCode.UserCancelledError, message: expect.any(String) } };

function startOf({ wire }: Shop, at = 0) {
  const starts = wire.seen.filter((one) => one.call === "POST /rcbilling/v1/checkout/start");
  return starts[at]?.body as Record<string, unknown> | undefined;
}

/** Starts a purchase and leaves it again; the answer is what reached the billing service. */
async function started(shop: Shop, params: Partial<PurchaseParams> = {}, at = 0) {
  const { ended } = await buys(shop, params);
  await until(() => startOf(shop, at) !== undefined);
  shop.purchases.closeCheckout();
  expect(await ended).toEqual(cancelled);
  return startOf(shop, at);
}

const layers = () => document.querySelectorAll(".hpc-layer, .hpc-inline").length;

describe("a purchase", () => {
  test("resolves with what was bought, and leaves nothing on the page", async () => {
    const shop = await openDomShop();
    const { ended } = await buys(shop);
    await pay(shop.provider);
    expect(await ended).toMatchObject({
      value: {
        operationSessionId: "op_1",
        redemptionInfo: { redeemUrl: "app://redeem_web_purchase?redemption_token=x" },
        customerInfo: { entitlements: { active: { pro: { willRenew: true } } } },
        storeTransaction: {
          storeTransactionId: "txn_1",
          productIdentifier: "atelier_monthly",
          purchaseDate: new Date("2026-02-01T10:00:00Z"),
        },
      },
    });
    expect(layers()).toBe(0);
  });

  describe("whose customer cannot be read at once", () => {
    const reading = "GET /v1/subscribers/ada";
    /** How long the SDK's own patience takes here. */
    const inMs: Record<number, number> = { 1000: 50, 5000: 300 };
    const readsOf = (shop: Shop) => shop.calls().filter((call) => call === reading).length;
    async function paid(params: Partial<PurchaseParams>, answer: WireAnswer | Promise<WireAnswer>) {
      const later = globalThis.setTimeout;
      vi.stubGlobal("setTimeout", (work: () => void, ms = 0) => later(work, inMs[ms] ?? ms));
      onTestFinished(() => void vi.unstubAllGlobals());
      const more: Record<string, WireAnswer | Promise<WireAnswer>> = {};
      const shop = await openDomShop(more);
      const rcPackage = await monthly(shop);
      const ended = shop.purchases.purchase({ rcPackage, skipSuccessPage: true, ...params }).catch((cause) => cause);
      more[reading] = answer;
      await pay(shop.provider);
      return { shop, ended, recover: () => delete more[reading] };
    }
    const known = { customerInfo: { entitlements: { active: { pro: {} } } } };

    test("is told all the same, after the success page too", async () => {
      const { shop, ended, recover } = await paid({ skipSuccessPage: false }, { status: 200, text: "<html>" });
      await until(() => readsOf(shop) >= 3);
      recover();
      document.querySelector<HTMLElement>('[data-step="success"] button.hpc-button')?.click();
      expect(await ended).toMatchObject(known);
    });

    test("is told all the same when a reading hangs", async () => {
      const { promise: hanging, resolve: answer } = Promise.withResolvers<WireAnswer>();
      const { shop, ended, recover } = await paid({}, hanging);
      await until(() => readsOf(shop) === 1);
      recover();
      expect(await ended).toMatchObject(known);
      answer("hang up");
    });

    test.each([true, false])("is named in the error after ten readings; success page skipped: %s", async (skipped) => {
      const { shop, ended } = await paid({ skipSuccessPage: skipped }, { status: 500, text: "no" });
      await until(() => readsOf(shop) === 10);
      document.querySelector<HTMLElement>('[data-step="success"] button.hpc-button')?.click();
      expect(await ended).toMatchObject({
        errorCode: ErrorCode.CustomerInfoError,
        extra: { operationSessionId: "op_1" },
      });
      expect(readsOf(shop)).toBe(10);
    });
  });

  test("by its older name", async () => {
    const shop = await openDomShop();
    const target = document.body.appendChild(document.createElement("div"));
    const ended = shop.purchases.purchasePackage(await monthly(shop), "ada@example.org", target);
    await until(() => startOf(shop) !== undefined);
    expect(startOf(shop)?.email).toBe("ada@example.org");
    expect(target.querySelector(".hpc-inline")).not.toBeNull();
    shop.purchases.closeCheckout();
    expect(await settled(ended)).toEqual(cancelled);
    target.remove();
  });

  test("is refused while another is open, and possible after it", async () => {
    const shop = await openDomShop();
    const { ended } = await buys(shop);
    const another = await buys(shop);
    expect(await another.ended).toMatchObject({ refusal: { code: ErrorCode.OperationAlreadyInProgressError } });
    shop.purchases.closeCheckout();
    expect(await ended).toEqual(cancelled);
    const third = await buys(shop);
    await pay(shop.provider);
    expect(await third.ended).toHaveProperty("value");
  });

  test("needs a package", async () => {
    const { purchases } = await openDomShop();
    const rcPackage = undefined as never;
    expect(await settled(purchases.purchase({ rcPackage }))).toEqual({
      refusal: { code: ErrorCode.PurchaseInvalidError, message: "Product ID was not set before purchase." },
    });
  });

  test("needs a product with an identifier", async () => {
    const shop = await openDomShop();
    const rcPackage = await monthly(shop);
    const nameless = { ...rcPackage, webBillingProduct: { ...rcPackage.webBillingProduct, identifier: "" } };
    expect(await settled(shop.purchases.purchase({ rcPackage: nameless }))).toEqual({
      refusal: { code: ErrorCode.PurchaseInvalidError, message: "Product ID was not set before purchase." },
    });
  });
});

describe("a purchase that cannot be opened", () => {
  const sleeping = () => [layers(), document.querySelectorAll("[inert]").length, document.body.style.overflow];
  const awake = [0, 0, ""];

  test.each<[string, object | null]>([
    ["without a base price", { base: { price: null, period: { unit: "month", number: 1 } } }],
    ["without a length", { base: { price: { amountMicros: 1, currency: "EUR" }, period: null } }],
    ["of something sold once, without a price", {}],
  ])("is refused for an option %s, and nothing is started or covered", async (_, prices) => {
    document.body.append(document.createElement("main"));
    const shop = await openDomShop();
    const purchaseOption = { id: "offer_x", priceId: "prc_x", ...prices };
    const { ended } = await buys(shop, { purchaseOption });
    const message = "The purchase option offer_x has no price.";
    expect(await ended).toEqual({ refusal: { code: ErrorCode.PurchaseInvalidError, message } });
    expect([startOf(shop), ...sleeping()]).toEqual([undefined, ...awake]);
    document.body.replaceChildren();
  });

  test("gives the page back where the page itself breaks it", async () => {
    const main = document.body.appendChild(document.createElement("main"));
    const listen = vi.spyOn(window, "addEventListener").mockImplementation((name) => {
      if (name === "popstate") throw new Error("Not here.");
    });
    const shop = await openDomShop();
    const { ended } = await buys(shop);
    expect(await ended).toMatchObject({ refusal: { code: ErrorCode.UnknownError } });
    expect(sleeping()).toEqual(awake);
    listen.mockRestore();
    main.remove();
  });
});

describe("what the billing service is told", () => {
  const campaign = "/?utm_source=letter&utm_medium=mail&utm_campaign=spring&utm_term=coat&utm_content=top&page=2";
  const fromCampaign = {
    utm_source: "letter",
    utm_medium: "mail",
    utm_campaign: "spring",
    utm_term: "coat",
    utm_content: "top",
  };
  test.each([
    ["the page's campaign, by default", {}, {}, fromCampaign],
    ["no campaign where the flag is off", { autoCollectUTMAsMetadata: false }, {}, {}],
    [
      "the developer's own facts before the campaign's",
      {},
      { utm_source: "app", plan: null },
      { ...fromCampaign, utm_source: "app", plan: null },
    ],
  ])("%s", async (_, flags, metadata, expected) => {
    history.replaceState(null, "", campaign);
    const shop = await openDomShop({}, { flags: { collectAnalyticsEvents: false, ...flags } });
    expect((await started(shop, { metadata }))?.metadata).toEqual(expected);
  });

  test("who buys what, in which offering and by which rule", async () => {
    const shop = await openDomShop();
    expect(await started(shop)).toEqual({
      app_user_id: "ada",
      product_id: "atelier_monthly",
      price_id: "prc_1",
      offer_id: "offer_7d",
      trace_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      presented_offering_identifier: "default",
      applied_targeting_rule: { rule_id: "rule_a", revision: 3 },
      metadata: {},
    });
  });

  test("no offer for the base option, and the placement where there is one", async () => {
    const shop = await openDomShop();
    const offering = await shop.purchases.getCurrentOfferingForPlacement("onboarding");
    const rcPackage = offering!.monthly!;
    const told = await started(shop, {
      rcPackage,
      purchaseOption: rcPackage.webBillingProduct.subscriptionOptions.base_option!,
    });
    expect(told).not.toHaveProperty("offer_id");
    expect(told).not.toHaveProperty("applied_targeting_rule");
    expect(told).toMatchObject({
      presented_offering_identifier: "spring",
      presented_placement_identifier: "onboarding",
    });
  });

  test("the language that the app chose, for the emails that follow; none where it chose none", async () => {
    expect(await started(await openDomShop(), { selectedLocale: "de-AT" })).toMatchObject({ locale: "de-AT" });
    expect(await started(await openDomShop())).not.toHaveProperty("locale");
  });

  test.each([
    ["ada@example.org", "ada@example.org"],
    [" ada@example.org ", "ada@example.org"],
    ["ada", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("the developer's email %j as %j", async (customerEmail, email) => {
    const shop = await openDomShop();
    expect((await started(shop, customerEmail === undefined ? {} : { customerEmail }))?.email).toBe(email);
  });
});

describe("tracked events", () => {
  const eventsOf = ({ wire }: Shop) =>
    wire.seen.flatMap(({ call, body }) =>
      call === "POST /v1/events"
        ? (body as { events: { event_name: string }[] }).events.map((one) => one.event_name)
        : [],
    );
  const answered = { "POST /v1/events": { body: {} } };

  test("are collected where nothing is said, and not where they are not wanted", async () => {
    const shop = await openDomShop(answered);
    await started(shop);
    expect(eventsOf(shop)).toEqual([]);
    const { flags: _, ...settings } = shop.settings;
    Purchases.configure(settings);
    await until(() => eventsOf(shop).length === 1);
    expect(eventsOf(shop)).toEqual(["sdk_initialized"]);
  });

  test("go elsewhere where the developer says so", async () => {
    const elsewhere = await openWire(() => ({ body: {} }));
    const shop = await openDomShop(answered);
    const { flags: _, httpConfig, ...settings } = shop.settings;
    Purchases.configure({ ...settings, httpConfig: { ...httpConfig, eventsURL: elsewhere.url } });
    await until(() => elsewhere.seen.length === 1);
    expect([elsewhere.seen[0]?.call, eventsOf(shop)]).toEqual(["POST /v1/events", []]);
  });

  test("that wait are delivered by close()", async () => {
    const shop = await openDomShop(answered, { flags: { collectAnalyticsEvents: true } });
    await until(() => eventsOf(shop).length === 1);
    const { ended } = await buys(shop);
    await formIsShown(shop.provider);
    shop.purchases.close();
    await ended;
    await until(() => eventsOf(shop).includes("checkout_session_end"));
  });
});

test.each([
  [true, "uk", "auto", 1079],
  [false, "zh_Hant", "zh", 999],
])(
  "the app collects tax: %s, the language is %s; so are the fields made",
  async (isCollected, selectedLocale, locale, amount) => {
    const shop = await openDomShop({
      "GET /rcbilling/v1/branding": { body: { ...branding, gateway_tax_collection_enabled: isCollected } },
      "POST /rcbilling/v1/checkout/op_1/calculate_taxes": { body: taxed },
    });
    const { ended } = await buys(shop, { selectedLocale });
    await formIsShown(shop.provider);
    await until(() => shop.provider.heard.some((call) => call.join() === `update,${amount}`));
    expect(shop.provider.made).toMatchObject({
      elements: { locale },
      expressCheckout: { billingAddressRequired: isCollected },
      payment: { business: { name: "Atelier" } },
    });
    shop.purchases.closeCheckout();
    expect(await ended).toEqual(cancelled);
  },
);

describe("closing from code", () => {
  test.each([
    ["as soon as it is on the page", async () => until(() => layers() === 1)],
    ["when its form is there", formIsShown],
  ])("%s", async (_, isThere) => {
    const shop = await openDomShop();
    const { ended } = await buys(shop);
    await isThere(shop.provider);
    shop.purchases.closeCheckout();
    expect(await ended).toEqual(cancelled);
    expect(layers()).toBe(0);
  });

  test("by the purchase's own signal", async () => {
    const shop = await openDomShop();
    const closing = new AbortController();
    const { ended } = await buys(shop, { signal: closing.signal });
    await formIsShown(shop.provider);
    closing.abort();
    expect(await ended).toEqual(cancelled);
  });

  test("before it began: nothing is drawn and nothing is started", async () => {
    const shop = await openDomShop();
    const { ended } = await buys(shop, { signal: AbortSignal.abort() });
    expect(await ended).toEqual(cancelled);
    expect(startOf(shop)).toBeUndefined();
  });

  test("by keys while the money moves takes no further step in the browser's history", async () => {
    const shop = await openDomShop();
    const steps = vi.spyOn(history, "pushState");
    let confirm = () => {};
    shop.provider.confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    const { ended } = await buys(shop);
    await pay(shop.provider);
    await until(() => shop.provider.heard.some(([call]) => call === "confirmPayment"));
    const card = document.querySelector('[role="dialog"]');
    for (const key of ["Escape", "Escape"]) card?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    expect([layers(), steps.mock.calls.length]).toEqual([1, 1]);
    confirm();
    await ended;
    steps.mockRestore();
  });

  test("where the browser keeps no history is possible all the same", async () => {
    const shop = await openDomShop();
    const steps = vi.spyOn(history, "pushState").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    const { ended } = await buys(shop);
    await formIsShown(shop.provider);
    document.querySelector<HTMLElement>('[data-testid="close-button"]')?.click();
    expect(await ended).toEqual(cancelled);
    expect(layers()).toBe(0);
    steps.mockRestore();
  });

  test("while the money moves waits for the outcome, which is told as a purchase", async () => {
    const shop = await openDomShop();
    let confirm = () => {};
    shop.provider.confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    const { ended } = await buys(shop, { skipSuccessPage: false });
    await pay(shop.provider);
    await until(() => shop.provider.heard.some(([call]) => call === "confirmPayment"));
    shop.purchases.closeCheckout();
    expect(layers()).toBe(1);
    confirm();
    // Nobody has to press Continue any more.
    expect(await ended).toMatchObject({ value: { storeTransaction: { storeTransactionId: "txn_1" } } });
    expect(layers()).toBe(0);
  });

  test("where the page's own element went with the fields, the billing service is asked what came of it", async () => {
    const shop = await openDomShop();
    shop.provider.confirmed = new Promise(() => {});
    const htmlTarget = document.body.appendChild(document.createElement("div"));
    const { ended } = await buys(shop, { htmlTarget });
    await pay(shop.provider);
    await until(() => shop.provider.heard.some(([call]) => call === "confirmPayment"));
    htmlTarget.remove();
    shop.purchases.closeCheckout();
    expect(await ended).toHaveProperty("value");
  });

  test("close() closes a checkout too, and the instance is no longer shared", async () => {
    const shop = await openDomShop();
    const { ended } = await buys(shop);
    shop.purchases.close();
    expect(await ended).toEqual(cancelled);
    expect(Purchases.isConfigured()).toBe(false);
  });
});

describe("the look of one purchase", () => {
  const colors = () => document.querySelector(".hpc-root")?.getAttribute("style") ?? "";

  test("is its own, and the next one has the app's again", async () => {
    const shop = await openDomShop();
    const first = await buys(shop, { brandingAppearanceOverride: { color_buttons_primary: "#AA0011" } });
    await until(() => /--hpc-primary: ?#aa0011/i.test(colors()));
    shop.purchases.closeCheckout();
    await first.ended;
    const second = await buys(shop);
    await until(() => /--hpc-primary: ?#576cdb/i.test(colors()));
    shop.purchases.closeCheckout();
    await second.ended;
  });

  test("other words for labels", async () => {
    const shop = await openDomShop();
    const labelsOverride = { en: { "payment_entry_page.payment_step_title": "Till" } };
    const { ended } = await buys(shop, { labelsOverride });
    await until(() => document.querySelector('[role="dialog"]')?.getAttribute("aria-label") === "Till");
    shop.purchases.closeCheckout();
    await ended;
  });
});

describe.each(["app", "embedded"])("a page that %s put up", (rcSource) => {
  test("has no button back and no step in the browser's history, and no key closes it", async () => {
    const shop = await openDomShop({}, { flags: { rcSource } });
    const { ended } = await buys(shop);
    await formIsShown(shop.provider);
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
    const shop = await openDomShop(refused);
    const { ended } = await buys(shop, { htmlTarget });
    await until(() => htmlTarget.querySelector('[role="status"]')?.textContent === message);
    return { shop, ended };
  };

  test("takes the focus where nobody has it", async () => {
    const { shop, ended } = await fails();
    await until(() => document.activeElement?.textContent === "Something went wrong");
    shop.purchases.closeCheckout();
    await ended;
  });

  test("is said to whoever writes elsewhere, and leaves them the focus", async () => {
    const search = document.body.appendChild(document.createElement("input"));
    onTestFinished(() => search.remove());
    search.focus();
    const { shop, ended } = await fails();
    shop.purchases.closeCheckout();
    await ended;
    expect(document.activeElement).toBe(search);
  });
});

describe("a test store", () => {
  const press = async (name: string) => {
    const button = () => [...document.querySelectorAll("button")].find((one) => one.textContent === name);
    await until(() => button() !== undefined);
    button()?.click();
  };

  test("believes a receipt that is made up here", async () => {
    const shop = await openDomShop({}, { apiKey: "test_x" });
    const { ended } = await buys(shop);
    await press("Test valid purchase");
    expect(await ended).toMatchObject({
      value: {
        operationSessionId: expect.stringMatching(/^test_store_operation_session_/),
        storeTransaction: { storeTransactionId: expect.stringMatching(/^test_\d+_[0-9a-f-]{36}$/) },
      },
    });
    expect(shop.calls()).not.toContain("GET /rcbilling/v1/branding");
    expect(shop.wire.seen.find((one) => one.call === "POST /v1/receipts")?.body).toEqual({
      fetch_token: expect.stringMatching(/^test_\d+_[0-9a-f-]{36}$/),
      product_id: "atelier_monthly",
      app_user_id: "ada",
      presented_offering_identifier: "default",
      presented_placement_identifier: null,
      applied_targeting_rule: { rule_id: "rule_a", revision: 3 },
      initiation_source: "purchase",
    });
  });

  test.each([
    ["Test failed purchase", ErrorCode.ProductNotAvailableForPurchaseError],
    ["Cancel", ErrorCode.UserCancelledError],
  ])("%s", async (button, code) => {
    const shop = await openDomShop({}, { apiKey: "test_x" });
    const { ended } = await buys(shop);
    await press(button);
    expect(await ended).toMatchObject({ refusal: { code } });
    expect(shop.calls()).not.toContain("POST /v1/receipts");
  });
});

describe("preload", () => {
  test("reads the branding once for all who ask, and nothing of the card provider's", async () => {
    const shop = await openDomShop();
    await Promise.all([shop.purchases.preload(), shop.purchases.preload()]);
    await started(shop);
    expect(shop.calls().filter((call) => call === "GET /rcbilling/v1/branding")).toHaveLength(1);
    expect(document.querySelectorAll("script")).toHaveLength(0);
  });

  test("asks again after a failure, and never rejects", async () => {
    const shop = await openDomShop({ "GET /rcbilling/v1/branding": { status: 200, text: "<html>" } });
    await shop.purchases.preload();
    await shop.purchases.preload();
    expect(shop.calls().filter((call) => call === "GET /rcbilling/v1/branding")).toHaveLength(2);
  });

  test("a checkout goes on without the branding", async () => {
    const shop = await openDomShop({ "GET /rcbilling/v1/branding": { status: 200, text: "<html>" } });
    const { ended } = await buys(shop);
    await pay(shop.provider);
    expect(await ended).toHaveProperty("value");
  });
});

test("a purchase makes virtual currencies be read anew", async () => {
  const currencies = "GET /v1/subscribers/ada/virtual_currencies";
  const shop = await openDomShop({ [currencies]: { body: { virtual_currencies: {} } } });
  await shop.purchases.getVirtualCurrencies();
  const { ended } = await buys(shop);
  await pay(shop.provider);
  await ended;
  expect(shop.purchases.getCachedVirtualCurrencies()).toBeNull();
  await shop.purchases.getVirtualCurrencies();
  expect(shop.calls().filter((call) => call === currencies)).toHaveLength(2);
});

test("a checkout speaks English where nothing is said, and the default language where one has no words", async () => {
  const shop = await openDomShop();
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

describe("who listens to what the customer owns", () => {
  test("hears of a purchase, and of another customer before anything is known of them", async () => {
    const shop = await openDomShop();
    const heard: (string[] | null)[] = [];
    const stop = shop.purchases.onCustomerInfo((info) => heard.push(info && Object.keys(info.entitlements.active)));
    await shop.purchases.getCustomerInfo();
    const { ended } = await buys(shop);
    await pay(shop.provider);
    await ended;
    await shop.purchases.changeUser("bert");
    stop();
    await shop.purchases.getCustomerInfo();
    expect(heard).toEqual([[], ["pro", "lookbook"], null, ["pro", "lookbook"]]);
  });

  test("cannot spoil what is read", async () => {
    const { purchases } = await openDomShop();
    purchases.onCustomerInfo(() => {
      throw new Error("Not my day.");
    });
    expect(Object.keys((await purchases.getCustomerInfo()).entitlements.active)).toEqual([]);
  });

  test("does not hear of a customer who has gone meanwhile", async () => {
    const shop = await openDomShop();
    const heard: unknown[] = [];
    const late = shop.purchases.getCustomerInfo();
    await shop.purchases.changeUser("bert");
    shop.purchases.onCustomerInfo((info) => heard.push(info));
    await late;
    expect(heard).toEqual([]);
  });
});

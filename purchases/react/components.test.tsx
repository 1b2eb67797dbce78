// @vitest-environment happy-dom
import { act, type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { parseCustomerInfo } from "../customers/parse-customer-info.ts";
import { parseOfferings } from "../offerings/parse-offerings.ts";
import { ErrorCode, type Package, Purchases } from "../purchases.ts";
import { Checkout, Paywall, PurchasesProvider, useCustomerInfo, useOfferings, usePurchases } from "../react.ts";
import { openDomShop, pay, until } from "../testing/happy-dom-checkout.ts";
import { customer, offerings, products } from "../testing/recorded-answers.ts";
import type { WireAnswer } from "../testing/recorded-server.ts";
import { simplePaywall } from "../testing/simple-paywall.ts";

const nothingYet = parseCustomerInfo({ ...customer, subscriber: { ...customer.subscriber, entitlements: {} } });

let leave = () => {};
afterEach(() => {
  leave();
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
});

/** Draws as strict as React can be. */
function draw(children: ReactNode) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = (next: ReactNode) => atOnce(() => root.render(<StrictMode>{next}</StrictMode>));
  leave = () => {
    atOnce(() => root.unmount());
    place.remove();
    leave = () => {};
  };
  show(children);
  return { place, show };
}

/** Draws before it returns; what the billing service answers comes when it comes. */
function atOnce(work: () => void): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    act(work);
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}

function Owned({ name = "one" }: { name?: string }) {
  const { customerInfo, isLoading, error } = useCustomerInfo();
  const owned = customerInfo && (Object.keys(customerInfo.entitlements.active).join(" ") || "nothing");
  return <p data-owned={name}>{isLoading ? "loading" : error ? ErrorCode[error.errorCode] : owned}</p>;
}

function Offered() {
  const { offerings: sold, isLoading, refresh } = useOfferings();
  return (
    <button type="button" data-offered onClick={refresh}>
      {isLoading ? "loading" : sold?.current?.identifier}
    </button>
  );
}

const owned = (name = "one") => document.querySelector(`[data-owned="${name}"]`)?.textContent;
const readsOf = (calls: string[]) => calls.filter((call) => /^GET \/v1\/subscribers\/[^/]+$/.test(call)).length;
const startsOf = (calls: string[]) => calls.filter((call) => call.endsWith("/checkout/start")).length;

async function rcPackage(purchases: Purchases): Promise<Package> {
  return (await purchases.getOfferings()).current!.monthly!;
}

describe("what the customer owns", () => {
  test("is read once for all components, and shown by all", async () => {
    const { purchases, calls } = await openDomShop();
    draw(
      <PurchasesProvider purchases={purchases}>
        <Owned />
        <Owned name="two" />
      </PurchasesProvider>,
    );
    expect([owned(), owned("two")]).toEqual(["loading", "loading"]);
    await until(() => owned() === "nothing");
    expect([owned("two"), readsOf(calls())]).toEqual(["nothing", 1]);
  });

  test("is shown anew after a purchase", async () => {
    const { purchases, provider } = await openDomShop();
    draw(
      <PurchasesProvider purchases={purchases}>
        <Owned />
      </PurchasesProvider>,
    );
    await until(() => owned() === "nothing");
    const bought = purchases.purchase({ rcPackage: await rcPackage(purchases), skipSuccessPage: true });
    await pay(provider);
    await bought;
    await until(() => owned() === "pro lookbook");
  });

  test("is nothing that is still shown to another customer", async () => {
    const { purchases, calls } = await openDomShop({ "GET /v1/subscribers/bert": { status: 200, text: "<html>" } });
    draw(
      <PurchasesProvider purchases={purchases}>
        <Owned />
      </PurchasesProvider>,
    );
    await until(() => owned() === "nothing");
    expect(await purchases.changeUser("bert").catch(() => "failed")).toBe("failed");
    await until(() => owned() === "UnexpectedBackendResponseError");
    expect(calls()).toContain("GET /v1/subscribers/bert");
  });

  test("is told by an error when it cannot be read", async () => {
    const { purchases } = await openDomShop({ "GET /v1/subscribers/ada": { status: 200, text: "<html>" } });
    draw(
      <PurchasesProvider purchases={purchases}>
        <Owned />
      </PurchasesProvider>,
    );
    await until(() => owned() === "UnexpectedBackendResponseError");
  });
});

describe("what is offered", () => {
  test("is read once, and anew when that is asked for", async () => {
    const { purchases, calls } = await openDomShop();
    const reads = () => calls().filter((call) => call.endsWith("/offerings")).length;
    draw(
      <PurchasesProvider purchases={purchases}>
        <Offered />
        <Offered />
      </PurchasesProvider>,
    );
    await until(() => document.querySelector("[data-offered]")?.textContent === "default");
    expect(reads()).toBe(1);
    document.querySelector<HTMLElement>("[data-offered]")?.click();
    await until(() => reads() === 2);
  });
});

describe("a provider with a configuration", () => {
  test("makes one shared instance, however strict React is, and changes the user with it", async () => {
    const { settings, calls } = await openDomShop();
    const seen = new Set<Purchases>();
    const See = () => {
      seen.add(usePurchases());
      return null;
    };
    const app = (appUserId: string) => (
      <PurchasesProvider config={{ ...settings, appUserId }}>
        <See />
        <Owned />
      </PurchasesProvider>
    );
    const { show } = draw(app("ada"));
    await until(() => owned() === "nothing");
    expect([...seen]).toEqual([Purchases.getSharedInstance()]);
    show(app("bert"));
    await until(() => calls().includes("GET /v1/subscribers/bert"));
    await until(() => owned() === "nothing");
    expect([...seen]).toHaveLength(1);
  });

  test("is needed", () => {
    expect(() => draw(<Owned />)).toThrow("<PurchasesProvider>");
  });
});

describe("a checkout in the page", () => {
  test("is one purchase, however strict React is", async () => {
    const { purchases, provider, calls } = await openDomShop();
    const bought = await rcPackage(purchases);
    const told: string[] = [];
    const { place } = draw(
      <PurchasesProvider purchases={purchases}>
        <Checkout
          className="till"
          rcPackage={bought}
          skipSuccessPage
          onFinished={(result) => told.push(result.storeTransaction.storeTransactionId)}
          onFailed={(error) => told.push(String(error))}
        />
        <Owned />
      </PurchasesProvider>,
    );
    await until(() => place.querySelector(".till [data-step]") !== null);
    await pay(provider);
    await until(() => told.length > 0);
    expect([told, startsOf(calls())]).toEqual([["txn_1"], 1]);
    await until(() => owned() === "pro lookbook");
  });

  test("closes when it is taken away, and tells nobody", async () => {
    const { purchases } = await openDomShop();
    const bought = await rcPackage(purchases);
    const told: string[] = [];
    const app = (isOpen: boolean) => (
      <PurchasesProvider purchases={purchases}>
        {isOpen ? <Checkout rcPackage={bought} onCancelled={() => told.push("cancelled")} /> : <p>Gone</p>}
      </PurchasesProvider>
    );
    const { show, place } = draw(app(true));
    await until(() => place.querySelector("[data-step]") !== null);
    show(app(false));
    const { monthly } = (await purchases.getOfferings()).current!;
    const closing = new AbortController();
    const next = purchases.purchase({ rcPackage: monthly!, signal: closing.signal }).catch((error) => error.errorCode);
    await until(() => document.querySelector(".hpc-layer [data-step]") !== null);
    closing.abort();
    expect([await next, told]).toEqual([ErrorCode.UserCancelledError, []]);
  });

  test("that is taken away while the bank confirms still tells that it was paid", async () => {
    const { purchases, provider } = await openDomShop();
    provider.confirmed = new Promise(() => {});
    const bought = await rcPackage(purchases);
    const told: string[] = [];
    const app = (isOpen: boolean) => (
      <PurchasesProvider purchases={purchases}>
        {isOpen ? <Checkout rcPackage={bought} onFinished={() => told.push("paid")} /> : <Owned />}
      </PurchasesProvider>
    );
    const { show } = draw(app(true));
    await pay(provider);
    await until(() => provider.heard.some(([call]) => call === "confirmPayment"));
    show(app(false));
    await until(() => told.length === 1);
    await until(() => owned() === "pro lookbook");
  });

  test("tells when it was closed by code", async () => {
    const { purchases } = await openDomShop();
    const bought = await rcPackage(purchases);
    const told: string[] = [];
    const shown = () => document.querySelectorAll(".hpc-inline [data-step]").length;
    draw(
      <PurchasesProvider purchases={purchases}>
        <Checkout rcPackage={bought} onCancelled={() => told.push("cancelled")} />
      </PurchasesProvider>,
    );
    await until(() => shown() === 1);
    purchases.closeCheckout();
    await until(() => told.length === 1);
    expect([told, shown()]).toEqual([["cancelled"], 0]);
  });

  test("starts again for another package, after the one before has closed", async () => {
    const { purchases, wire } = await openDomShop();
    const { availablePackages } = (await purchases.getOfferings()).current!;
    const app = (at: number) => (
      <PurchasesProvider purchases={purchases}>
        <Checkout rcPackage={availablePackages[at]!} onFailed={(error) => expect(error).toBeNull()} />
      </PurchasesProvider>
    );
    const { show } = draw(app(0));
    const products = () =>
      wire.seen.flatMap((one) =>
        one.call.endsWith("/checkout/start") ? [(one.body as { product_id: string }).product_id] : [],
      );
    await until(() => products().length === 1);
    show(app(1));
    await until(() => products().length === 2);
    expect(products()).toEqual(["atelier_monthly", "lookbook"]);
  });
});

describe("a paywall in the page", () => {
  const sold = {
    body: {
      ...offerings,
      offerings: offerings.offerings.map((one) => ({ ...one, paywall_components: simplePaywall })),
    },
  };
  const press = async (name: string) => {
    const find = () =>
      [...document.querySelectorAll<HTMLElement>(".hpp-root button")].find(
        (one) => document.getElementById(one.getAttribute("aria-labelledby") ?? "")?.textContent === name,
      );
    await until(() => find() !== undefined);
    find()?.click();
  };

  test("that breaks while it is drawn is left out, and the page around it stays", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const { purchases } = await openDomShop();
    const badge = { style: "overlay", text_lid: "title" };
    const stack = { type: "stack", badge };
    const paywallComponents = { ...simplePaywall, components_config: { base: { stack } } };
    const offering = { ...(await purchases.getOfferings()).current!, paywallComponents };
    const { place } = draw(
      <PurchasesProvider purchases={purchases}>
        <h1>Shop</h1>
        <Paywall offering={offering} fallback="Ask at the counter" />
      </PurchasesProvider>,
    );
    await until(() => said.mock.calls.length > 0);
    expect(place.textContent).toBe("ShopAsk at the counter");
    vi.restoreAllMocks();
  });

  test("shows the current offering, and sells it in a checkout over the page", async () => {
    const { purchases, provider, calls } = await openDomShop({ "GET /v1/subscribers/ada/offerings": sold });
    const told: string[] = [];
    draw(
      <PurchasesProvider purchases={purchases}>
        <Paywall
          selectedLocale="en"
          skipSuccessPage
          fallback={<p>Just a moment</p>}
          onBack={() => told.push("back")}
          onPurchased={(result) => told.push(result.selectedPackage.identifier)}
          onPurchaseError={(error) => told.push(String(ErrorCode[error.errorCode]))}
        />
      </PurchasesProvider>,
    );
    expect(document.body.textContent).toContain("Just a moment");
    await press("Not now");
    await press("Subscribe");
    await until(() => document.querySelector('[data-testid="close-button"]') !== null);
    document.querySelector<HTMLElement>('[data-testid="close-button"]')?.click();
    await until(() => told.length === 2);
    await press("Subscribe");
    await pay(provider);
    await until(() => told.length === 3);
    expect([told, startsOf(calls())]).toEqual([["back", "UserCancelledError", "$rc_monthly"], 2]);
  });

  /** Two packages, and a button. */
  const choice = {
    ...simplePaywall,
    components_config: {
      base: {
        stack: {
          type: "stack",
          components: [
            ["$rc_monthly", true],
            ["$rc_forever", false],
          ]
            .map<unknown>(([package_id, is_selected_by_default]) => ({
              type: "package",
              package_id,
              is_selected_by_default,
              stack: { type: "stack", components: [{ type: "text", text_lid: "package" }] },
            }))
            .concat({
              type: "purchase_button",
              stack: { type: "stack", components: [{ type: "text", text_lid: "buy" }] },
            }),
        },
      },
    },
  };
  const selling = (paywall_components: unknown) => ({
    body: { ...offerings, offerings: offerings.offerings.map((one) => ({ ...one, paywall_components })) },
  });
  const forever = () => document.querySelectorAll<HTMLElement>('.hpp-root [role="radio"]')[1];

  test.each([
    ["stays while what is for sale is read anew", "later" as const],
    ["stays when that cannot be read", "hang up" as const],
    ["sells on where another customer is offered nothing", selling(null)],
  ])("whose customer logs in to buy %s", async (_what, offered) => {
    const read = Promise.withResolvers<WireAnswer>();
    const { purchases, wire, calls } = await openDomShop({
      "GET /v1/subscribers/ada/offerings": selling(choice),
      "GET /v1/subscribers/cara/offerings": offered === "later" ? read.promise : offered,
      "POST /v1/subscribers/identify": { body: customer },
    });
    onTestFinished(() => read.resolve("hang up"));
    const told: string[] = [];
    draw(
      <PurchasesProvider purchases={purchases}>
        <Paywall
          selectedLocale="en"
          onPurchaseInitiated={async (_wanted, proceed) => {
            await purchases.identifyUser("cara");
            await until(() => calls().includes("GET /v1/subscribers/cara/offerings"));
            proceed();
          }}
          onPurchaseError={(error) => told.push(String(ErrorCode[error.errorCode]))}
        />
      </PurchasesProvider>,
    );
    await until(() => forever() !== undefined);
    forever()?.click();
    await press("Subscribe");
    await until(() => document.querySelector(".hpc-layer [data-step]") !== null && startsOf(calls()) === 1);
    const started = wire.seen.find((one) => one.call.endsWith("/checkout/start"));
    expect(started?.body).toMatchObject({ app_user_id: "cara", product_id: "lookbook" });
    document.querySelector<HTMLElement>('[data-testid="close-button"]')?.click();
    await until(() => told.length > 0);
    expect(told).toEqual(["UserCancelledError"]);
    if (offered === "later") expect(forever()?.getAttribute("aria-checked")).toBe("true");
  });

  test("keeps what was chosen when another customer is offered the same", async () => {
    const { purchases, calls } = await openDomShop({
      "GET /v1/subscribers/ada/offerings": selling(choice),
      "GET /v1/subscribers/cara/offerings": selling({
        ...choice,
        components_localizations: { en_US: { package: "Anew", buy: "Subscribe" } },
      }),
      "POST /v1/subscribers/identify": { body: customer },
    });
    draw(
      <PurchasesProvider purchases={purchases}>
        <Paywall selectedLocale="en" />
      </PurchasesProvider>,
    );
    await until(() => forever() !== undefined);
    forever()?.click();
    await purchases.identifyUser("cara");
    await until(() => document.querySelector(".hpp-root")?.textContent?.includes("Anew") === true);
    expect([forever()?.getAttribute("aria-checked"), startsOf(calls())]).toEqual(["true", 0]);
  });

  test("that was taken away before its customer went on tells that nothing was bought", async () => {
    const { purchases, calls } = await openDomShop({ "GET /v1/subscribers/ada/offerings": sold });
    const told: string[] = [];
    let goOn: (() => void) | null = null;
    const app = (isOpen: boolean) => (
      <PurchasesProvider purchases={purchases}>
        {isOpen ? (
          <Paywall
            selectedLocale="en"
            onPurchaseInitiated={(_wanted, proceed) => {
              goOn = proceed;
            }}
            onPurchaseError={(error) => told.push(String(ErrorCode[error.errorCode]))}
          />
        ) : null}
      </PurchasesProvider>
    );
    const { show } = draw(app(true));
    await press("Subscribe");
    await until(() => goOn !== null);
    show(app(false));
    goOn!();
    await until(() => told.length > 0);
    expect([told, startsOf(calls())]).toEqual([["UserCancelledError"], 0]);
  });

  test("sells nothing while the app is at work, and leaves the buying to an app that wants it", async () => {
    const { purchases, calls } = await openDomShop({ "GET /v1/subscribers/ada/offerings": sold });
    const told: string[] = [];
    const app = (isBusy: boolean) => (
      <PurchasesProvider purchases={purchases}>
        <Paywall selectedLocale="en" isBusy={isBusy} onPurchaseInitiated={(wanted) => told.push(wanted.identifier)} />
      </PurchasesProvider>
    );
    const { show } = draw(app(true));
    await press("Subscribe");
    expect(told).toEqual([]);
    show(app(false));
    await press("Subscribe");
    expect([told, startsOf(calls())]).toEqual([["$rc_monthly"], 0]);
  });

  test("takes over what a server has drawn, and speaks the browser's language then", async () => {
    const { purchases } = await openDomShop();
    const initialOfferings = parseOfferings(sold.body, products.product_details);
    const app = (
      <PurchasesProvider purchases={purchases} initialOfferings={initialOfferings} initialCustomerInfo={nothingYet}>
        <Owned />
        <Paywall />
      </PurchasesProvider>
    );
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(app);
    expect(place.textContent).toContain("Wear what you love");
    const complaints: unknown[] = [];
    const root = hydrateRoot(place, app, { onRecoverableError: (error) => complaints.push(error) });
    await until(() => place.querySelector(".hpp-root") !== null);
    await purchases.getCustomerInfo();
    await until(() => owned() === "nothing");
    root.unmount();
    place.remove();
    expect(complaints).toEqual([]);
  });

  test("has no button back where nobody listens, and takes its checkout with it", async () => {
    const { purchases } = await openDomShop({ "GET /v1/subscribers/ada/offerings": sold });
    const told: string[] = [];
    const app = (isOpen: boolean) => (
      <PurchasesProvider purchases={purchases}>
        {isOpen ? <Paywall selectedLocale="en" onPurchaseError={(error) => told.push(String(error))} /> : null}
      </PurchasesProvider>
    );
    const { show } = draw(app(true));
    await press("Subscribe");
    await until(() => document.querySelector(".hpc-layer [data-step]") !== null);
    expect(document.querySelector(".hpp-root")?.textContent).not.toContain("Not now");
    show(app(false));
    await until(() => document.querySelector(".hpc-layer") === null);
    expect(told).toEqual([]);
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { parseOfferings } from "../offerings/parse-offerings.ts";
import { ErrorCode } from "../purchases.ts";
import { Paywall, PurchasesProvider } from "../react.ts";
import { openHappyDomCheckout, pay, until } from "../testing/happy-dom-checkout.ts";
import { customer, offerings, products } from "../testing/recorded-answers.ts";
import type { RecordedAnswer } from "../testing/recorded-server.ts";
import { cleanUp, draw, hydrate, nothingYet, Owned, owned, startsOf } from "../testing/render-react.tsx";
import { simplePaywall } from "../testing/simple-paywall.ts";

afterEach(cleanUp);

describe("a paywall in the page", () => {
  const soldOfferings = {
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
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const { purchases } = await openHappyDomCheckout();
    const badge = { style: "overlay", text_lid: "title" };
    const stack = { type: "stack", badge };
    const paywallComponents = { ...simplePaywall, components_config: { base: { stack } } };
    const offering = { ...defined((await purchases.getOfferings()).current), paywallComponents };
    const { place } = draw(
      <PurchasesProvider purchases={purchases}>
        <h1>Shop</h1>
        <Paywall offering={offering} fallback="Ask at the counter" />
      </PurchasesProvider>,
    );
    await until(() => report.mock.calls.length > 0);
    expect(place.textContent).toBe("ShopAsk at the counter");
    vi.restoreAllMocks();
  });

  test("shows the current offering, and sells it in a checkout over the page", async () => {
    const { purchases, provider, calls } = await openHappyDomCheckout({
      "GET /v1/subscribers/ada/offerings": soldOfferings,
    });
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
    const read = Promise.withResolvers<RecordedAnswer>();
    const { purchases, wire, calls } = await openHappyDomCheckout({
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
    const { purchases, calls } = await openHappyDomCheckout({
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

  test("that was unmounted before the purchase proceeded reports a cancellation", async () => {
    const { purchases, calls } = await openHappyDomCheckout({ "GET /v1/subscribers/ada/offerings": soldOfferings });
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
    const { purchases, calls } = await openHappyDomCheckout({ "GET /v1/subscribers/ada/offerings": soldOfferings });
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
    const { purchases } = await openHappyDomCheckout();
    const initialOfferings = parseOfferings(soldOfferings.body, products.product_details);
    const app = (
      <PurchasesProvider purchases={purchases} initialOfferings={initialOfferings} initialCustomerInfo={nothingYet}>
        <Owned />
        <Paywall />
      </PurchasesProvider>
    );
    const { place, complaints, unmount } = hydrate(app);
    expect(place.textContent).toContain("Wear what you love");
    await until(() => place.querySelector(".hpp-root") !== null);
    await purchases.getCustomerInfo();
    await until(() => owned() === "nothing");
    unmount();
    expect(complaints).toEqual([]);
  });

  test("has no back button without `onBack`, and closes its checkout when it is unmounted", async () => {
    const { purchases } = await openHappyDomCheckout({ "GET /v1/subscribers/ada/offerings": soldOfferings });
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

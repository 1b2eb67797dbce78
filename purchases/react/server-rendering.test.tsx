import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import type { PurchasesConfig } from "../configuration.ts";
import { parseCustomerInfo } from "../customers/parse-customer-info.ts";
import { parseOfferings } from "../offerings/parse-offerings.ts";
import { Purchases } from "../purchases.ts";
import { Checkout, Paywall, PurchasesProvider, useCustomerInfo, useOfferings } from "../react.ts";
import { customer, offerings, products } from "../testing/recorded-answers.ts";
import { simplePaywall } from "../testing/simple-paywall.ts";

const config: PurchasesConfig = { apiKey: "rcb_x", appUserId: "ada", httpConfig: { proxyURL: "http://127.0.0.1:9" } };

function Known() {
  const { customerInfo, isLoading } = useCustomerInfo();
  const { offerings: known, isLoading: areOfferingsLoading } = useOfferings();
  return (
    <p>
      {isLoading ? "loading" : Object.keys(customerInfo?.entitlements.active ?? {}).join()},
      {areOfferingsLoading ? "loading" : known?.current?.identifier}
    </p>
  );
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "");
const paid = offerings.offerings.map((one) => ({ ...one, paywall_components: simplePaywall }));
const soldOfferings = parseOfferings({ ...offerings, offerings: paid }, products.product_details);

test("there is no window", () => expect(typeof window).toBe("undefined"));

test("what is not known yet is loading, and nothing is requested", () => {
  const html = renderToString(
    <PurchasesProvider config={config}>
      <Known />
      <Paywall fallback="A moment" />
    </PurchasesProvider>,
  );
  expect(textOf(html)).toBe("loading,loadingA moment");
});

test("what was read before is drawn", () => {
  const html = renderToString(
    <PurchasesProvider
      config={config}
      initialCustomerInfo={parseCustomerInfo(customer)}
      initialOfferings={soldOfferings}
    >
      <Known />
    </PurchasesProvider>,
  );
  expect(textOf(html)).toBe("pro,lookbook,default");
});

test("customers of one server do not share an instance", () => {
  renderToString(<PurchasesProvider config={config} />);
  expect(Purchases.isConfigured()).toBe(false);
});

test("a paywall that cannot be drawn is left out, and the page around it stays", () => {
  const later = { components_config: { base: { stack: { type: "stack", components: [{ type: "hologram" }] } } } };
  const offering = { ...defined(soldOfferings.current), paywallComponents: later };
  const html = renderToString(
    <PurchasesProvider purchases={Purchases.create(config)} initialOfferings={soldOfferings}>
      <h1>Shop</h1>
      <Paywall offering={offering} fallback="Ask at the counter" />
    </PurchasesProvider>,
  );
  expect(textOf(html)).toBe("ShopAsk at the counter");
});

test("a paywall is drawn, and a checkout waits for the browser", () => {
  const html = renderToString(
    <PurchasesProvider purchases={Purchases.create(config)} initialOfferings={soldOfferings}>
      <Paywall className="offer" />
      <Checkout className="till" rcPackage={defined(defined(soldOfferings.current).monthly)} />
    </PurchasesProvider>,
  );
  expect(textOf(html)).toContain("Wear what you love");
  expect(html).toContain('<div class="till"></div>');
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { ErrorCode, type Purchases } from "../purchases.ts";
import { Checkout, PurchasesProvider } from "../react.ts";
import { openHappyDomCheckout, pay, until } from "../testing/happy-dom-checkout.ts";
import { cleanUp, draw, Owned, owned, rcPackage, startsOf } from "../testing/render-react.tsx";

afterEach(cleanUp);

/** Aborts a purchase as soon as its checkout is open. @returns the error's code */
async function abortedPurchase(purchases: Purchases): Promise<ErrorCode> {
  const closing = new AbortController();
  const code = purchases
    .purchase({ rcPackage: await rcPackage(purchases), signal: closing.signal })
    .catch((error) => error.errorCode);
  await until(() => document.querySelector(".hpc-layer [data-step]") !== null);
  closing.abort();
  return code;
}

describe("a checkout in the page", () => {
  test("is one purchase, however strict React is", async () => {
    const { purchases, provider, calls } = await openHappyDomCheckout();
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

  test("closes when it is unmounted, without a callback", async () => {
    const { purchases } = await openHappyDomCheckout();
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
    expect(await abortedPurchase(purchases)).toBe(ErrorCode.UserCancelledError);
    expect(told).toEqual([]);
  });

  test("that is unmounted during the confirmation still reports the payment", async () => {
    const { purchases, provider } = await openHappyDomCheckout();
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
    await until(() => provider.received.some(([call]) => call === "confirmPayment"));
    show(app(false));
    await until(() => told.length === 1);
    await until(() => owned() === "pro lookbook");
  });

  test("reports when it was closed by code", async () => {
    const { purchases } = await openHappyDomCheckout();
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
    const { purchases, wire } = await openHappyDomCheckout();
    const { availablePackages } = defined((await purchases.getOfferings()).current);
    const app = (at: number) => (
      <PurchasesProvider purchases={purchases}>
        <Checkout rcPackage={defined(availablePackages[at])} onFailed={(error) => expect(error).toBeNull()} />
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

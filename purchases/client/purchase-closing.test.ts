// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { Purchases } from "../purchases.ts";
import { openHappyDomCheckout, pay, until, waitForPaymentForm } from "../testing/happy-dom-checkout.ts";
import { buys, cancelled, layers, startOf } from "../testing/happy-dom-purchase.ts";

afterEach(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  history.replaceState(null, "", "/");
});

describe("closing from code", () => {
  test.each([
    ["as soon as it is on the page", async () => until(() => layers() === 1)],
    ["when its form is there", waitForPaymentForm],
  ])("%s", async (_, isThere) => {
    const shop = await openHappyDomCheckout();
    const { ended } = await buys(shop);
    await isThere(shop.provider);
    shop.purchases.closeCheckout();
    expect(await ended).toEqual(cancelled);
    expect(layers()).toBe(0);
  });

  test("by the purchase's own signal", async () => {
    const shop = await openHappyDomCheckout();
    const closing = new AbortController();
    const { ended } = await buys(shop, { signal: closing.signal });
    await waitForPaymentForm(shop.provider);
    closing.abort();
    expect(await ended).toEqual(cancelled);
  });

  test("before it began: nothing is drawn and nothing is started", async () => {
    const shop = await openHappyDomCheckout();
    const { ended } = await buys(shop, { signal: AbortSignal.abort() });
    expect(await ended).toEqual(cancelled);
    expect(startOf(shop)).toBeUndefined();
  });

  test("by keys while the money moves takes no further step in the browser's history", async () => {
    const shop = await openHappyDomCheckout();
    const steps = vi.spyOn(history, "pushState");
    let confirm = () => {};
    shop.provider.confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    const { ended } = await buys(shop);
    await pay(shop.provider);
    await until(() => shop.provider.received.some(([call]) => call === "confirmPayment"));
    const card = document.querySelector('[role="dialog"]');
    for (const key of ["Escape", "Escape"]) card?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    expect([layers(), steps.mock.calls.length]).toEqual([1, 1]);
    confirm();
    await ended;
    steps.mockRestore();
  });

  test("where the browser keeps no history is possible all the same", async () => {
    const shop = await openHappyDomCheckout();
    const steps = vi.spyOn(history, "pushState").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    const { ended } = await buys(shop);
    await waitForPaymentForm(shop.provider);
    document.querySelector<HTMLElement>('[data-testid="close-button"]')?.click();
    expect(await ended).toEqual(cancelled);
    expect(layers()).toBe(0);
    steps.mockRestore();
  });

  test("while the money moves waits for the outcome, which is reported as a purchase", async () => {
    const shop = await openHappyDomCheckout();
    let confirm = () => {};
    shop.provider.confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    const { ended } = await buys(shop, { skipSuccessPage: false });
    await pay(shop.provider);
    await until(() => shop.provider.received.some(([call]) => call === "confirmPayment"));
    shop.purchases.closeCheckout();
    expect(layers()).toBe(1);
    confirm();
    // Nobody has to press Continue any more.
    expect(await ended).toMatchObject({ value: { storeTransaction: { storeTransactionId: "txn_1" } } });
    expect(layers()).toBe(0);
  });

  test("polls the billing service where the app removed the element with the fields", async () => {
    const shop = await openHappyDomCheckout();
    shop.provider.confirmed = new Promise(() => {});
    const htmlTarget = document.body.appendChild(document.createElement("div"));
    const { ended } = await buys(shop, { htmlTarget });
    await pay(shop.provider);
    await until(() => shop.provider.received.some(([call]) => call === "confirmPayment"));
    htmlTarget.remove();
    shop.purchases.closeCheckout();
    expect(await ended).toHaveProperty("value");
  });

  test("close() closes a checkout too, and the instance is no longer shared", async () => {
    const shop = await openHappyDomCheckout();
    const { ended } = await buys(shop);
    shop.purchases.close();
    expect(await ended).toEqual(cancelled);
    expect(Purchases.isConfigured()).toBe(false);
  });
});

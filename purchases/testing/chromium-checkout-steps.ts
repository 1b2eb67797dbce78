import { expect, vi } from "vitest";
import { ErrorCode } from "../errors.ts";
import { ChromiumCustomer, nothingLeft } from "./chromium-customer.ts";
import { browser, newAppUserId, shop } from "./chromium-shop.ts";
import type { ShopKey } from "./shop-server.ts";

export interface Test {
  onTestFinished(clean: () => Promise<void>): void;
}

/** Each test has a page and a customer of its own, so that they can run concurrently. */
export async function openCustomer(
  { onTestFinished }: Test,
  { name = newAppUserId(), key = "rcb_sb_boutique" as ShopKey } = {},
) {
  const ada = await ChromiumCustomer.open(browser, shop, name, undefined, onTestFinished);
  if (key !== "rcb_sb_boutique") await ada.configures(key, name);
  return ada;
}

export const calls = {
  code: /\/assets\/open-checkout-[^/]+\.js$/,
  language: /\/assets\/de-[^/]+\.js$/,
  branding: /\/v1\/branding$/,
  start: /\/checkout\/start$/,
  script: /\/gateway\/stripe\.js/,
  taxes: /\/calculate_taxes$/,
  token: /\/confirmation_tokens$/,
  complete: /\/complete$/,
  confirm: /\/payment_intents\/[^/]+\/confirm$/,
  status: /\/checkout\/op_[^/]+$/,
  customer: /\/subscribers\/customer-\d+$/,
};

export const paid = { paid: { entitlements: ["pro"] } };
export const refused = (code: number) => ({ refused: { code } });
export const cancelled = refused(ErrorCode.UserCancelledError);

/** Expects an outcome, a number of charges and a restored page. */
export async function ends(ada: ChromiumCustomer, how: { told: object; charges: number; at?: number }) {
  expect(await ada.purchaseReport(how.at)).toMatchObject(how.told);
  expect(await shop.charges(ada.name)).toBe(how.charges);
  expect(await ada.leftovers()).toEqual(nothingLeft);
  expect(ada.consoleErrors).toEqual([]);
}

/** Like `expect.poll`, which does not work in concurrent tests. */
export const becomes = <Value>(read: () => Value | Promise<Value>, wanted: Value) =>
  vi.waitFor(async () => expect(await read()).toBe(wanted), { timeout: 30_000 });

export const asked = (ada: ChromiumCustomer, pattern: RegExp) =>
  ada.requestedUrls.filter((url) => pattern.test(url)).length;
export const notice = (ada: ChromiumCustomer) => ada.page.getByTestId("form-notice");
export const networkError = "Network error. Please check your internet connection.";
export const enabledPay = '[data-testid="PayButton"]:enabled';

/** Opens a checkout and fills its form. */
export async function atForm(given: Test, key?: ShopKey) {
  const ada = await openCustomer(given, key ? { key } : {});
  await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
  await ada.fillsForm();
  return ada;
}

/** Resolves when the page's own `popstate` listener is called. */
export const hostHearsBack = (ada: ChromiumCustomer) =>
  ada.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("popstate", () => resolve(), { once: true });
        history.pushState({}, "");
        history.back();
      }),
  );

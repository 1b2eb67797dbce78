import { expect } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { ErrorCode, type Package, type PurchaseParams, PurchasesError } from "../purchases.ts";
import { type openHappyDomCheckout, until } from "./happy-dom-checkout.ts";

export type HappyDomCheckout = Awaited<ReturnType<typeof openHappyDomCheckout>>;

export async function monthly({ purchases }: HappyDomCheckout): Promise<Package> {
  return defined(defined((await purchases.getOfferings()).current).monthly);
}

export async function buys(shop: HappyDomCheckout, params: Partial<PurchaseParams> = {}) {
  const rcPackage = await monthly(shop);
  return { ended: settled(shop.purchases.purchase({ rcPackage, skipSuccessPage: true, ...params })) };
}

/** Keeps an early rejection from being reported as unhandled. */
export function settled<Value>(promise: Promise<Value>) {
  return promise.then(
    (value) => ({ value }),
    (cause: unknown) => {
      if (!(cause instanceof PurchasesError)) throw cause;
      return { refusal: { code: cause.errorCode, message: cause.message } };
    },
  );
}

export const cancelled = { refusal: { code: ErrorCode.UserCancelledError, message: expect.any(String) } };

export function startOf({ wire }: HappyDomCheckout, at = 0) {
  const starts = wire.seen.filter((one) => one.call === "POST /rcbilling/v1/checkout/start");
  return starts[at]?.body as Record<string, unknown> | undefined;
}

/** Starts and cancels a purchase. @returns the body of the start request */
export async function started(shop: HappyDomCheckout, params: Partial<PurchaseParams> = {}, at = 0) {
  const { ended } = await buys(shop, params);
  await until(() => startOf(shop, at) !== undefined);
  shop.purchases.closeCheckout();
  expect(await ended).toEqual(cancelled);
  return startOf(shop, at);
}

export const layers = () => document.querySelectorAll(".hpc-layer, .hpc-inline").length;

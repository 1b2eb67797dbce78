// Uses what only this SDK has, so it does not compile against the reference client. See reference-client.test.ts.
import type { Purchases } from "@hemline/purchases";

export const asks = (purchases: Purchases) => purchases.presentPaywall();

// What only this SDK has: it does not compile against the client that came before. See reference-client.test.ts.
import type { Purchases } from "@hemline/purchases";

export const asks = (purchases: Purchases) => purchases.presentPaywall();

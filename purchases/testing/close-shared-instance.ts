import { afterAll } from "vitest";
import { Purchases } from "../purchases.ts";

/** Test files share their workers, and with them the instance of `Purchases`: each file starts without one. */
afterAll(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
});

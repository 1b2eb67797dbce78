import { afterAll } from "vitest";
import { Purchases } from "../purchases.ts";

/** Test files share their workers, and with them the document and the instance of `Purchases`: each starts without. */
afterAll(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  if (typeof document !== "undefined") document.body.replaceChildren();
});

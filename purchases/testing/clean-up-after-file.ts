import { afterAll } from "vitest";
import { Purchases } from "../purchases.ts";

/**
 * Test files share their workers, and with them the document, the entry of the history and the instance of
 * `Purchases`: each starts without.
 */
afterAll(() => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

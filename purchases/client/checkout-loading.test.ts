// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { Purchases } from "../purchases.ts";
import { openHappyDomCheckout, until, waitForPaymentForm } from "../testing/happy-dom-checkout.ts";
import { started } from "../testing/recorded-answers.ts";
import type { RecordedAnswer } from "../testing/recorded-server.ts";

afterEach(() => Purchases.getSharedInstance().close());

const start = "POST /rcbilling/v1/checkout/start";

/** Ada opens a checkout; the answer is every step that a card was drawn in. */
async function adaBuys(answer?: Promise<RecordedAnswer>) {
  const shop = await openHappyDomCheckout(answer ? { [start]: answer } : {});
  const rcPackage = defined(defined((await shop.purchases.getOfferings()).current).monthly);
  const drawn = new Set<string | undefined>();
  const watching = new MutationObserver(() =>
    drawn.add(document.querySelector<HTMLElement>(".hpc-card")?.dataset.step),
  );
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  const ended = shop.purchases.purchase({ rcPackage }).catch(() => {});
  onTestFinished(async () => {
    watching.disconnect();
    shop.purchases.closeCheckout();
    await ended;
  });
  return { shop, drawn };
}

/** However busy the machine, the wait is not long enough yet to be drawn. */
function holdsPatience() {
  const later = globalThis.setTimeout;
  vi.spyOn(performance, "now").mockReturnValue(0);
  vi.stubGlobal("setTimeout", (work: () => void, ms = 0) => (ms === 200 ? 0 : later(work, ms)));
  onTestFinished(() => void vi.restoreAllMocks().unstubAllGlobals());
}

test("a start that is answered soon leads to the form at once, with no page of waiting before it", async () => {
  holdsPatience();
  const { shop, drawn } = await adaBuys();
  await waitForPaymentForm(shop.provider);
  await until(() => document.querySelector('.hpc-form[data-hidden="false"]') !== null);
  expect([...drawn].filter(Boolean)).toEqual(["payment-entry"]);
});

test("a start that takes its time is waited for on a page that says so", async () => {
  const { promise, resolve } = Promise.withResolvers<RecordedAnswer>();
  const { shop, drawn } = await adaBuys(promise);
  await until(() => drawn.has("payment-entry-loading"));
  expect(document.querySelector(".hpc-card [role=status]")?.textContent).toBe("Preparing the checkout");
  resolve({ body: started });
  await waitForPaymentForm(shop.provider);
  await until(() => drawn.has("payment-entry"));
});

test("of the provider's fields the card's, which are the most to load, begin first", async () => {
  const { shop } = await adaBuys();
  await waitForPaymentForm(shop.provider);
  const mounted = shop.provider.received.filter(([call]) => call === "mount").map(([, field]) => field);
  expect(mounted).toEqual(["payment", "linkAuthentication", "expressCheckout"]);
});

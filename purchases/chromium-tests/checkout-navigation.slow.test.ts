import { describe, expect, test, vi } from "vitest";
import { ErrorCode } from "../errors.ts";
import {
  asked,
  atForm,
  becomes,
  calls,
  cancelled,
  ends,
  hostHearsBack,
  networkError,
  notice,
  openCustomer,
  paid,
  refused,
  type Test,
} from "../testing/chromium-checkout-steps.ts";
import type { ChromiumCustomer } from "../testing/chromium-customer.ts";
import { openShopInChromium, shop } from "../testing/chromium-shop.ts";

openShopInChromium();

// Three pages beside each other keep two cores busy; on a machine with other work each of them takes its time.
vi.setConfig({ maxConcurrency: 3, testTimeout: 90_000 });

describe.concurrent("the browser's step back", () => {
  test.for(["branding", "start", "script"] as const)("while the %s is still loading", async (call, given) => {
    const ada = await openCustomer(given);
    const release = await ada.delaysCalls(calls[call]);
    await ada.startsPurchase("$rc_monthly");
    await ada.page.locator('.hpc-main[aria-busy="true"]').waitFor();
    await ada.page.goBack();
    await ends(ada, { told: cancelled, charges: 0 });
    release();
    await hostHearsBack(ada);
  });

  test("while the form is filled in", async (given) => {
    const ada = await atForm(given);
    await ada.page.goBack();
    await ends(ada, { told: cancelled, charges: 0 });
    await hostHearsBack(ada);
  });

  test.for(["token", "complete"] as const)("before the money moves, at %s, cancels", async (call, given) => {
    const ada = await atForm(given, "rcb_sb_taxed");
    const release = await ada.delaysCalls(calls[call], { side: "after" });
    await Promise.all([ada.page.waitForRequest(calls[call]), ada.pay.click()]);
    await ada.page.goBack();
    release();
    await ends(ada, { told: cancelled, charges: 0 });
    expect(asked(ada, calls.confirm)).toBe(0);
    await hostHearsBack(ada);
  });

  test.for(["confirm", "status"] as const)("while it moves, at %s, waits for what comes of it", async (call, given) => {
    const ada = await atForm(given);
    const release = await ada.delaysCalls(calls[call]);
    await Promise.all([ada.page.waitForRequest(calls[call]), ada.pay.click()]);
    for (const _ of [1, 2]) {
      await ada.page.goBack();
      // The step is taken again: until then the next one would leave the page.
      await ada.page.waitForFunction(() => Object.hasOwn((history.state as object | null) ?? {}, "hemlineCheckout"));
    }
    expect(await ada.page.evaluate(() => window.shop.reports)).toEqual([undefined]);
    release();
    await ends(ada, { told: paid, charges: 1 });
    await hostHearsBack(ada);
  });

  test("during the review of a changed price", async (given) => {
    const ada = await atReview(given);
    await ada.page.goBack();
    await ends(ada, { told: cancelled, charges: 0 });
  });

  test("on the success page is a finished purchase", async (given) => {
    const ada = await openCustomer(given);
    await ada.startsPurchase("$rc_monthly");
    await ada.fillsForm();
    await ada.pay.click();
    await ada.sees("Payment complete");
    await ada.page.goBack();
    await ends(ada, { told: paid, charges: 1 });
    await hostHearsBack(ada);
  });

  test("on the error page is a failed one", async (given) => {
    const ada = await openCustomer(given);
    await ada.losesConnection(calls.start);
    await ada.startsPurchase("$rc_monthly");
    await ada.sees(networkError);
    await ada.page.goBack();
    await ends(ada, { told: refused(ErrorCode.NetworkError), charges: 0 });
    await hostHearsBack(ada);
  });
});

/** The customer moved, the tax could not be asked for, and when paying it turns out to have changed the price. */
async function atReview(given: Test) {
  const ada = await atForm(given, "rcb_sb_taxed");
  await ada.pay.getByText("€4.76").waitFor();
  await ada.losesConnection(calls.taxes);
  await ada.card.locator("#country").selectOption("FR");
  await notice(ada).waitFor();
  await ada.pay.click();
  await ada.page.getByTestId("price-update").waitFor();
  return ada;
}

test("a changed price is reviewed, and then paid once", async (given) => {
  const ada = await atReview(given);
  expect(asked(ada, calls.complete)).toBe(0);
  await ada.pay.click();
  await ends(ada, { told: paid, charges: 1 });
});

describe.concurrent("a page that is reloaded during a payment", () => {
  /** Pays until `call` is under way, and comes back to a new page. */
  const comesBack = async (given: Test, call: keyof typeof calls, side: "before" | "after") => {
    const ada = await atForm(given);
    const release = await ada.delaysCalls(calls[call], { side });
    await Promise.all([ada.page.waitForRequest(calls[call]), ada.pay.click()]);
    if (side === "after") await becomes(() => shop.charges(ada.name), 1);
    await shop.runPendingJobs();
    await ada.page.reload();
    release();
    await ada.configures("rcb_sb_boutique", ada.name);
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    return ada;
  };

  test.for(["complete", "confirm"] as const)("before %s was heard: it is paid now", async (call, given) => {
    const ada = await comesBack(given, call, "before");
    await ada.fillsForm();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for(["confirm", "status"] as const)("after %s was heard: it is bought already", async (call, given) => {
    const ada = await comesBack(given, call, "after");
    await ada.clicks("Go to Boutique");
    await ends(ada, { told: refused(ErrorCode.ProductAlreadyPurchasedError), charges: 1 });
  });
});

describe.concurrent("a checkout inside the page, closed from code", () => {
  const ways = ["close", "abort"] as const;
  const leaves = (ada: ChromiumCustomer, way: (typeof ways)[number]) =>
    ada.page.evaluate((name) => window.shop[name](), way);
  const inside = { isEmbedded: true, skipSuccessPage: true };

  test.for(ways)("while it loads (%s)", async (way, given) => {
    const ada = await openCustomer(given);
    const release = await ada.delaysCalls(calls.start);
    await ada.startsPurchase("$rc_monthly", inside);
    await ada.page.locator(".hpc-inline").waitFor();
    await leaves(ada, way);
    await ends(ada, { told: cancelled, charges: 0 });
    release();
  });

  test.for(["code", "language", "branding"] as const)(
    "while the %s is on its way for ever, and nothing comes of what arrives later",
    async (call, given) => {
      const ada = await openCustomer(given);
      const release = await ada.delaysCalls(calls[call]);
      await ada.startsPurchase("$rc_monthly", { ...inside, selectedLocale: "de" });
      await becomes(() => asked(ada, calls[call]) > 0, true);
      await leaves(ada, "abort");
      await ends(ada, { told: cancelled, charges: 0 });
      release();
      await ada.page.waitForLoadState("networkidle");
      await ends(ada, { told: cancelled, charges: 0 });
    },
  );

  test.for(ways)("while the form is open (%s)", async (way, given) => {
    const ada = await openCustomer(given);
    await ada.startsPurchase("$rc_monthly", inside);
    await ada.pay.waitFor();
    await leaves(ada, way);
    await ends(ada, { told: cancelled, charges: 0 });
  });

  test("before the money moves", async (given) => {
    const ada = await openCustomer(given);
    await ada.startsPurchase("$rc_monthly", inside);
    await ada.fillsForm();
    const release = await ada.delaysCalls(calls.complete, { side: "after" });
    await Promise.all([ada.page.waitForRequest(calls.complete), ada.pay.click()]);
    await leaves(ada, "abort");
    release();
    await ends(ada, { told: cancelled, charges: 0 });
  });

  test.for(["confirm", "status"] as const)("while it moves, at %s, waits for what comes of it", async (call, given) => {
    const ada = await openCustomer(given);
    await ada.startsPurchase("$rc_monthly", inside);
    await ada.fillsForm();
    const release = await ada.delaysCalls(calls[call]);
    await Promise.all([ada.page.waitForRequest(calls[call]), ada.pay.click()]);
    await leaves(ada, "abort");
    release();
    await ends(ada, { told: paid, charges: 1 });
  });

  test("on the success page is a finished purchase", async (given) => {
    const ada = await openCustomer(given);
    await ada.startsPurchase("$rc_monthly", { isEmbedded: true });
    await ada.fillsForm();
    await ada.pay.click();
    await ada.sees("Payment complete");
    await leaves(ada, "abort");
    await ends(ada, { told: paid, charges: 1 });
  });

  test("on the error page is a failed one", async (given) => {
    const ada = await openCustomer(given);
    await ada.losesConnection(calls.start);
    await ada.startsPurchase("$rc_monthly", inside);
    await ada.sees(networkError);
    await leaves(ada, "abort");
    await ends(ada, { told: refused(ErrorCode.NetworkError), charges: 0 });
  });
});

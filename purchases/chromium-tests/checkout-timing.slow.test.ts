import { describe, expect, test, vi } from "vitest";
import { ErrorCode } from "../errors.ts";
import {
  asked,
  atForm,
  calls,
  cancelled,
  enabledPay,
  ends,
  networkError,
  notice,
  openCustomer,
  paid,
  refused,
} from "../testing/chromium-checkout-steps.ts";
import { openShopInChromium, shop } from "../testing/chromium-shop.ts";

openShopInChromium();

// Three pages beside each other keep two cores busy; on a machine with other work each of them takes its time.
vi.setConfig({ maxConcurrency: 3, testTimeout: 90_000 });

describe.concurrent("a slow connection", () => {
  test.for(["branding", "start", "script"] as const)(
    "to the %s: it says so, and nothing can be paid",
    async (call, given) => {
      const ada = await openCustomer(given);
      const release = await ada.delaysCalls(calls[call]);
      await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
      await ada.page.getByRole("status").filter({ hasText: "Preparing the checkout" }).waitFor();
      expect(await ada.pay.isVisible()).toBe(false);
      release();
      await ada.pay.waitFor();
      await ada.clicks("Back");
      await ends(ada, { told: cancelled, charges: 0 });
    },
  );

  test("during a tax calculation: the button waits with it", async (given) => {
    const ada = await openCustomer(given, { key: "rcb_sb_taxed" });
    const release = await ada.delaysCalls(calls.taxes);
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.email.fill("ada@example.org");
    await ada.entersCard();
    await ada.page.locator(".hpc-skeleton").first().waitFor();
    expect(await ada.pay.isDisabled()).toBe(true);
    release();
    await ada.page.locator(enabledPay).waitFor();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for(["complete", "confirm", "status"] as const)(
    "while paying, at %s: it says so, and pressing again does nothing",
    async (call, given) => {
      const ada = await atForm(given);
      const release = await ada.delaysCalls(calls[call]);
      await Promise.all([ada.page.waitForRequest(calls[call]), ada.pay.dblclick()]);
      await ada.page.getByRole("status").filter({ hasText: "Processing your payment" }).waitFor();
      expect(await ada.pay.isDisabled()).toBe(true);
      await ada.pay.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
      await ada.email.press("Enter");
      release();
      await ends(ada, { told: paid, charges: 1 });
      expect([asked(ada, calls.complete), asked(ada, calls.confirm)]).toEqual([1, 1]);
    },
  );

  test("to the customer after the payment: the success page is shown, and the purchase is reported with its entitlements", async (given) => {
    const ada = await openCustomer(given);
    await ada.startsPurchase("$rc_monthly");
    await ada.fillsForm();
    const release = await ada.delaysCalls(calls.customer);
    await ada.pay.click();
    await ada.clicks("Continue");
    expect(await ada.page.evaluate(() => window.shop.reports)).toEqual([undefined]);
    release();
    await ends(ada, { told: paid, charges: 1 });
  });
});

test("a purchase is started, and the provider's script fetched, while the checkout's code is on its way", async (given) => {
  const ada = await openCustomer(given);
  const release = await ada.delaysCalls(calls.code);
  await ada.startsPurchase("$rc_monthly");
  await expect.poll(() => asked(ada, calls.start)).toBe(1);
  await expect.poll(() => asked(ada, calls.script)).toBeGreaterThan(0);
  release();
  await ada.pay.waitFor();
  expect(asked(ada, calls.start)).toBe(1);
  await ada.clicks("Back");
  await ends(ada, { told: cancelled, charges: 0 });
});

describe.concurrent("pressed twice", () => {
  test("pay, with a tax calculation in between", async (given) => {
    const ada = await atForm(given, "rcb_sb_taxed");
    await ada.pay.dblclick();
    await ends(ada, { told: paid, charges: 1 });
    expect([asked(ada, calls.complete), asked(ada, calls.confirm)]).toEqual([1, 1]);
  });

  test("try again after a start that failed", async (given) => {
    const ada = await openCustomer(given);
    await ada.losesConnection(calls.start);
    await ada.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await ada.sees(networkError);
    await ada.page.getByRole("button", { name: "Try again" }).dblclick();
    await ada.fillsForm();
    expect(asked(ada, calls.start)).toBe(2);
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test("try again while paying", async (given) => {
    const ada = await atForm(given);
    await ada.losesConnection(calls.complete);
    await ada.pay.click();
    await notice(ada).getByRole("button").dblclick();
    await ends(ada, { told: paid, charges: 1 });
    expect([asked(ada, calls.complete), asked(ada, calls.confirm)]).toEqual([2, 1]);
  });
});

describe.concurrent("two tabs of one customer", () => {
  test("one pays, and the other says that it is bought already", async (given) => {
    const ada = await atForm(given);
    const again = await openCustomer(given, { name: ada.name });
    await again.startsPurchase("$rc_monthly");
    await again.fillsForm();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
    await again.pay.click();
    await again.sees("You already subscribed to Boutique, month by month");
    await again.clicks("Go to Boutique");
    await ends(again, { told: refused(ErrorCode.ProductAlreadyPurchasedError), charges: 1 });
  });

  test("both pay in the same moment: one has bought, and what the other paid goes back whole", async (given) => {
    const ada = await atForm(given);
    const again = await openCustomer(given, { name: ada.name });
    await again.startsPurchase("$rc_monthly", { skipSuccessPage: true });
    await again.fillsForm();
    await Promise.all([ada.pay.click(), again.pay.click()]);
    const ended = await Promise.all(
      [ada, again].map(async (one) => {
        const button = one.page.getByRole("button", { name: "Go to Boutique" });
        await Promise.race([one.purchaseReport(), button.waitFor()]);
        if (await button.isVisible()) await button.click();
        return one.purchaseReport();
      }),
    );
    expect(ended.filter((one) => "paid" in one)).toHaveLength(1);
    expect(ended.filter((one) => "refused" in one)).toMatchObject([refused(ErrorCode.ProductAlreadyPurchasedError)]);
    await shop.runPendingJobs();
    expect(await shop.unrefundedCharges(ada.name)).toBe(1);
  });
});

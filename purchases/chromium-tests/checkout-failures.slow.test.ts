import { describe, expect, test, vi } from "vitest";
import { ErrorCode } from "../errors.ts";
import { browser, newUserId, openShopInChromium, shop } from "../testing/chromium-shop.ts";
import type { ShopKey } from "../testing/shop-server.ts";
import { Customer, nothingLeft } from "../testing/test-customer.ts";

openShopInChromium();

// Three pages beside each other keep two cores busy; on a machine with other work each of them takes its time.
vi.setConfig({ maxConcurrency: 3, testTimeout: 90_000 });

interface Test {
  onTestFinished(clean: () => Promise<void>): void;
}

/** Each test has a page and a customer of its own, so that they can go on beside each other. */
async function somebody({ onTestFinished }: Test, { name = newUserId(), key = "rcb_sb_boutique" as ShopKey } = {}) {
  const ada = await Customer.arrives(browser, shop, name, undefined, onTestFinished);
  if (key !== "rcb_sb_boutique") await ada.comesWith(key, name);
  return ada;
}

const calls = {
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

const paid = { paid: { entitlements: ["pro"] } };
const refused = (code: number) => ({ refused: { code } });
const cancelled = refused(ErrorCode.UserCancelledError);

/** How a purchase ended, how often it was paid, and that the page is as it was. */
async function ends(ada: Customer, how: { told: object; charges: number; at?: number }) {
  expect(await ada.isTold(how.at)).toMatchObject(how.told);
  expect(await shop.charges(ada.name)).toBe(how.charges);
  expect(await ada.leftovers()).toEqual(nothingLeft);
  expect(ada.said).toEqual([]);
}

/** Looks again until it is so. `expect.poll` knows its test only where no other goes on beside it. */
const becomes = <Value>(look: () => Value | Promise<Value>, wanted: Value) =>
  vi.waitFor(async () => expect(await look()).toBe(wanted), { timeout: 30_000 });

const asked = (ada: Customer, pattern: RegExp) => ada.asked.filter((url) => pattern.test(url)).length;
const notice = (ada: Customer) => ada.page.getByTestId("form-notice");
const networkError = "Network error. Please check your internet connection.";
const enabledPay = '[data-testid="PayButton"]:enabled';

/** A form that is filled, and paying ends the checkout. */
async function atForm(given: Test, key?: ShopKey) {
  const ada = await somebody(given, key ? { key } : {});
  await ada.buys("$rc_monthly", { skipSuccessPage: true });
  await ada.fillsEverything();
  return ada;
}

/** Resolves when the page's own code hears of a step back; never while a listener of ours keeps it from that. */
const hostHearsBack = (ada: Customer) =>
  ada.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("popstate", () => resolve(), { once: true });
        history.pushState({}, "");
        history.back();
      }),
  );

describe.concurrent("a slow line", () => {
  test.for(["branding", "start", "script"] as const)(
    "to the %s: it says so, and nothing can be paid",
    async (call, given) => {
      const ada = await somebody(given);
      const release = await ada.holds(calls[call]);
      await ada.buys("$rc_monthly", { skipSuccessPage: true });
      await ada.page.getByRole("status").filter({ hasText: "Preparing the checkout" }).waitFor();
      expect(await ada.pay.isVisible()).toBe(false);
      release();
      await ada.pay.waitFor();
      await ada.presses("Back");
      await ends(ada, { told: cancelled, charges: 0 });
    },
  );

  test("while the tax is asked for: the button waits with it", async (given) => {
    const ada = await somebody(given, { key: "rcb_sb_taxed" });
    const release = await ada.holds(calls.taxes);
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.email.fill("ada@example.org");
    await ada.givesCard();
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
      const release = await ada.holds(calls[call]);
      await Promise.all([ada.page.waitForRequest(calls[call]), ada.pay.dblclick()]);
      await ada.page.getByRole("status").filter({ hasText: "Processing the payment" }).waitFor();
      expect(await ada.pay.isDisabled()).toBe(true);
      await ada.pay.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
      await ada.email.press("Enter");
      release();
      await ends(ada, { told: paid, charges: 1 });
      expect([asked(ada, calls.complete), asked(ada, calls.confirm)]).toEqual([1, 1]);
    },
  );

  test("to the customer after the payment: the success is seen, and the purchase is told with what was bought", async (given) => {
    const ada = await somebody(given);
    await ada.buys("$rc_monthly");
    await ada.fillsEverything();
    const release = await ada.holds(calls.customer);
    await ada.pay.click();
    await ada.presses("Continue");
    expect(await ada.page.evaluate(() => window.shop.told)).toEqual([undefined]);
    release();
    await ends(ada, { told: paid, charges: 1 });
  });
});

test("a purchase is started, and the provider's script fetched, while the checkout's code is on its way", async (given) => {
  const ada = await somebody(given);
  const release = await ada.holds(calls.code);
  await ada.buys("$rc_monthly");
  await expect.poll(() => asked(ada, calls.start)).toBe(1);
  await expect.poll(() => asked(ada, calls.script)).toBeGreaterThan(0);
  release();
  await ada.pay.waitFor();
  expect(asked(ada, calls.start)).toBe(1);
  await ada.presses("Back");
  await ends(ada, { told: cancelled, charges: 0 });
});

describe.concurrent("pressed twice", () => {
  test("pay, where taxes are asked for in between", async (given) => {
    const ada = await atForm(given, "rcb_sb_taxed");
    await ada.pay.dblclick();
    await ends(ada, { told: paid, charges: 1 });
    expect([asked(ada, calls.complete), asked(ada, calls.confirm)]).toEqual([1, 1]);
  });

  test("try again after a start that failed", async (given) => {
    const ada = await somebody(given);
    await ada.losesLine(calls.start);
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.sees(networkError);
    await ada.page.getByRole("button", { name: "Try again" }).dblclick();
    await ada.fillsEverything();
    expect(asked(ada, calls.start)).toBe(2);
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test("try again while paying", async (given) => {
    const ada = await atForm(given);
    await ada.losesLine(calls.complete);
    await ada.pay.click();
    await notice(ada).getByRole("button").dblclick();
    await ends(ada, { told: paid, charges: 1 });
    expect([asked(ada, calls.complete), asked(ada, calls.confirm)]).toEqual([2, 1]);
  });
});

describe.concurrent("two tabs of one customer", () => {
  test("one pays, and the other says that it is bought already", async (given) => {
    const ada = await atForm(given);
    const again = await somebody(given, { name: ada.name });
    await again.buys("$rc_monthly");
    await again.fillsEverything();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
    await again.pay.click();
    await again.sees("You already subscribed to Boutique, month by month");
    await again.presses("Go to Boutique");
    await ends(again, { told: refused(ErrorCode.ProductAlreadyPurchasedError), charges: 1 });
  });

  test("both pay in the same moment: one has bought, and what the other paid goes back whole", async (given) => {
    const ada = await atForm(given);
    const again = await somebody(given, { name: ada.name });
    await again.buys("$rc_monthly", { skipSuccessPage: true });
    await again.fillsEverything();
    await Promise.all([ada.pay.click(), again.pay.click()]);
    const ended = await Promise.all(
      [ada, again].map(async (one) => {
        const button = one.page.getByRole("button", { name: "Go to Boutique" });
        await Promise.race([one.isTold(), button.waitFor()]);
        if (await button.isVisible()) await button.click();
        return one.isTold();
      }),
    );
    expect(ended.filter((one) => "paid" in one)).toHaveLength(1);
    expect(ended.filter((one) => "refused" in one)).toMatchObject([refused(ErrorCode.ProductAlreadyPurchasedError)]);
    await shop.worksOff();
    expect(await shop.kept(ada.name)).toBe(1);
  });
});

describe.concurrent("the browser's step back", () => {
  test.for(["branding", "start", "script"] as const)("while the %s is still loading", async (call, given) => {
    const ada = await somebody(given);
    const release = await ada.holds(calls[call]);
    await ada.buys("$rc_monthly");
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
    const release = await ada.holds(calls[call], { side: "after" });
    await Promise.all([ada.page.waitForRequest(calls[call]), ada.pay.click()]);
    await ada.page.goBack();
    release();
    await ends(ada, { told: cancelled, charges: 0 });
    expect(asked(ada, calls.confirm)).toBe(0);
    await hostHearsBack(ada);
  });

  test.for(["confirm", "status"] as const)("while it moves, at %s, waits for what comes of it", async (call, given) => {
    const ada = await atForm(given);
    const release = await ada.holds(calls[call]);
    await Promise.all([ada.page.waitForRequest(calls[call]), ada.pay.click()]);
    for (const _ of [1, 2]) {
      await ada.page.goBack();
      // The step is taken again: until then the next one would leave the page.
      await ada.page.waitForFunction(() => Object.hasOwn((history.state as object | null) ?? {}, "hemlineCheckout"));
    }
    expect(await ada.page.evaluate(() => window.shop.told)).toEqual([undefined]);
    release();
    await ends(ada, { told: paid, charges: 1 });
    await hostHearsBack(ada);
  });

  test("while a changed price is looked at", async (given) => {
    const ada = await atReview(given);
    await ada.page.goBack();
    await ends(ada, { told: cancelled, charges: 0 });
  });

  test("on the success page is a finished purchase", async (given) => {
    const ada = await somebody(given);
    await ada.buys("$rc_monthly");
    await ada.fillsEverything();
    await ada.pay.click();
    await ada.sees("Payment complete");
    await ada.page.goBack();
    await ends(ada, { told: paid, charges: 1 });
    await hostHearsBack(ada);
  });

  test("on the error page is a failed one", async (given) => {
    const ada = await somebody(given);
    await ada.losesLine(calls.start);
    await ada.buys("$rc_monthly");
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
  await ada.losesLine(calls.taxes);
  await ada.card.locator("#country").selectOption("FR");
  await notice(ada).waitFor();
  await ada.pay.click();
  await ada.page.getByTestId("price-update").waitFor();
  return ada;
}

test("a changed price is looked at, and then paid once", async (given) => {
  const ada = await atReview(given);
  expect(asked(ada, calls.complete)).toBe(0);
  await ada.pay.click();
  await ends(ada, { told: paid, charges: 1 });
});

describe.concurrent("a lost line", () => {
  test.for(["before", "after"] as const)("at the start, %s it was heard", async (side, given) => {
    const ada = await somebody(given);
    await ada.losesLine(calls.start, { side });
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.sees(networkError);
    await ada.presses("Try again");
    await ada.fillsEverything();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for(["before", "after"] as const)("while the first tax is asked for, %s it was heard", async (side, given) => {
    const ada = await somebody(given, { key: "rcb_sb_taxed" });
    await ada.losesLine(calls.taxes, { side });
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    // On the error page, or in the form with more words where its fields were quicker.
    await ada.page.getByText(networkError).first().waitFor();
    await ada.presses("Try again");
    await ada.fillsEverything();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test("while the address is taxed, and trying again only asks", async (given) => {
    const ada = await somebody(given, { key: "rcb_sb_taxed" });
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.pay.waitFor();
    await ada.losesLine(calls.taxes, { side: "after" });
    await ada.email.fill("ada@example.org");
    await ada.givesCard();
    await notice(ada).getByRole("button").click();
    await ada.page.locator(enabledPay).getByText("€4.76").waitFor();
    expect(asked(ada, calls.complete)).toBe(0);
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for([
    ["complete", "before"],
    ["confirm", "before"],
    ["confirm", "after"],
  ] as const)("at %s, %s it was heard: said in the form, and one press goes on", async ([call, side], given) => {
    const ada = await atForm(given);
    await ada.losesLine(calls[call], { side });
    await ada.pay.click();
    await notice(ada).getByText(networkError).waitFor();
    await notice(ada).getByRole("button").click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for([
    ["status", "after"],
    ["customer", "after"],
  ] as const)("at the %s after the payment, %s it was heard, is survived", async ([call, side], given) => {
    const ada = await atForm(given);
    await ada.losesLine(calls[call], { side });
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test("altogether, from paying on, until the customer is back", async (given) => {
    const ada = await atForm(given);
    await ada.page.context().setOffline(true);
    await ada.pay.click();
    await notice(ada).getByText(networkError).waitFor();
    await ada.presses("Try again");
    await notice(ada).getByText(networkError).waitFor();
    await ada.page.context().setOffline(false);
    await ada.presses("Try again");
    await ends(ada, { told: paid, charges: 1 });
  });
});

describe.concurrent("a page that is loaded anew in the middle of paying", () => {
  /** Pays until `call` is under way, and comes back to a new page. */
  const comesBack = async (given: Test, call: keyof typeof calls, side: "before" | "after") => {
    const ada = await atForm(given);
    const release = await ada.holds(calls[call], { side });
    await Promise.all([ada.page.waitForRequest(calls[call]), ada.pay.click()]);
    if (side === "after") await becomes(() => shop.charges(ada.name), 1);
    await shop.worksOff();
    await ada.page.reload();
    release();
    await ada.comesWith("rcb_sb_boutique", ada.name);
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    return ada;
  };

  test.for(["complete", "confirm"] as const)("before %s was heard: it is paid now", async (call, given) => {
    const ada = await comesBack(given, call, "before");
    await ada.fillsEverything();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for(["confirm", "status"] as const)("after %s was heard: it is bought already", async (call, given) => {
    const ada = await comesBack(given, call, "after");
    await ada.presses("Go to Boutique");
    await ends(ada, { told: refused(ErrorCode.ProductAlreadyPurchasedError), charges: 1 });
  });
});

describe.concurrent("a checkout inside the page, closed from code", () => {
  const ways = ["close", "abort"] as const;
  const leaves = (ada: Customer, way: (typeof ways)[number]) => ada.page.evaluate((name) => window.shop[name](), way);
  const inside = { isEmbedded: true, skipSuccessPage: true };

  test.for(ways)("while it loads (%s)", async (way, given) => {
    const ada = await somebody(given);
    const release = await ada.holds(calls.start);
    await ada.buys("$rc_monthly", inside);
    await ada.page.locator(".hpc-inline").waitFor();
    await leaves(ada, way);
    await ends(ada, { told: cancelled, charges: 0 });
    release();
  });

  test.for(["code", "language", "branding"] as const)(
    "while the %s is on its way for ever, and nothing comes of what arrives later",
    async (call, given) => {
      const ada = await somebody(given);
      const release = await ada.holds(calls[call]);
      await ada.buys("$rc_monthly", { ...inside, selectedLocale: "de" });
      await becomes(() => asked(ada, calls[call]) > 0, true);
      await leaves(ada, "abort");
      await ends(ada, { told: cancelled, charges: 0 });
      release();
      await ada.page.waitForLoadState("networkidle");
      await ends(ada, { told: cancelled, charges: 0 });
    },
  );

  test.for(ways)("while the form is open (%s)", async (way, given) => {
    const ada = await somebody(given);
    await ada.buys("$rc_monthly", inside);
    await ada.pay.waitFor();
    await leaves(ada, way);
    await ends(ada, { told: cancelled, charges: 0 });
  });

  test("before the money moves", async (given) => {
    const ada = await somebody(given);
    await ada.buys("$rc_monthly", inside);
    await ada.fillsEverything();
    const release = await ada.holds(calls.complete, { side: "after" });
    await Promise.all([ada.page.waitForRequest(calls.complete), ada.pay.click()]);
    await leaves(ada, "abort");
    release();
    await ends(ada, { told: cancelled, charges: 0 });
  });

  test.for(["confirm", "status"] as const)("while it moves, at %s, waits for what comes of it", async (call, given) => {
    const ada = await somebody(given);
    await ada.buys("$rc_monthly", inside);
    await ada.fillsEverything();
    const release = await ada.holds(calls[call]);
    await Promise.all([ada.page.waitForRequest(calls[call]), ada.pay.click()]);
    await leaves(ada, "abort");
    release();
    await ends(ada, { told: paid, charges: 1 });
  });

  test("on the success page is a finished purchase", async (given) => {
    const ada = await somebody(given);
    await ada.buys("$rc_monthly", { isEmbedded: true });
    await ada.fillsEverything();
    await ada.pay.click();
    await ada.sees("Payment complete");
    await leaves(ada, "abort");
    await ends(ada, { told: paid, charges: 1 });
  });

  test("on the error page is a failed one", async (given) => {
    const ada = await somebody(given);
    await ada.losesLine(calls.start);
    await ada.buys("$rc_monthly", inside);
    await ada.sees(networkError);
    await leaves(ada, "abort");
    await ends(ada, { told: refused(ErrorCode.NetworkError), charges: 0 });
  });
});

test("the provider's script is blocked: said, and trying again loads it again", async (given) => {
  const ada = await somebody(given);
  await ada.page.route(calls.script, (route) => route.abort("connectionreset"));
  await ada.buys("$rc_monthly", { skipSuccessPage: true });
  await ada.sees(networkError);
  await ada.page.unroute(calls.script);
  await ada.presses("Try again");
  await ada.fillsEverything();
  await ada.pay.click();
  await ends(ada, { told: paid, charges: 1 });
});

const answers = {
  "a 500": { status: 500, contentType: "text/plain", body: "oops" },
  "a 404 in HTML": { status: 404, contentType: "text/html", body: "<html><h1>Not found</h1></html>" },
  nonsense: { status: 200, contentType: "application/json", body: '{"operation' },
  "a 429": {
    status: 429,
    contentType: "application/json",
    body: '{"code":7000,"message":"Too many requests. Try again in 3 seconds."}',
  },
};
const kinds = Object.keys(answers) as (keyof typeof answers)[];
/** What the customer reads, with the code that support asks for. */
const notStarted: Record<keyof typeof answers, string> = {
  "a 500": "Purchase not started due to an error (error code: 16).",
  "a 404 in HTML": "Purchase not started due to an error (error code: 16).",
  nonsense: "Purchase not started due to an error (error code: 12).",
  "a 429": "Purchase not started due to an error (error code: 7000).",
};

describe.concurrent("the billing service answers", () => {
  test.for(kinds)("%s to the start: said, and trying again starts again", async (kind, given) => {
    const ada = await somebody(given);
    await ada.hears(calls.start, answers[kind]);
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.sees(notStarted[kind]);
    await ada.presses("Try again");
    await ada.pay.waitFor();
    await ada.presses("Back");
    await ends(ada, { told: cancelled, charges: 0 });
  });

  test.for(kinds)("%s to completing: said, and nothing was paid", async (kind, given) => {
    const ada = await atForm(given);
    await ada.hears(calls.complete, answers[kind]);
    await ada.pay.click();
    await ada.sees(notStarted[kind]);
    await ada.presses("Close");
    await ends(ada, { told: { refused: {} }, charges: 0 });
    expect(asked(ada, calls.confirm)).toBe(0);
  });

  test("a 500 to completing: trying again pays once", async (given) => {
    const ada = await atForm(given);
    await ada.hears(calls.complete, answers["a 500"]);
    await ada.pay.click();
    await ada.presses("Try again");
    await ada.fillsEverything();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test.for(kinds)("%s to the question how it ended: trying again only asks", async (kind, given) => {
    const ada = await atForm(given);
    await ada.hears(calls.status, answers[kind], 2);
    await ada.pay.click();
    await ada.sees("Something went wrong");
    await ada.presses("Try again");
    await ends(ada, { told: paid, charges: 1 });
    expect(asked(ada, calls.complete)).toBe(1);
  });

  test.for(["a 500", "nonsense"] as const)(
    "%s to the tax: said, and nothing is paid without it",
    async (kind, given) => {
      const ada = await somebody(given, { key: "rcb_sb_taxed" });
      await ada.hears(calls.taxes, answers[kind]);
      await ada.buys("$rc_monthly", { skipSuccessPage: true });
      await ada.sees(notStarted[kind]);
      await ada.presses("Close");
      await ends(ada, { told: { refused: {} }, charges: 0 });
    },
  );

  test("nonsense to the branding: the purchase goes on without it", async (given) => {
    const ada = await somebody(given);
    await ada.hears(calls.branding, answers.nonsense, 10);
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsEverything();
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });

  test("a 500 for the customer after the payment: asked again, and the purchase is told", async (given) => {
    const ada = await atForm(given);
    await ada.hears(calls.customer, answers["a 500"]);
    await ada.pay.click();
    await ends(ada, { told: paid, charges: 1 });
  });
});

import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../e2e/chromium.ts";
import { ErrorCode } from "./errors.ts";
import { Customer, cards, nothingLeft } from "./testing/customer.ts";
import { openShop, type ShopServer } from "./testing/shop-server.ts";

let shop: ShopServer;
let browser: Browser;
let arrivals = 0;

beforeAll(async () => {
  shop = await openShop();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

const somebody = (size?: { width: number; height: number }) =>
  Customer.arrives(browser, shop, `customer-${++arrivals}`, size);
const callsOf = (pattern: RegExp) => shop.calls.filter((call) => pattern.test(call)).length;

describe("a purchase", () => {
  test("from the first click to what was bought, with nothing fetched before it and nothing left behind", async () => {
    const ada = await somebody();
    await ada.page.waitForLoadState("networkidle");
    expect(ada.asked.filter((url) => url.includes("/gateway/") || url.includes("stripe.com"))).toEqual([]);
    await ada.buys("$rc_monthly");
    await ada.sees("Secure checkout");
    await ada.fillsEverything();
    expect(await ada.pay.innerText()).toBe("Pay €4.00");
    await ada.pay.click();
    await ada.sees("Payment complete");
    await ada.presses("Continue");
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["pro"] } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
    expect(ada.said).toEqual([]);
  });

  test("a trial saves the card, takes nothing, and needs no email that is known", async () => {
    const ada = await somebody();
    const before = await shop.charges();
    await ada.buys("$rc_annual", { customerEmail: "ada@example.org", skipSuccessPage: true });
    await ada.givesCard();
    expect(await ada.page.locator(".hpc-field-email").count()).toBe(0);
    expect(await ada.pay.innerText()).toBe("Start trial");
    await ada.pay.click();
    expect(await ada.isTold()).toMatchObject({ paid: { entitlements: ["pro"] } });
    expect(await shop.charges()).toBe(before);
  });

  test("a declined card stays on the form, and a good one pays once", async () => {
    const ada = await somebody();
    const before = await shop.charges();
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsEverything(cards.declined);
    await ada.pay.click();
    await ada.card.getByText("Your card was declined.").waitFor();
    await ada.page.locator('[data-testid="PayButton"]:enabled').waitFor();
    expect(await ada.page.getByTestId("form-notice").count()).toBe(0);
    await ada.givesCard();
    await ada.pay.click();
    expect(await ada.isTold()).toHaveProperty("paid");
    expect(await shop.charges()).toBe(before + 1);
  });

  test("an error that the fields do not show is shown by the page", async () => {
    const ada = await somebody();
    await ada.buys("$rc_monthly");
    await ada.fillsEverything(cards.broken);
    await ada.pay.click();
    const notice = ada.page.getByTestId("form-notice");
    await notice.waitFor();
    expect(await notice.innerText()).toContain("An error occurred while processing your card.");
    await ada.presses("Try again");
    await notice.waitFor({ state: "detached" });
  });

  test("the bank's question lies above the checkout", async () => {
    const ada = await somebody();
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsEverything(cards.bankAsks);
    await ada.pay.click();
    await ada.page.frameLocator('iframe[title="Your bank"]').getByRole("button", { name: "Complete" }).click();
    expect(await ada.isTold()).toHaveProperty("paid");
  });

  test("works by keys alone", async () => {
    const ada = await somebody();
    await ada.buys("$rc_monthly");
    await ada.pay.waitFor();
    await ada.email.waitFor();
    const { keyboard } = ada.page;
    const tabTo = async (place: Locator) => {
      await keyboard.press("Tab");
      await expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true);
    };
    const button = (name: string) => ada.page.getByRole("button", { name, exact: true });
    await tabTo(ada.page.getByRole("link", { name: "Send feedback" }));
    for (const name of ["Back", "Details", "Hide details"]) await tabTo(button(name));
    await tabTo(ada.email);
    await keyboard.type("ada@example.org");
    await tabTo(ada.card.locator("#number"));
    // A full number hands on to the expiry by itself, and that to the security code.
    await keyboard.type(`${cards.good}1240123`);
    await tabTo(ada.card.locator("#country"));
    await keyboard.type("Germany");
    await tabTo(ada.card.locator("#postal-code"));
    await keyboard.type("04109");
    await ada.page.locator('[data-testid="PayButton"]:enabled').waitFor();
    await tabTo(ada.pay);
    await keyboard.press("Enter");
    await ada.sees("Payment complete");
    await tabTo(button("Continue"));
    await keyboard.press("Enter");
    expect(await ada.isTold()).toHaveProperty("paid");
  });

  test("inside an element of the page it makes no step in the history and has no way back", async () => {
    const ada = await somebody({ width: 600, height: 900 });
    const steps = () => ada.page.evaluate(() => history.length);
    const before = await steps();
    await ada.buys("$rc_monthly", { isEmbedded: true, customerEmail: "ada@example.org" });
    await ada.givesCard();
    expect(await steps()).toBe(before);
    expect(await ada.page.locator("#target .hpc-root[data-layout=mobile]").count()).toBe(1);
    expect(await ada.page.getByTestId("close-button").count()).toBe(0);
    await ada.pay.click();
    await ada.presses("Continue");
    expect(await ada.isTold()).toHaveProperty("paid");
    expect(await ada.leftovers()).toEqual(nothingLeft);
  });
});

describe("never twice", () => {
  test("a double click pays once", async () => {
    const ada = await somebody();
    const [charges, completions] = [await shop.charges(), callsOf(/complete$/)];
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsEverything();
    await ada.pay.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    expect(await ada.isTold()).toHaveProperty("paid");
    expect([await shop.charges(), callsOf(/complete$/)]).toEqual([charges + 1, completions + 1]);
  });

  test("a second purchase is refused while one is open", async () => {
    const ada = await somebody();
    await ada.buys("$rc_monthly");
    await ada.sees("Secure checkout");
    await ada.buys("$rc_monthly");
    expect(await ada.isTold(1)).toMatchObject({ refused: { code: ErrorCode.OperationAlreadyInProgressError } });
    expect(await ada.page.locator(".hpc-layer").count()).toBe(1);
  });

  test("what is subscribed to already is said, and leads back to the app", async () => {
    const ada = await somebody();
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsEverything();
    await ada.pay.click();
    await ada.isTold();
    await ada.buys("$rc_monthly");
    await ada.sees("You already subscribed to Boutique, month by month");
    await ada.presses("Go to Boutique");
    expect(await ada.isTold(1)).toMatchObject({
      refused: { code: ErrorCode.ProductAlreadyPurchasedError, backendCode: 7772 },
    });
    expect(await ada.leftovers()).toEqual(nothingLeft);
  });
});

describe("a lost connection", () => {
  test("at the start is said, and trying again really tries again", async () => {
    const ada = await somebody();
    await ada.losesLine(/start$/);
    await ada.buys("$rc_monthly");
    await ada.sees("Network error. Please check your internet connection.");
    await ada.presses("Try again");
    await ada.sees("Secure checkout");
    await ada.presses("Back");
    expect(await ada.isTold()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
  });

  test("while completing is said in the form, which can go on", async () => {
    const ada = await somebody();
    const before = await shop.charges();
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsEverything();
    await ada.losesLine(/complete$/, { side: "after" });
    await ada.pay.click();
    await ada.page.getByTestId("form-notice").waitFor();
    await ada.presses("Try again");
    expect(await ada.isTold()).toHaveProperty("paid");
    expect(await shop.charges()).toBe(before + 1);
  });

  test("after the card was charged never charges it again", async () => {
    const ada = await somebody();
    const before = await shop.charges();
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsEverything();
    await ada.losesLine(/payment_intents\/.*\/confirm$/, { side: "after" });
    await ada.pay.click();
    await ada.page.getByTestId("form-notice").waitFor();
    expect(await shop.charges()).toBe(before + 1);
    await ada.pay.click();
    expect(await ada.isTold()).toHaveProperty("paid");
    expect(await shop.charges()).toBe(before + 1);
  });

  test("while asking for the outcome is survived; a longer one can be tried again without paying", async () => {
    const ada = await somebody();
    const before = await shop.charges();
    await ada.buys("$rc_monthly", { skipSuccessPage: true });
    await ada.fillsEverything();
    await ada.losesLine(/\/checkout\/op_[^/]+$/, { times: 2 });
    await ada.pay.click();
    await ada.sees("Network error. Please check your internet connection.");
    const completions = callsOf(/complete$/);
    await ada.presses("Try again");
    expect(await ada.isTold()).toHaveProperty("paid");
    expect([await shop.charges(), callsOf(/complete$/)]).toEqual([before + 1, completions]);
  });
});

describe("leaving", () => {
  test("by the browser's back button cancels, and the next one leaves the page", async () => {
    const ada = await somebody();
    await ada.page.evaluate(() => history.pushState({ idx: 1 }, "", "/#two"));
    await ada.buys("$rc_monthly");
    await ada.sees("Secure checkout");
    await ada.page.goBack();
    expect(await ada.isTold()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
    expect(await ada.leftovers()).toEqual({ ...nothingLeft, historyState: { idx: 1 } });
    expect(ada.page.url()).toMatch(/#two$/);
    await ada.page.goBack();
    expect(ada.page.url()).not.toMatch(/#two$/);
  });

  test("while the purchase is still being started", async () => {
    const ada = await somebody();
    const release = shop.hold(/start$/);
    await ada.buys("$rc_monthly");
    await ada.page.locator(".hpc-layer").waitFor();
    await ada.page.goBack();
    expect(await ada.isTold()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
    release();
    expect(await ada.leftovers()).toEqual(nothingLeft);
  });

  test("while the money moves waits for what comes of it", async () => {
    const ada = await somebody();
    await ada.buys("$rc_monthly");
    await ada.fillsEverything();
    const release = shop.hold(/payment_intents\/.*\/confirm$/);
    await ada.pay.click();
    await ada.page.waitForRequest(/confirm$/);
    await ada.page.goBack();
    release();
    await ada.sees("Payment complete");
    await ada.page.goBack();
    expect(await ada.isTold()).toHaveProperty("paid");
    expect(await ada.leftovers()).toEqual(nothingLeft);
  });

  test.each(["Escape", "code"])("by %s", async (way) => {
    const ada = await somebody();
    await ada.page.locator("#buy").focus();
    await ada.buys("$rc_monthly");
    await ada.sees("Secure checkout");
    if (way === "Escape") await ada.page.keyboard.press("Escape");
    else await ada.page.evaluate(() => window.shop.close());
    expect(await ada.isTold()).toMatchObject({ refused: { code: ErrorCode.UserCancelledError } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
    expect(await ada.page.evaluate(() => document.activeElement?.id)).toBe("buy");
  });
});

test("a checkout that cannot be drawn gives the page back", async () => {
  const ada = await somebody();
  await ada.page.evaluate(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
      get: () => {
        throw new RangeError("No dates today.");
      },
    });
  });
  await ada.buys("$rc_annual");
  expect(await ada.isTold()).toMatchObject({ refused: { underlying: "RangeError: No dates today." } });
  expect(await ada.leftovers()).toEqual(nothingLeft);
});

describe("a test store", () => {
  const shopper = async () => {
    const ada = await somebody();
    await ada.comesWith("test_boutique", `customer-${++arrivals}`);
    return ada;
  };

  test("sells without a card", async () => {
    const ada = await shopper();
    await ada.buys("$rc_monthly");
    await ada.page.getByText("nothing is charged").waitFor();
    await ada.presses("Test valid purchase");
    const told = await ada.isTold();
    expect(told).toMatchObject({ paid: { entitlements: ["pro"], transaction: expect.stringMatching(/^test_\d+_/) } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
    expect(ada.asked.filter((url) => /branding|gateway|checkout\/start/.test(url))).toEqual([]);
  });

  test.each([
    ["Test failed purchase", ErrorCode.ProductNotAvailableForPurchaseError],
    ["Cancel", ErrorCode.UserCancelledError],
  ])("%s", async (button, code) => {
    const ada = await shopper();
    await ada.buys("$rc_monthly");
    await ada.presses(button);
    expect(await ada.isTold()).toMatchObject({ refused: { code } });
    expect(await ada.leftovers()).toEqual(nothingLeft);
  });
});

describe("the screens", () => {
  test("lie over everything, and the page beneath is asleep", async () => {
    const ada = await somebody();
    await ada.buys("$rc_monthly");
    await ada.sees("Secure checkout");
    const layer = ada.page.locator(".hpc-layer");
    expect(await layer.evaluate((one) => getComputedStyle(one).zIndex)).toBe("1000001");
    expect(await ada.page.evaluate(() => document.querySelector("main")?.inert)).toBe(true);
    expect(await ada.page.evaluate(() => document.body.style.overflow)).toBe("hidden");
    expect(await ada.page.locator(".hpc-field-payment").evaluate((one) => getComputedStyle(one).minHeight)).toBe(
      "210px",
    );
  });

  test("change their layout with the width of the window", async () => {
    const ada = await somebody({ width: 768, height: 900 });
    await ada.buys("$rc_annual");
    await ada.page.locator('.hpc-root[data-layout="desktop"]').waitFor();
    await ada.page.setViewportSize({ width: 767, height: 900 });
    await ada.page.locator('.hpc-root[data-layout="mobile"]').waitFor();
  });

  test("show and hide the details of the price", async () => {
    const ada = await somebody({ width: 390, height: 844 });
    await ada.buys("$rc_annual");
    await ada.presses("Show details");
    expect(await ada.page.locator(".hpc-table").innerText()).toMatch(
      /Due on [\s\S]*€36\.00[\s\S]*Total due today\s*€0/,
    );
    await ada.presses("Hide details");
    expect(await ada.page.locator(".hpc-table").count()).toBe(0);
    await ada.presses("Details");
    expect(await ada.page.locator(".hpc-table").count()).toBe(1);
  });

  test("fit on 320 px", async () => {
    const ada = await somebody({ width: 320, height: 640 });
    await ada.buys("$rc_annual");
    await ada.card.locator("#number").waitFor();
    await ada.pay.waitFor();
    const overflow = await ada.page.locator(".hpc-layer").evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(overflow).toBe(0);
  });

  test.each(["light", "dark"] as const)("have no fault that axe finds in %s mode", async (colorMode) => {
    const ada = await somebody();
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page: ada.page }).include(".hpc-layer").exclude("iframe").analyze();
      return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(", ")}`);
    };
    await ada.buys("$rc_annual", { colorMode });
    await ada.fillsEverything();
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await faults()).toEqual([]);
    await ada.pay.click();
    await ada.sees("Payment complete");
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await faults()).toEqual([]);
    await ada.presses("Continue");
    await ada.buys("$rc_annual", { colorMode });
    await ada.page.getByRole("button", { name: "Go to Boutique" }).waitFor();
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await faults()).toEqual([]);
  });
});

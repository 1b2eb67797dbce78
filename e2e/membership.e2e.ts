import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardForm, cards, givesCard } from "./card.ts";
import { type Hemline, hydrated, openHemline } from "./hemline.ts";
import { fill, joins, password } from "./people.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const paywall = (page: Page) => page.getByRole("region", { name: "No advertising hangs here" });
const joinButton = (page: Page) => paywall(page).getByRole("button", { name: "Become a member" });
const monthly = (page: Page) => paywall(page).getByRole("radio", { name: /^Monthly/ });
const payButton = (page: Page) => page.getByTestId("PayButton");

/** A member of the community who looks at the paywall. */
async function member(name: string, o: Parameters<Hemline["person"]>[0] = {}): Promise<Page> {
  const context = await hemline.person(o);
  await joins(context, name, hemline.address);
  const page = await context.newPage();
  await page.goto("/paid-subscription");
  return page;
}

async function isSubscribed(page: Page): Promise<boolean> {
  const { data } = await (await page.request.get("/api/user")).json();
  return data.isSubscribed;
}

/** A browser reports every refused call by itself; the card form says what was refused. */
const refusedCard = /status of 402/;

describe("the membership", () => {
  test("is bought with 4242 4242 4242 4242, and the member is subscribed on the next page", async () => {
    const page = await member("Berta");
    await monthly(page).click();
    await joinButton(page).click();
    await givesCard(page, cards.good);
    await payButton(page).click();
    await page.getByText("Payment complete").waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/billing/success");
    await page.getByRole("heading", { level: 1, name: /subscriber|thank you/i }).waitFor();
    expect(await isSubscribed(page)).toBe(true);
    await page.goto("/paid-subscription");
    await page.getByRole("button", { name: "Cancel renewal" }).waitFor();
    // The badge that was paid for, beside the name in the list of all members.
    await page.goto("/members");
    const card = page.getByRole("article").filter({ hasText: "Berta" });
    await card.getByRole("img", { name: "Subscriber" }).waitFor();
  });

  test("begins with a trial for a visitor who makes an account on the way, and ends when it is cancelled", async () => {
    const page = await hemline.visit("/paid-subscription");
    await joinButton(page).click();
    await fill(page, { "First name": "Carla", Email: "carla@example.org" });
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Make an account" }).last().click();
    await givesCard(page, cards.good);
    expect(await payButton(page).innerText()).toBe("Start trial");
    await payButton(page).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/billing/success");
    await page.goto("/paid-subscription");
    await hydrated(page);
    await page.getByRole("button", { name: "Cancel renewal" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel renewal" }).click();
    await page.getByRole("button", { name: /Keep/ }).first().waitFor();
    expect(await isSubscribed(page)).toBe(true);
  });

  test("is the plan that a visitor chose before they logged in", async () => {
    const page = await hemline.visit("/paid-subscription");
    await monthly(page).click();
    await joinButton(page).click();
    await fill(page, { "First name": "Clara", Email: "clara@example.org" });
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Make an account" }).last().click();
    await page.getByText("Hemline, month by month").first().waitFor();
    expect(await monthly(page).getAttribute("aria-checked")).toBe("true");
  });

  test("stays on the form with a declined card, and goes on with another", async () => {
    const page = await member("Dora", { expected: [refusedCard] });
    await monthly(page).click();
    await joinButton(page).click();
    await givesCard(page, cards.declined);
    await payButton(page).click();
    await cardForm(page)
      .getByText(/declined/i)
      .waitFor();
    expect(await isSubscribed(page)).toBe(false);
    await givesCard(page, cards.good);
    await payButton(page).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/billing/success");
    expect(await isSubscribed(page)).toBe(true);
  });

  test("is not charged when the checkout is left", async () => {
    const page = await member("Edda");
    await joinButton(page).click();
    await cardForm(page).locator("#number").waitFor();
    await page.goBack();
    await page.waitForURL("**/billing/cancel");
    await page.getByRole("heading", { level: 1, name: /^Nothing was/ }).waitFor();
    expect(await isSubscribed(page)).toBe(false);
  });

  test("is bought on a phone by keys alone", async () => {
    const page = await member("Fanny", { viewport: { width: 390, height: 844 } });
    await paywall(page).waitFor();
    await tabTo(page, () => focusIs(page, "radio"));
    await page.keyboard.press("ArrowDown");
    expect(await monthly(page).getAttribute("aria-checked")).toBe("true");
    await tabTo(page, () => focusIs(page, "Become a member"));
    await page.keyboard.press("Enter");
    const focused = cardForm(page).locator(":focus");
    await cardForm(page).locator("#number").waitFor();
    await tabTo(page, async () => (await focused.count()) === 1 && (await focused.getAttribute("id")) === "number");
    // A full number hands on to the expiry by itself, and that to the security code.
    await page.keyboard.type("42424242424242421240123");
    for (const words of ["Germany", "04109"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(words);
    }
    await page.locator('[data-testid="PayButton"]:enabled').waitFor();
    await tabTo(page, () => focusIs(page, "PayButton"));
    await page.keyboard.press("Enter");
    await page.getByText("Payment complete").waitFor();
    await tabTo(page, () => focusIs(page, "Continue"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/billing/success");
    expect(await isSubscribed(page)).toBe(true);
  });
});

/** Whether what has the focus is called so, or is of this role. */
const focusIs = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const it = document.activeElement as HTMLElement | null;
    const named = it?.getAttribute("aria-labelledby");
    const text = named ? document.getElementById(named)?.innerText : it?.innerText;
    return [it?.getAttribute("role"), it?.dataset.testid, text?.trim()].includes(wanted);
  }, name);

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead there.");
}

const changed = (change: (body: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

describe("the paywall", () => {
  test.each([
    ["en", "Become a member", "€36.00 a year", "€36.00, again every year until you cancel"],
    ["de", "Mitglied werden", "36,00 € im Jahr", "36,00 €, und so jedes Jahr, bis zur Kündigung"],
  ])("promises nothing free to who had their free week already: %s", async (locale, button, terms, renewal) => {
    const context = await hemline.person({ locale });
    const page = await context.newPage();
    await page.route(
      "**/products?*",
      changed((body) => body.replace(/"trial":\{[^}]*\}/g, '"trial":null')),
    );
    await page.goto("/paid-subscription");
    await page.getByRole("button", { name: button }).waitFor();
    const said = (await page.locator("section[data-mode]").innerText()).replaceAll("\u00a0", " ");
    expect(said).toContain(terms);
    expect(said).toContain(renewal);
    expect(said).not.toMatch(/N\/A|free,|gratis/);
  });

  test.each([
    ["de-AT", "ltr", "Hier hängt keine Werbung", /€\s?3,00\s*im Monat/],
    ["ar", "rtl", "لا إعلانات معلّقة هنا", /3.00\s€\s*في الشهر/],
    ["fi-FI", "ltr", "No advertising hangs here", /€3.00\s*a month/],
  ])("speaks the language of the browser: %s", async (locale, dir, title, price) => {
    const page = await hemline.visit("/paid-subscription", { locale });
    const region = page.getByRole("region", { name: title });
    expect(await region.getAttribute("dir")).toBe(dir);
    const yearly = region.getByRole("radio").first();
    expect(await yearly.evaluate((it) => it.parentElement?.innerText)).toMatch(price);
  });

  test("is followed by a checkout in the same language and the same light", async () => {
    const page = await member("Greta", { locale: "de-DE", colorScheme: "dark" });
    await page.getByRole("button", { name: "Mitglied werden" }).click();
    await payButton(page).waitFor();
    expect(await payButton(page).innerText()).toBe("Probeabo starten");
    expect(await page.getByRole("dialog").evaluate((it) => getComputedStyle(it).colorScheme)).toBe("dark");
  });

  test("follows the reader's choice of light, not the system's", async () => {
    const page = await hemline.visit("/paid-subscription", { colorScheme: "light" });
    await paywall(page).waitFor();
    const mode = () => paywall(page).getAttribute("data-mode");
    expect(await mode()).toBe("light");
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
      document.cookie = "theme=%22dark%22; Path=/";
    });
    await page.reload();
    await paywall(page).waitFor();
    expect(await mode()).toBe("dark");
  });

  test.each([
    ["a phone", { width: 390, height: 844 }],
    ["a desk", { width: 1440, height: 900 }],
  ])("takes the place of the page's own words on %s, and nothing moves", async (_where, viewport) => {
    const context = await hemline.person({ viewport });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { shifted: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const place = () => page.getByText("Because members pay for the house.").boundingBox();
    // The prices are held back until the words before them were seen.
    let letGo = () => {};
    const seenBefore = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/products?*", async (route) => {
      await seenBefore;
      await route.continue();
    });
    await page.goto("/paid-subscription");
    await hydrated(page);
    const before = await place();
    letGo();
    await paywall(page).waitFor();
    expect(await place()).toEqual(before);
    const shifted = await page.evaluate(() => (window as unknown as { seen: { shifted: number } }).seen.shifted);
    expect(shifted).toBeLessThan(0.02);
  });

  test("asks for its pictures where the page came from", async () => {
    const context = await hemline.person({ expected: [/404/] });
    const page = await context.newPage();
    await page.route("**/offerings", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const original = `${hemline.address}/pay/assets/${"0".repeat(64)}.webp`;
      const picture = { type: "image", source: { light: { width: 3, height: 2, original } } };
      for (const { paywall_components } of answer.offerings)
        paywall_components.components_config.base.stack.components.unshift(picture);
      await route.fulfill({ response, json: answer });
    });
    const mapped = hemline.address.replace("localhost", "127.0.0.1");
    await page.goto(`${mapped}/paid-subscription`);
    const picture = paywall(page).locator("img").first();
    expect(await picture.getAttribute("src")).toBe(`${mapped}/pay/assets/${"0".repeat(64)}.webp`);
  });

  test("leads to the terms without leaving the site, and back", async () => {
    const page = await hemline.visit("/paid-subscription");
    await paywall(page).getByRole("button", { name: "Terms" }).click();
    await page.waitForURL("**/terms-and-conditions");
    await page.goBack();
    await joinButton(page).waitFor();
  });

  test("looks for a subscription that a member says they have", async () => {
    const page = await member("Hanna");
    await paywall(page).getByRole("button", { name: "Restore purchases" }).click();
    await page.getByText("This account has no subscription.").waitFor();
    const stranger = await hemline.visit("/paid-subscription");
    await paywall(stranger).getByRole("button", { name: "Restore purchases" }).click();
    await stranger.getByRole("dialog", { name: "Log in to find your subscription" }).waitFor();
  });

  test("keeps its button above a phone's own bar", async () => {
    const page = await hemline.visit("/paid-subscription", { viewport: { width: 390, height: 844 } });
    const button = await joinButton(page).boundingBox();
    const bar = await page.getByRole("navigation", { name: "Sections" }).boundingBox();
    expect(button!.y + button!.height).toBeLessThan(bar!.y);
    expect(button!.y).toBeGreaterThan(600);
  });

  test.each(["ltr", "rtl"])("fits a screen of 320 px, read from %s", async (direction) => {
    const page = await hemline.visit("/paid-subscription", {
      viewport: { width: 320, height: 640 },
      locale: direction === "rtl" ? "ar" : "de",
    });
    await page.locator(`section[dir=${direction}]`).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe("where no paywall can be shown, the page says the same in its own words", () => {
  test("without JavaScript", async () => {
    const page = await hemline.visit("/paid-subscription", { javaScriptEnabled: false });
    await page.getByRole("heading", { level: 1, name: "No advertising hangs here" }).waitFor();
    expect(await page.locator("noscript").innerText()).toBe("Prices and the checkout need JavaScript.");
  });

  test.each([
    [
      "of an offering that has none",
      "**/offerings",
      changed((body) => {
        const answer = JSON.parse(body);
        for (const offering of answer.offerings) offering.paywall_components = null;
        return JSON.stringify(answer);
      }),
      "Start 7 days free",
    ],
  ])("%s", async (_why, url, answer, button) => {
    const context = await hemline.person();
    const page = await context.newPage();
    await page.route(url, answer);
    await page.goto("/paid-subscription");
    await page.getByRole("button", { name: button }).waitFor();
  });
});

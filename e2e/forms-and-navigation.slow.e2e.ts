import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { follow, type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { type E2eMember, memberOf } from "./testing/member.ts";
import { refusedByTest } from "./testing/requests.ts";
import { lucjaWithALook, openAs, phone } from "./testing/screens.ts";

let hemline: Hemline;
let lucja: E2eMember;
let lookSlug: string;

beforeAll(async () => {
  hemline = await openHemline();
  ({ lucja, slug: lookSlug } = await lucjaWithALook(hemline));
});
afterAll(() => hemline.close());

/** Whether an element is drawn above all others at its middle. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe("an error message", () => {
  test("is shown once, at its field, and removed while the person types", async () => {
    const page = await hemline.visit("/login", { expected: [refusedByTest] });
    await hydrated(page);
    const main = page.locator("main");
    await main.getByRole("button", { name: "Log in", exact: true }).click();
    await main.getByText("Enter your email address.").waitFor();
    expect(await page.locator(".Toastify__toast").count()).toBe(0);
    await main.getByLabel("Email").fill("a");
    await main.getByText("Enter your email address.").waitFor({ state: "detached" });
    expect(await main.getByText("Enter your password.").count()).toBe(1);
  });

  test("of no field is shown above an open dialog, where it can be dismissed", async () => {
    const page = await hemline.visit("/about", { expected: [refusedByTest] });
    await hydrated(page);
    await page.route("**/api/login", (route) => route.fulfill({ status: 429, json: { message: "Not so fast." } }));
    await page.getByRole("link", { name: "Log in", exact: true }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    const toast = page.locator(".Toastify__toast");
    await toast.waitFor();
    await expect.poll(() => isOnTop(toast)).toBe(true);
    await toast.click();
    await toast.waitFor({ state: "detached" });
    expect(await dialog.count()).toBe(1);
  });
});

describe("links and buttons", () => {
  test("are at least 44 px: hearts, links beside headings, the footer's links", async () => {
    const page = await hemline.visit("/", phone);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("footer nav a, article button, h2 + div > a, article p > a")]
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || (box.width < 44 && box.width > 0))
        .map(({ text, box }) => `${text}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  });

  test("start on whole pixels, as the stitches beside headings do", async () => {
    for (const width of [390, 768, 1000, 1440]) {
      const page = await hemline.visit("/", { viewport: { width, height: 900 } });
      const edges = await page.evaluate(() =>
        [...document.querySelectorAll("section h2")].map(
          (heading) => heading.parentElement!.getBoundingClientRect().left,
        ),
      );
      expect(
        edges.filter((left) => !Number.isInteger(left)),
        `${width} px`,
      ).toEqual([]);
    }
  });

  test("focus the safe answer of a confirmation first", async () => {
    const page = await openAs(hemline, await memberOf(hemline, "Nadia"), "/settings/privacy");
    await hydrated(page);
    const isPrivate = page.getByRole("switch", { name: "Private account" });
    await isPrivate.click();
    await page.getByText("Privacy settings saved").waitFor();
    await isPrivate.click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.locator(":focus").innerText()).toBe("Keep private");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect(await isPrivate.isChecked()).toBe(true);
    await isPrivate.click();
    await dialog.getByRole("button", { name: "Make account public" }).click();
    await expect.poll(() => isPrivate.isChecked()).toBe(false);
  });

  const deleteLook = async (page: Page) => {
    await page.getByRole("button", { name: "Delete look" }).click();
    await page.waitForURL(`**/members/${lucja.slug}/looks`);
  };

  test("skip a deleted page with the back button, and bring it back with Undo", async () => {
    const page = await openAs(hemline, lucja, "/looks");
    const slug = await lucja.posts("Soon gone");
    await page.goto(`/looks/${slug}`);
    await hydrated(page);
    await follow(page, `/looks/${slug}/edit`);
    await page.getByRole("button", { name: "Save changes" }).click();
    await deleteLook(page);
    await page.goBack();
    await page.waitForURL(`**/members/${lucja.slug}/looks`);
    await page.getByRole("heading", { level: 1, name: "Lucja" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForURL(`**/looks/${slug}`);
    await page.getByRole("heading", { level: 1, name: "Soon gone" }).waitFor();
  });

  test("bring a deleted page back from the settings", async () => {
    const slug = await lucja.posts("Gone for good");
    const page = await openAs(hemline, lucja, `/looks/${slug}`);
    await deleteLook(page);
    await page.goto("/settings/data");
    await hydrated(page);
    await page.getByRole("button", { name: "Restore Gone for good" }).click();
    await page.getByText("No deleted looks").waitFor();
    await page.goto(`/looks/${slug}`);
    await page.getByRole("heading", { level: 1, name: "Gone for good" }).waitFor();
  });

  test("follow the back button before their script has started", async () => {
    const page = await hemline.visit("/about");
    await hydrated(page);
    await follow(page, "/looks");
    await page.waitForURL("**/looks");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/client-.*\.js$/, (route) => released.then(() => route.continue()));
    await page.reload({ waitUntil: "commit" });
    await page.getByRole("heading", { level: 1, name: "Looks" }).waitFor();
    await page.goBack({ waitUntil: "commit" });
    await page.getByRole("heading", { level: 1, name: "Clothes, and the people who wear them" }).waitFor();
    release();
    await hydrated(page);
    expect(page.url()).toBe(`${hemline.address}/about`);
  });

  test("get the focus again with the back button", async () => {
    const page = await hemline.visit("/looks");
    await hydrated(page);
    const link = page.getByRole("link", { name: "Gdańsk, early" });
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/looks/${lookSlug}`);
    await page.goBack();
    await page.waitForURL("**/looks");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Gdańsk, early");
  });
});

test("members are listed with their looks first, and without empty pictures", async () => {
  await memberOf(hemline, "Zelda");
  const page = await hemline.visit("/members");
  const cards = page.getByRole("article");
  expect(await cards.last().innerText()).toMatch(/0 looks/);
  expect(await cards.first().locator("picture").count()).toBeGreaterThan(0);
  expect(await cards.filter({ hasText: "Zelda" }).locator("picture").count()).toBe(0);
});

test("a member's home page shows the looks of others, and not their own", async () => {
  const wanda = await memberOf(hemline, "Wanda");
  await wanda.posts("Wanda’s own");
  await lucja.posts("For Wanda to see");
  const home = await openAs(hemline, wanda, "/");
  expect(await home.locator("main h1").innerText()).toMatch(/^[A-Z][a-z]+day \d+ [A-Z][a-z]+$/);
  await home.getByRole("heading", { name: "For Wanda to see" }).waitFor();
  expect(await home.getByRole("article").filter({ hasText: "Wanda’s own" }).count()).toBe(0);
});

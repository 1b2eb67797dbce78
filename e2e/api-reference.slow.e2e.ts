import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { expectAccessible } from "./testing/portal-setup.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each([
  ["a phone", phone, "light"],
  ["a desktop", desktop, "dark"],
] as const)("the API reference on %s", (_name, viewport, colorScheme) => {
  test("leads from the overview to an endpoint, which answers from the page", async () => {
    const page = await hemline.visit("/pay/docs", { viewport, colorScheme });
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "List offerings" }).click();
    await page.getByRole("heading", { name: "List offerings", level: 1 }).waitFor();
    expect(await page.getByLabel("API key").inputValue()).toMatch(/^rcb_sb_/);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect.poll(() => page.getByRole("status").textContent()).toMatch(/^200 OK · \d+ ms$/);
    const response = await page.getByRole("group", { name: "Your response" }).textContent();
    expect(JSON.parse(response ?? "")).toMatchObject({ current_offering_id: "default" });
    expect(await widthOf(page)).toBe(viewport.width);
    await expectAccessible(page);
  });

  test("shows a body, its fields and its errors without leaving the screen's width", async () => {
    const page = await hemline.visit("/pay/docs/start-checkout", { viewport, colorScheme });
    await page.getByText("Fields of the response").click();
    await page.getByText("Errors of every endpoint").click();
    expect(await widthOf(page)).toBe(viewport.width);
    await expectAccessible(page);
  });
});

test("the navigation folds on a phone, and stays in view on a desktop", async () => {
  const small = await hemline.visit("/pay/docs", { viewport: phone });
  const link = (page: Page) => page.getByRole("navigation").getByRole("link", { name: "Get a trace" });
  expect(await link(small).isVisible()).toBe(false);
  await small.getByText("Endpoints", { exact: true }).first().click();
  await link(small).click();
  await small.getByRole("heading", { name: "Get a trace" }).waitFor();

  const large = await hemline.visit("/pay/docs/start-checkout", { viewport: desktop });
  await large.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const current = large.getByRole("navigation").getByRole("link", { name: "Start a checkout" });
  const box = await current.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(desktop.height);
});

test("a body can be edited, and an error says what is wrong", async () => {
  const page = await hemline.visit("/pay/docs/identify", { expected: [/status of 400/] });
  await page.getByLabel("Request body").fill('{"app_user_id": "user_1"}');
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.poll(() => page.getByRole("status").textContent()).toMatch(/^400 Bad Request/);
  expect(await page.getByRole("group", { name: "Your response" }).textContent()).toContain("new_app_user_id");
});

test("a secret key is never stored", async () => {
  const page = await hemline.visit("/pay/docs/get-trace", { expected: [/status of 401/] });
  expect(await page.getByLabel("Secret key").inputValue()).toBe("");
  await page.getByLabel("Secret key").fill("sk_of_nobody");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.poll(() => page.getByRole("status").textContent()).toMatch(/^401 Unauthorized/);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain("sk_of_nobody");
  await page.reload();
  expect(await page.getByLabel("Secret key").inputValue()).toBe("");
});

test("examples are copied with a button", async () => {
  const context = await hemline.person({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto("/pay/docs/get-offerings");
  await page.getByRole("button", { name: "Copy: Example request" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl http.*\/offerings/);
});

test("everything can be read without JavaScript, and nothing pretends to work", async () => {
  const page = await hemline.visit("/pay/docs/start-checkout", { javaScriptEnabled: false });
  await page.getByRole("group", { name: "Example request" }).waitFor();
  expect(await page.getByText("curl -X POST").isVisible()).toBe(true);
  expect(await page.getByText("product_id", { exact: true }).first().isVisible()).toBe(true);
  expect(await page.getByRole("button").count()).toBe(0);
});

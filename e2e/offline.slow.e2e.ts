import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { memberOf } from "./testing/member.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

/** A page that was loaded long enough for the next one to be looked after. */
async function visited(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await hemline.person({ serviceWorkers: "allow", expected: [/ERR_INTERNET_DISCONNECTED|503/] });
  const page = await context.newPage();
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe("activated");
  return { context, page };
}

test("a page that can’t be loaded says so, and comes when there is a connection again", async () => {
  const { context, page } = await visited();
  await page.goto("/looks");
  await context.setOffline(true);
  await page.goto("/members");
  await page.getByRole("heading", { name: "We couldn’t load this page" }).waitFor();
  expect(await page.title()).toBe("No connection · Hemline");
  expect(new URL(page.url()).pathname).toBe("/members");
  expect(await accessibilityFaults(page)).toEqual([]);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe("rgb(250, 248, 244)");
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "We couldn’t load this page" }).waitFor();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Members", level: 1 }).waitFor();
});

test("nothing of a member is kept on the device", async () => {
  const member = await memberOf(hemline, "Mara");
  const { context, page } = await visited();
  await member.signsIn(context);
  await page.goto("/settings/profile");
  await hydrated(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await page.goto("/settings/profile");
  await page.getByRole("heading", { name: "We couldn’t load this page" }).waitFor();
  expect(await page.content()).not.toContain("Mara");
});

test("a first visit is over before anything is registered, and answers keep their status", async () => {
  const context = await hemline.person({ serviceWorkers: "allow", expected: [/404/] });
  const page = await context.newPage();
  const registered: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/service-worker.js")) registered.push(request.url());
  });
  await page.goto("/about", { waitUntil: "load" });
  expect(registered).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const missing = await page.goto("/nowhere");
  expect(missing?.status()).toBe(404);
  const moved = await page.goto("/about//");
  expect([moved?.status(), new URL(page.url()).pathname]).toEqual([200, "/about"]);
});

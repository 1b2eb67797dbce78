import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { norr, opensNorrAndSund } from "../testing/norr-and-sund.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { refusedByTest } from "../testing/requests.ts";
import { desktop, openAs, phone } from "../testing/screens.ts";

let hemline: Hemline;
let ida: E2eMember;
let rosa: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  [ida, rosa] = [await memberOf(hemline, "Ida"), await memberOf(hemline, "Rosa")];
  await hemline.appoints(ida.slug);
  await opensNorrAndSund(ida);
});
afterAll(() => hemline.close());

async function faultsOn(page: Page) {
  const faults = await accessibilityFaults(page);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return isWide ? [...faults, "the page scrolls sideways"] : faults;
}

/** Of one sheet, by keyboard. */
async function sendsReport(page: Page, kind: "product" | "brand"): Promise<void> {
  const dialog = page.getByRole("dialog", { name: `Report ${kind}` });
  await press(dialog.getByRole("radio", { name: "Spam or advertising" }), "Space");
  expect(await faultsOn(page)).toEqual([]);
  await press(dialog.getByRole("button", { name: "Send report" }));
  await page.getByRole("dialog", { name: "Report sent" }).waitFor();
  await page.keyboard.press("Enter");
}

test("a visitor shares a product, logs in to report it, and reports its brand", async () => {
  const page = await hemline.visit(`/products/${norr.product}`, { ...phone, expected: [refusedByTest] });
  await hydrated(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(page.getByRole("button", { name: "Share" }));
  await toast(page, "Link copied").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/products/${norr.product}`);
  await press(page.getByRole("button", { name: "Report product" }));
  const login = page.getByRole("dialog", { name: "Log in to report this product" });
  await login.getByLabel("Email").fill(rosa.email);
  await login.getByLabel("Password", { exact: true }).fill(rosa.password);
  await page.keyboard.press("Enter");
  await sendsReport(page, "product");
  await open(page, `/brands/${norr.brand}`);
  await press(page.getByRole("button", { name: "Report brand" }));
  await sendsReport(page, "brand");
});

test("an admin opens the reported product, and dismisses the reports", async () => {
  const page = await openAs(hemline, ida, "/admin/reports", desktop);
  expect(await faultsOn(page)).toEqual([]);
  await press(page.getByRole("link", { name: "Product: Wool coat by Norr & Sund" }));
  await page.waitForURL(`**/admin/products/${norr.product}`);
  await page.goBack();
  for (const name of ["Wool coat by Norr & Sund", "Norr & Sund"]) {
    await press(page.getByRole("button", { name: `Decide about ${name}`, exact: true }));
    const dialog = page.getByRole("dialog", { name: "Decide this report" });
    await dialog.getByRole("radio", { name: /^Dismissed/ }).check();
    expect(await faultsOn(page)).toEqual([]);
    await press(dialog.getByRole("button", { name: "Dismiss report" }));
    await dialog.waitFor({ state: "detached" });
  }
  await page.getByText("No open reports").waitFor();
  await open(page, "/admin/audit");
  expect(await page.getByText("Report of").count()).toBe(2);
});

test("an admin narrows the list of products to a brand by its name, and takes it away again", async () => {
  const page = await openAs(hemline, ida, "/admin/products", phone);
  const field = page.getByRole("combobox", { name: "Brand" });
  await field.focus();
  await page.keyboard.type("norr");
  await page.getByRole("option", { name: /Norr & Sund/ }).waitFor();
  expect(await faultsOn(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/products?brand=${norr.brand}`);
  await press(page.getByRole("link", { name: /^Products of every brand/ }));
  await page.waitForURL("**/admin/products");
  await field.waitFor();
});

test("without script, the form finds the brand by the name that it sends", async () => {
  const context = await hemline.person({ ...desktop, javaScriptEnabled: false });
  await ida.signsIn(context);
  const page = await context.newPage();
  await page.goto("/admin/products");
  await page.getByRole("combobox", { name: "Brand" }).fill("Norr & Sund");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: /^Products of every brand/ }).waitFor();
  await page.getByText("Wool coat").first().waitFor();
});

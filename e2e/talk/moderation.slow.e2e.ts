import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { memberOf } from "../testing/member.ts";
import { press, toast } from "../testing/page-actions.ts";
import { refusedByTest } from "../testing/requests.ts";
import { desktop, openAs, phone } from "../testing/screens.ts";

let hemline: Hemline;
beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

async function faultsOn(page: Page) {
  const faults = await accessibilityFaults(page);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return isWide ? [...faults, "the page scrolls sideways"] : faults;
}

test("a visitor logs in and reports a look; an admin reads it and makes a member an admin, all by keyboard", async () => {
  const [olga, rosa, ida] = [
    await memberOf(hemline, "Olga"),
    await memberOf(hemline, "Rosa"),
    await memberOf(hemline, "Ida"),
  ];
  const slug = await olga.posts("Not my coat");
  await hemline.appoints(ida.slug);

  const rosaPage = await hemline.visit(`/looks/${slug}`, { ...phone, expected: [refusedByTest] });
  await hydrated(rosaPage);
  await press(rosaPage.getByRole("button", { name: "Report look" }));
  const login = rosaPage.getByRole("dialog", { name: "Log in to report this look" });
  await login.getByLabel("Email").fill(rosa.email);
  await login.getByLabel("Password", { exact: true }).fill(rosa.password);
  await rosaPage.keyboard.press("Enter");
  const dialog = rosaPage.getByRole("dialog", { name: "Report look" });
  await press(dialog.getByRole("button", { name: "Send report" }));
  await dialog.getByText("Choose what’s wrong.").waitFor();
  await press(dialog.getByRole("radio", { name: "Someone else’s photo or identity" }), "Space");
  await dialog.getByLabel("Note (optional)").fill("It’s from a shop.");
  expect(await faultsOn(rosaPage)).toEqual([]);
  await press(dialog.getByRole("button", { name: "Send report" }));
  const thanks = rosaPage.getByRole("dialog", { name: "Report sent" });
  await thanks.waitFor();
  expect(await thanks.locator(":focus").innerText()).toBe("Close");
  await rosaPage.keyboard.press("Enter");
  await thanks.waitFor({ state: "detached" });
  await rosaPage.goto("/admin");
  await rosaPage.getByText("Only admins can open this page.").waitFor();

  const page = await openAs(hemline, ida, "/", { ...desktop, expected: [refusedByTest] });
  await press(page.getByRole("button", { name: /^Your menu/ }));
  await press(page.getByRole("link", { name: "Admin", exact: true }));
  await page.waitForURL("**/admin");
  await press(page.getByRole("link", { name: "Open reports" }));
  await page.waitForURL("**/admin/reports");
  await press(page.getByText("1 photo, 1 note"));
  await page.getByText("“It’s from a shop.”").waitFor();
  expect(await faultsOn(page)).toEqual([]);

  const nav = page.getByRole("navigation", { name: "Admin" });
  await press(nav.getByRole("link", { name: "Members" }));
  await page.waitForURL("**/admin/members");
  await page.getByRole("searchbox").fill("rosa@hemline");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/members?search=*");
  await page.getByText("in their name, page address or email").waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(1);
  await press(page.getByRole("button", { name: "Make member an admin: Rosa" }));
  const role = page.getByRole("dialog", { name: "Make this member an admin?" });
  await press(role.getByRole("button", { name: "Make member an admin" }));
  await role.getByText("Enter a reason.").waitFor();
  await page.keyboard.type("She knows the rules");
  expect(await faultsOn(page)).toEqual([]);
  await press(role.getByRole("button", { name: "Make member an admin" }));
  await toast(page, "Role changed").waitFor();
  await page.getByRole("cell", { name: "Admin" }).waitFor();

  await press(nav.getByRole("link", { name: "Audit log" }));
  await page.waitForURL("**/admin/audit");
  const entry = page.getByRole("row").filter({ hasText: "She knows the rules" });
  expect(await entry.innerText()).toMatch(/Changed role[\s\S]*Rosa[\s\S]*Ida[\s\S]*role: member[\s\S]*role: admin/);
  expect(await faultsOn(page)).toEqual([]);

  await rosaPage.goto("/admin/members");
  await hydrated(rosaPage);
  await rosaPage.getByRole("button", { name: "Make member an admin: Olga" }).waitFor();
  expect(await faultsOn(rosaPage)).toEqual([]);
});

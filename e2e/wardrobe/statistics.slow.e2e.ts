import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { addItem } from "../testing/add-item.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { press } from "../testing/page-actions.ts";
import { openAs, phone } from "../testing/screens.ts";

const path = "/wardrobe/statistics";
const dayMs = 86_400_000;
const thisYear = new Date().getUTCFullYear();
const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);

let hemline: Hemline;
let nora: E2eMember;
let ada: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  [nora, ada] = [await memberWithWears("Nora"), await memberWithWears("Ada")];
  await hemline.sql(`update site.members set subscribed_until = now() + interval '1 month' where slug = '${ada.slug}'`);
});
afterAll(() => hemline.close());

/** A coat worn yesterday and twice in the year before last, and boots that were never worn. */
async function memberWithWears(firstName: string): Promise<E2eMember> {
  const member = await memberOf(hemline, firstName);
  const coat = await addItem(member, { name: "Wool coat", brand: "Loof", category: "coat" });
  await addItem(member, { name: "Brown boots", category: "boots" });
  await member.calls("PUT", `/api/items/${coat}`, {
    colours: ["navy"],
    price: { micros: 300_000_000, currency: "EUR" },
  });
  for (const on of [yesterday, `${thisYear - 2}-03-04`, `${thisYear - 2}-03-05`])
    await member.calls("POST", "/api/wears", { items: [coat], on });
  return member;
}

describe("the statistics", () => {
  test("choose a year with the keyboard, and show a chart's numbers as a table", async () => {
    const page = await openAs(hemline, ada, path);
    await page.getByRole("heading", { level: 1, name: "Your year in clothes" }).waitFor();
    await press(page.getByRole("link", { name: `${thisYear - 2}`, exact: true }));
    await page.getByRole("heading", { level: 1, name: `Your ${thisYear - 2} in clothes` }).waitFor();
    await press(page.locator("summary", { hasText: "Show as table: Wears by month" }));
    const table = page.getByRole("table", { name: "Wears by month" });
    await table.getByRole("row", { name: `March ${thisYear - 2} 2` }).waitFor();
    const file = page.getByRole("link", { name: "Download CSV of Wears by month" });
    expect(await file.getAttribute("href")).toBe(`/api/wardrobe/statistics/months?year=${thisYear - 2}`);
  });

  test("show the last 90 days to a member who does not subscribe, and say so", async () => {
    const page = await openAs(hemline, nora, `${path}?year=${thisYear - 2}`);
    await page.getByRole("heading", { level: 1, name: "Your last 90 days in clothes" }).waitFor();
    expect(await page.getByRole("navigation", { name: "Period" }).count()).toBe(0);
    await page.getByText(/You see the last 90 days\./).waitFor();
    await page.getByText(/^1 wear in all/).waitFor();
    await press(page.getByRole("main").getByRole("link", { name: "See subscription" }));
    await page.waitForURL("**/paid-subscription");
  });

  test("stand without JavaScript, with charts and tables", async () => {
    const context = await hemline.person({ javaScriptEnabled: false });
    await ada.signsIn(context);
    const page = await context.newPage();
    await page.goto(`${path}?year=all`);
    const months = page.locator("section", { has: page.getByRole("heading", { name: "Wears by month" }) });
    expect(await months.locator("svg rect").count()).toBeGreaterThan(12);
    await months.locator("summary").click();
    await months.getByRole("table").waitFor();
  });

  test("say what to do before the first wear", async () => {
    const page = await openAs(hemline, await memberOf(hemline, "Bea"), path);
    await page.getByRole("heading", { name: "No wears yet" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Add items" }).waitFor();
  });

  test.each(["light", "dark"] as const)(
    "fit a phone and can be used by everyone in the %s theme",
    async (colorScheme) => {
      const page = await openAs(hemline, ada, path, { ...phone, colorScheme });
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      }
    },
  );

  test("run their time from the right where people read from there", async () => {
    const page = await openAs(hemline, ada, path);
    const marks = page.locator("section", { hasText: "Wears by month" }).locator("svg text");
    const leftOf = async (at: number) => (await marks.nth(at).boundingBox())?.x ?? 0;
    const count = await marks.count();
    expect(await leftOf(count - 1)).toBeGreaterThan(await leftOf(count - 2));
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    expect(await leftOf(count - 1)).toBeLessThan(await leftOf(count - 2));
  });
});

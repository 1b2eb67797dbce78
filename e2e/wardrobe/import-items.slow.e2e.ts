import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { memberOf } from "../testing/member.ts";
import { open, press } from "../testing/page-actions.ts";
import { openAs, phone } from "../testing/screens.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const file = [
  "name,category,bought_on,price,currency",
  "Wool coat,coat,2024-03-05,79.50,EUR",
  "Boots,bootz,12/10/2024,,",
  ",scarf,,,",
].join("\r\n");

/** Presses a button that opens the browser’s own dialog, and chooses a file in it. */
async function choosesFile(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    press(page.getByRole("button", { name: "Choose file" })),
  ]);
  await chooser.setFiles([{ name, mimeType: "text/csv", buffer: Buffer.from(text) }]);
}

async function downloads(page: Page, link: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page.getByRole("link", { name: link, exact: true })),
  ]);
  return readFile(await download.path(), "utf8");
}

test("a bad file is mended line by line, imported and taken along again, by keyboard on a phone", async () => {
  const lucja = await memberOf(hemline, "Lucja");
  const page = await openAs(hemline, lucja, "/wardrobe/import", { ...phone, expected: [/status of 422/] });
  const list = page.getByLabel("Or paste your list");
  const result = page.getByRole("region", { name: "Result of the import" });
  const sends = () => press(page.getByRole("button", { name: "Import items", exact: true }));
  await choosesFile(page, "wardrobe.csv", file);
  await expect.poll(() => list.inputValue()).toContain("Boots,bootz");
  await sends();
  await result.getByRole("heading", { name: "3 things to change. Nothing was imported." }).waitFor();
  await expect.poll(() => result.evaluate((region) => region === document.activeElement)).toBe(true);
  await result.getByText(/Write one of these: top, shirt, /).waitFor();
  await result.getByText("Write a date as 2026-11-25.").waitFor();
  await result.getByText("Name the item.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await press(result.getByRole("button", { name: "Line 3" }).first());
  await page.keyboard.insertText("Boots,boots,2024-10-12,,");
  await press(result.getByRole("button", { name: "Line 4" }));
  await page.keyboard.insertText("Red scarf,scarf,,,");
  await sends();
  await result.getByText("3 items added").waitFor();
  await page.getByText("There’s room for 97 more of 100 free items.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(result.getByRole("link", { name: "See your wardrobe" }));
  for (const name of ["Wool coat", "Boots", "Red scarf"]) await page.getByText(name, { exact: true }).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await open(page, "/wardrobe/import");
  const csv = await downloads(page, "Download CSV");
  expect(csv.split("\r\n")[1]).toMatch(/^Wool coat,coat,,.*,79\.50,EUR,2024-03-05,/);
  expect(JSON.parse(await downloads(page, "Download JSON"))).toMatchObject([
    { name: "Wool coat", price: 79.5 },
    { name: "Boots", bought_on: "2024-10-12" },
    { name: "Red scarf", price: null },
  ]);
  await choosesFile(page, "again.csv", csv);
  await sends();
  await result.getByText("3 items added").waitFor();
});

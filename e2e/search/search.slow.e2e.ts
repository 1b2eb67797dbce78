import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, paths } from "../../site/shared/paths.ts";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { desktop, openAs, phone } from "../testing/screens.ts";
import { redAndBlue } from "../testing/two-colour-photo.ts";

let hemline: Hemline;
let maren: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  maren = await memberOf(hemline, "Maren");
  for (const [title, season] of [
    ["Corduroy for the lecture hall", "autumn"],
    ["Corduroy thoughts", "winter"],
    ["Rain on Sunday", "autumn"],
  ])
    await maren.calls("POST", api.looks, {
      ...{ title, season, colours: ["brown"] },
      photos: [{ id: await maren.uploads(await redAndBlue()), alt: "A red half and a blue half" }],
    });
  await maren.calls("POST", api.items, { name: "Corduroy trousers", category: "trousers" });
  await publishEntry("Velvet, without the panic");
});
afterAll(() => hemline.close());

async function publishEntry(title: string): Promise<void> {
  const ida = await memberOf(hemline, "Ida");
  await hemline.appoints(ida.slug);
  const blocks = [{ kind: "paragraph", text: [{ text: "Brush it." }] }];
  const { id, version } = await ida.calls<{ id: string; version: number }>("POST", api.adminEntries, {
    ...{ title, excerpt: "", document: { version: 1, blocks } },
  });
  await ida.calls("PUT", api.adminEntryPublication(id), { version });
}

const field = (page: Page) => page.getByRole("combobox", { name: "Search Hemline" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("a visitor finds looks by a misspelt word, by keyboard alone", async () => {
  const page = await hemline.visit("/about");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Search Hemline" }).press("Enter");
  await field(page).waitFor();
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await page.keyboard.type("corduroi");
  await page.keyboard.press("Enter");
  await heading(page, "Looks").waitFor();
  expect(new URL(page.url()).search).toBe("?q=corduroi");
  expect(await page.getByRole("article").count()).toBe(2);
  expect(await page.locator("article mark").allTextContents()).toEqual(["Corduroy", "Corduroy"]);
  await page.getByText("2 results for words like corduroy. You wrote “corduroi”").waitFor();
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a misspelt word finds an entry of the notebook, and nothing when it is searched for as it is", async () => {
  const page = await hemline.visit(paths.searchFor("velvt pannic"));
  await hydrated(page);
  await heading(page, "Notebook").waitFor();
  await page.getByRole("link", { name: "Velvet, without the panic" }).waitFor();
  await page.getByText("1 result for words like velvet panic.").waitFor();
  await page.getByRole("link", { name: "search for that instead" }).click();
  await heading(page, "No results for “velvt pannic”").waitFor();
  await page.getByRole("link", { name: "Include similar words" }).click();
  await heading(page, "Notebook").waitFor();
});

const lookTitles = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();

test("looks that were found are narrowed beside them, and on a phone in a dialog", async () => {
  const page = await hemline.visit(paths.searchFor("corduroy"), desktop);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Kinds of results" }).getByRole("link", { name: "Looks" }).click();
  await page.getByRole("link", { name: "Winter 1" }).click();
  await page.waitForURL("**kind=looks&season=winter");
  await expect.poll(() => lookTitles(page)).toEqual(["Corduroy thoughts"]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.setViewportSize(phone.viewport);
  await page.getByRole("link", { name: "Filters, 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await dialog.getByRole("link", { name: "Autumn 1" }).click();
  await dialog.getByRole("link", { name: "Remove filter: Autumn" }).waitFor();
  await dialog.getByRole("link", { name: "Brown 1" }).click();
  await dialog.getByRole("link", { name: "Clear 2 filters" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Show 1 look" }).click();
  await expect.poll(() => lookTitles(page)).toEqual(["Corduroy for the lecture hall"]);
  await page.getByRole("link", { name: "Remove filter: Autumn" }).click();
  await expect.poll(() => lookTitles(page)).toHaveLength(2);
});

test("without script the filters are links below their chip", async () => {
  const page = await hemline.visit(paths.searchFor("corduroy", "looks"), { ...phone, javaScriptEnabled: false });
  await page.getByRole("link", { name: "Filters", exact: true }).click();
  await page.getByRole("link", { name: "Autumn 1" }).click();
  await page.getByRole("link", { name: "Filters, 1" }).waitFor();
  expect(await lookTitles(page)).toEqual(["Corduroy for the lecture hall"]);
});

test("a member opens what is suggested, and finds the search again on this device", async () => {
  const page = await openAs(hemline, maren, paths.search);
  await hydrated(page);
  await field(page).fill("corduroy trou");
  const option = page.getByRole("option", { name: /Corduroy trousers/ });
  await option.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await field(page).press("ArrowDown");
  expect(await option.getAttribute("aria-selected")).toBe("true");
  await field(page).press("Enter");
  await heading(page, "Corduroy trousers").waitFor();

  await page.goto(paths.searchFor("thoughts"));
  await hydrated(page);
  await page.getByRole("link", { name: "Clear search" }).click();
  await page.getByRole("link", { name: "thoughts" }).waitFor();
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await heading(page, "Recent searches").waitFor({ state: "detached" });
});

test("without script the field is a plain form, and nothing found says what to do", async () => {
  const page = await hemline.visit(paths.search, { ...phone, javaScriptEnabled: false });
  await field(page).fill("zxqvkw");
  await field(page).press("Enter");
  await heading(page, "No results for “zxqvkw”").waitFor();
  await page.getByRole("link", { name: "Clear search" }).last().click();
  await page.waitForURL("**/search");
});

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, paths } from "../../site/shared/paths.ts";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { openAs, phone } from "../testing/screens.ts";
import { redAndBlue } from "../testing/two-colour-photo.ts";

let hemline: Hemline;
let maren: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  maren = await memberOf(hemline, "Maren");
  for (const title of ["Corduroy for the lecture hall", "Corduroy thoughts", "Rain on Sunday"])
    await maren.calls("POST", api.looks, {
      title,
      photos: [{ id: await maren.uploads(await redAndBlue()), alt: "A red half and a blue half" }],
    });
  await maren.calls("POST", api.items, { name: "Corduroy trousers", category: "trousers" });
});
afterAll(() => hemline.close());

const field = (page: Page) => page.getByRole("combobox", { name: "Search Hemline" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("a visitor finds looks by a misspelt word, by keyboard alone", async () => {
  const page = await hemline.visit("/about");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Search looks, brands, members" }).press("Enter");
  await field(page).waitFor();
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await page.keyboard.type("corduroi");
  await page.keyboard.press("Enter");
  await heading(page, "Looks").waitFor();
  expect(new URL(page.url()).search).toBe("?q=corduroi");
  expect(await page.getByRole("article").count()).toBe(2);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  expect(await accessibilityFaults(page)).toEqual([]);
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

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FilledPages, fillEveryPage } from "../testing/fill-every-page.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { desktop } from "../testing/screens.ts";

let hemline: Hemline;
let filled: FilledPages;

beforeAll(async () => {
  hemline = await openHemline();
  filled = await fillEveryPage(hemline);
});
afterAll(() => hemline.close());

/** What is on paper of those that match a selector, each by its beginning. */
const shown = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 120)));

/** What does nothing on paper. */
const controls = "nav, header:not(article header), footer, form, button, input, textarea, select, dialog, #comments";

async function printed(page: Page): Promise<Page> {
  await page.goto(filled.addressOf("/notebook/:slug"));
  await hydrated(page);
  expect((await shown(page, controls)).length).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  return page;
}

test("an entry that an admin prints is its text and its figures, black on white, and nothing to press", async () => {
  const context = await hemline.person(desktop);
  await filled.owner.signsIn(context);
  const page = await printed(await context.newPage());
  expect(await shown(page, controls)).toEqual([]);
  await page.getByRole("heading", { level: 1, name: "Two halves" }).waitFor();
  for (const text of ["It went on with a blue one", "What follows", "Which half is yours?", "The rest"])
    expect(await page.getByText(text).first().isVisible(), text).toBe(true);
  expect(await shown(page, "article aside")).toHaveLength(1);
  expect(await shown(page, "article figure")).toHaveLength(3);
  expect(await shown(page, "article figure img")).toHaveLength(4);
  expect(await shown(page, "article figcaption")).toHaveLength(2);
  for (const name of [/^Ink and paper/, /^Wool coat, Norr & Sund/, /^Red coat/, /^Norr & Sund/])
    expect(await page.getByRole("article").getByRole("link", { name }).first().isVisible(), String(name)).toBe(true);
  for (const name of ["Edit entry", "Skip to content"])
    expect(await page.getByRole("link", { name }).isVisible(), name).toBe(false);
  const colours = await page.evaluate(() =>
    ["body", "article h1", "article blockquote p"].map((selector) => {
      const { color, backgroundColor } = getComputedStyle(document.querySelector(selector)!);
      return selector === "body" ? backgroundColor : color;
    }),
  );
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)", "rgb(0, 0, 0)"]);
  // As wide as A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
});

test("an entry that a visitor prints ends with its teaser", async () => {
  const page = await printed(await hemline.visit("/about", desktop));
  expect(await shown(page, `${controls}, .paywall`)).toEqual([]);
  expect(await page.getByText("So it stayed.").isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: "Read on with a subscription" }).isVisible()).toBe(false);
});

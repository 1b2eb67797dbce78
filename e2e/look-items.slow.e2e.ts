import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "../site/shared/paths.ts";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { addItem } from "./testing/add-item.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { type E2eMember, memberOf } from "./testing/member.ts";
import { norr, opensNorrAndSund } from "./testing/norr-and-sund.ts";
import { boxOf, openAs, phone } from "./testing/screens.ts";
import { redAndBlue } from "./testing/two-colour-photo.ts";

let hemline: Hemline;
let lucja: E2eMember;

const names = ["Wool coat", "Grey scarf", "Navy trousers", "Brown loafers", "Leather bag"];
const ids = new Map<string, string>();

beforeAll(async () => {
  hemline = await openHemline();
  lucja = await memberOf(hemline, "Lucja");
  for (const name of names) ids.set(name, await addItem(lucja, { name, brand: "Norr & Sund" }));
});
afterAll(() => hemline.close());

async function addsPhoto(page: Page) {
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([{ name: "today.jpg", mimeType: "image/jpeg", buffer: await redAndBlue() }]);
  await page.getByRole("region", { name: "Photo 1" }).waitFor();
}

const field = (page: Page) => page.getByRole("combobox", { name: "Name of item" });
const option = (page: Page, name: string) => page.getByRole("listbox").getByRole("option", { name });

async function posts(page: Page, title: string, slug: string) {
  await page.getByRole("button", { name: "Post look" }).click();
  await page.waitForURL(`**/looks/${slug}`);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await hydrated(page);
  for (const name of names) await page.getByRole("link", { name: `${name} Norr & Sund` }).waitFor();
}

describe("a look that names five items", () => {
  test("is tagged by keyboard alone, and worn with one press, which is undone", async () => {
    const page = await openAs(hemline, lucja, "/looks/new", phone);
    await addsPhoto(page);
    await page.getByLabel("Title").fill("By keyboard");
    for (const name of names) {
      await page.getByRole("button", { name: "Tag an item" }).focus();
      await page.keyboard.press("Enter");
      await field(page).waitFor();
      await page.keyboard.type(name.slice(0, 4).toLowerCase());
      await option(page, name).waitFor();
      await expect.poll(() => page.getByRole("listbox").getByRole("option").count()).toBe(1);
      await page.keyboard.press("ArrowDown");
      expect(await field(page).getAttribute("aria-activedescendant")).toBe(await option(page, name).getAttribute("id"));
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await field(page).waitFor({ state: "detached" });
      // The dot has the focus: Shift and arrows bring it to its place.
      for (let times = 0; times <= names.indexOf(name); times++) await page.keyboard.press("Shift+ArrowDown");
    }
    await posts(page, "By keyboard", "by-keyboard");
    await page.getByRole("button", { name: "I wore this" }).press("Enter");
    await expect.poll(() => page.getByText("Worn once").count()).toBeGreaterThanOrEqual(5);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect.poll(() => page.getByText("Worn once").count()).toBe(0);
  });

  test("is tagged by touch, where the photo is pressed", async () => {
    const page = await openAs(hemline, lucja, "/looks/new", { ...phone, hasTouch: true, isMobile: true });
    await addsPhoto(page);
    await page.getByLabel("Title").fill("By touch");
    const photo = page.getByRole("region", { name: "Photo 1" }).locator("picture").first();
    for (const [at, name] of names.entries()) {
      await photo.scrollIntoViewIfNeeded();
      await photo.tap({ position: { x: 40 + 60 * at, y: 60 + 20 * at } });
      await field(page).waitFor();
      await option(page, name).tap();
      await field(page).waitFor({ state: "detached" });
    }
    await posts(page, "By touch", "by-touch");
    const dot = page.getByRole("button", { name: /^1\s*Wool coat/ });
    await dot.tap();
    const card = page.getByRole("link", { name: "Wool coat Norr & Sund" });
    await expect.poll(() => card.count()).toBe(2);
    expect(await card.first().getAttribute("href")).toBe(`/members/lucja/wardrobe/${ids.get("Wool coat")}`);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("begins with chosen items, which become tags with its first photo", async () => {
    const chosen = names.map((name) => ids.get(name)).join(",");
    const page = await openAs(hemline, lucja, `/looks/new?items=${chosen}`, phone);
    await page.getByRole("heading", { name: "Items in this look" }).waitFor();
    await page.waitForURL((url) => url.search === "");
    await page.getByRole("button", { name: "Remove Leather bag from this look" }).click();
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Remove Wool coat from this look" }).waitFor();
    expect(await page.getByRole("button", { name: "Remove Leather bag from this look" }).count()).toBe(0);
    await addsPhoto(page);
    await expect.poll(() => page.getByRole("button", { name: /^Tag \d: / }).count()).toBe(4);
    expect(await page.getByRole("heading", { name: "Items in this look" }).count()).toBe(0);
    await page.getByRole("button", { name: "Rename tag 1 Wool coat" }).click();
    await page.getByRole("button", { name: "Unlink item" }).click();
    await field(page).fill("A borrowed coat");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Rename tag 1 A borrowed coat" }).waitFor();
  });
});

test.each([320, 390, 1024, 1440])(
  "a tag with a long name, two links and its wears has few lines at %i px",
  async (width) => {
    const page = await hemline.visit(`/looks/${await longTags()}`, { viewport: { width, height: 900 } });
    const rows = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Wool coat", exact: true }) });
    await rows.first().waitFor();
    expect(await rows.count()).toBe(2);
    // Two lines of the name, two of links and the label.
    for (const row of await rows.all()) expect((await boxOf(row)).height).toBeLessThan(180);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const link of await rows.getByRole("link").all())
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24);
  },
);

let longTagged: Promise<string> | undefined;

/** A look whose two tags name an item that was worn, and a product. @returns its slug */
function longTags(): Promise<string> {
  longTagged ??= (async () => {
    const maren = await memberOf(hemline, "Maren");
    await hemline.appoints(maren.slug);
    await opensNorrAndSund(maren);
    const name = "Half-blanket tartan scarf";
    const item = await addItem(maren, { name, productSlug: norr.product });
    await maren.calls("POST", api.wears, { items: [item], on: new Date().toISOString().slice(0, 10) });
    const photo = await maren.uploads(await redAndBlue());
    const tags = [
      { photo, x: 0.2, y: 0.2, name, item },
      { photo, x: 0.6, y: 0.6, name, product: norr.product },
    ];
    const draft = { title: "Five degrees", photos: [{ id: photo, alt: "" }], tags };
    return (await maren.calls<{ slug: string }>("POST", api.looks, draft)).slug;
  })();
  return longTagged;
}

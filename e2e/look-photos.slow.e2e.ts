import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { type E2eMember, memberOf } from "./testing/member.ts";
import { refusedByTest } from "./testing/requests.ts";
import { boxOf, desktop, lucjaWithALook, openAs, phone } from "./testing/screens.ts";
import { redAndBlue } from "./testing/two-colour-photo.ts";

let hemline: Hemline;
let lucja: E2eMember;
let lookSlug: string;

beforeAll(async () => {
  hemline = await openHemline();
  ({ lucja, slug: lookSlug } = await lucjaWithALook(hemline));
});
afterAll(() => hemline.close());

describe("the photos of a look", () => {
  const strip = (page: Page) => page.getByRole("list", { name: "Photos of Gdańsk, early" });

  test.each([
    ["a phone", phone],
    ["a desktop", desktop],
  ])("have one height on %s, each centred on its own colour", async (_, screen) => {
    const page = await hemline.visit(`/looks/${lookSlug}`, screen);
    const stage = await boxOf(strip(page));
    expect(stage.height).toBeLessThanOrEqual(screen.viewport.height * 0.8);
    const slides = await strip(page)
      .getByRole("listitem")
      .evaluateAll((items) =>
        items.map((item) => {
          const slide = item.getBoundingClientRect();
          const photo = item.querySelector("picture")?.getBoundingClientRect() ?? new DOMRect();
          return {
            height: slide.height,
            isCentred:
              Math.abs(photo.left - slide.left - (slide.right - photo.right)) < 2 &&
              Math.abs(photo.top - slide.top - (slide.bottom - photo.bottom)) < 2,
            ratio: Math.round((photo.width / photo.height) * 100) / 100,
            ground: getComputedStyle(item).backgroundColor,
          };
        }),
      );
    expect(slides.map(({ ratio }) => ratio)).toEqual([0.67, 1.8, 1]);
    for (const { height, isCentred, ground } of slides)
      expect([Math.abs(height - stage.height) < 1, isCentred, ground]).toEqual([
        true,
        true,
        expect.stringMatching(/^(oklab|rgb|color)\(/),
      ]);
    const thumbs = await page.getByRole("navigation", { name: "Photos" }).getByRole("link").all();
    const boxes = await Promise.all(thumbs.map(boxOf));
    expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
    // The small photos follow at once: no hole below the stage.
    expect((boxes[0]?.y ?? 0) - (stage.y + stage.height)).toBeLessThan(20);
  });

  test("are moved by arrow keys", async () => {
    const page = await hemline.visit(`/looks/${lookSlug}`, desktop);
    await hydrated(page);
    await strip(page).focus();
    await page.keyboard.press("ArrowRight");
    await page
      .getByRole("link", { name: /^Photo 2/, includeHidden: false })
      .and(page.locator("[aria-current]"))
      .waitFor();
    await page.keyboard.press("End");
    await page
      .getByRole("link", { name: /^Photo 3/ })
      .and(page.locator("[aria-current]"))
      .waitFor();
  });

  test("are chosen by links without JavaScript", async () => {
    const page = await hemline.visit(`/looks/${lookSlug}`, { ...desktop, javaScriptEnabled: false });
    await page.getByRole("link", { name: /^Photo 2/ }).click();
    const stage = await boxOf(strip(page));
    await expect.poll(async () => (await boxOf(page.locator("#photo-2"))).x).toBeCloseTo(stage.x, 0);
  });
});

describe("a new look", () => {
  const openWithPhoto = async () => {
    const page = await openAs(hemline, lucja, "/looks/new", phone);
    await page
      .locator("input[type=file]")
      .setInputFiles([{ name: "coat.jpg", mimeType: "image/jpeg", buffer: await redAndBlue(6) }]);
    const board = page.getByRole("region", { name: "Photo 1" }).locator("picture");
    await board.scrollIntoViewIfNeeded();
    return { page, board };
  };

  test("has its pieces named at the dot, and the photo stays where it is", async () => {
    const { page, board } = await openWithPhoto();
    const before = await boxOf(board);
    expect(before.height).toBeLessThanOrEqual(844 * 0.8 + 1);
    await page.mouse.click(before.x + before.width / 2, before.y + before.height / 3);
    await page.getByRole("combobox", { name: "Name of item 1" }).and(page.locator(":focus")).waitFor();
    expect((await boxOf(board)).y).toBeCloseTo(before.y, 0);
    await page.keyboard.type("Wool coat");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Rename tag 1\s+Wool coat$/ }).waitFor();
    expect((await boxOf(board)).y).toBeCloseTo(before.y, 0);
    // The dot has the focus again, and an unnamed dot is removed.
    expect(await page.locator(":focus").getAttribute("aria-label")).toMatch(/^Tag 1: Wool coat/);
    await page.mouse.click(before.x + before.width / 2, before.y + (before.height * 2) / 3);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("button", { name: /^Rename tag/ }).count()).toBe(1);
  });

  test("shows a refused file in one line, without a broken image", async () => {
    const nadia = await memberOf(hemline, "Nadia");
    const page = await openAs(hemline, nadia, "/looks/new", { ...phone, expected: [refusedByTest] });
    await hydrated(page);
    await page
      .locator("input[type=file]")
      .setInputFiles([
        { name: "shopping list.png", mimeType: "image/png", buffer: Buffer.from("milk, buttons, thread") },
      ]);
    const line = page.getByRole("listitem").filter({ hasText: "shopping list.png" });
    await line.waitFor();
    expect(await page.getByRole("list", { name: "Photos of this look" }).count()).toBe(0);
    expect(await page.locator(".Toastify__toast").count()).toBe(0);
    await line.getByRole("button", { name: "Dismiss shopping list.png" }).click();
    await line.waitFor({ state: "detached" });
  });
});

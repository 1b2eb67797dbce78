import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "../site/shared/paths.ts";
import type { PhotoCard } from "../site/shared/photos/photo.ts";
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

describe("a cropped photo", () => {
  const leftHalf = { x: 0, y: 0, width: 0.5, height: 1 };
  const cropArea = (page: Page) => page.getByRole("group", { name: "Crop area. Move it with the arrow keys." });

  async function editedAfterReload(o: Parameters<typeof openAs>[3] = {}) {
    const wanda = await memberOf(hemline, `Wanda${wandas++}`);
    const photo = await wanda.uploads(await redAndBlue());
    await wanda.calls("PUT", api.photoCrop(photo), leftHalf);
    const { slug } = await wanda.calls<{ slug: string }>("POST", "/api/looks", {
      ...{ title: `Red ${wandas}`, photos: [{ id: photo, alt: "Red" }] },
    });
    /** The photo as a visitor’s page names it, whether or not its AVIF files are there yet. */
    const shown = async () => {
      const response = await fetch(`${hemline.address}/looks/${slug}/_payload.json`);
      const { page } = (await response.json()) as { page: { data: { look: { photos: PhotoCard[] } } } };
      return { ...page.data.look.photos[0], avif: false };
    };
    const page = await openAs(hemline, wanda, `/looks/${slug}/edit`, { ...desktop, ...o });
    return { page, shown };
  }
  let wandas = 0;

  test("stays as readers see it while its owner opens the crop and cancels", async () => {
    const { page, shown } = await editedAfterReload();
    const before = await shown();
    const writes: string[] = [];
    page.on("request", (request) => request.url().endsWith("/crop") && writes.push(request.method()));
    await page.getByRole("button", { name: "Crop", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Crop photo" });
    const whole = dialog.getByRole("img", { name: "Red" });
    await whole.waitFor();
    await expect.poll(() => whole.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200);
    expect(await shown()).toEqual(before);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    expect([await shown(), writes]).toEqual([before, []]);
  });

  test("gets another crop after a reload", async () => {
    const { page, shown } = await editedAfterReload();
    const before = await shown();
    await page.getByRole("button", { name: "Crop", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Crop photo" });
    await cropArea(page).focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
    await dialog.getByRole("button", { name: "Save crop" }).click();
    await dialog.waitFor({ state: "detached" });
    const after = await shown();
    expect(after.version).toBe((before.version ?? 0) + 1);
    expect([after.crop?.width, (after.crop?.x ?? 0) > 0]).toEqual([expect.closeTo(0.5, 2), true]);
  });

  test("says when the whole of it can’t be loaded, and tries again", async () => {
    const { page } = await editedAfterReload({ expected: [refusedByTest] });
    const address = "**/api/photos/*/uncropped";
    await page.route(address, (route) => route.abort());
    await page.getByRole("button", { name: "Crop", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Crop photo" });
    await dialog.getByText("We couldn’t load the whole photo").waitFor();
    expect(await dialog.getByRole("button", { name: "Save crop" }).isDisabled()).toBe(true);
    await page.unroute(address);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByRole("img", { name: "Red" }).waitFor();
  });
});

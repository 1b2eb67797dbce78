import { describe, expect, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { css, openGalleryInChromium, openGalleryPage } from "../testing/chromium-gallery.ts";

openGalleryInChromium();

test.each([
  ["trial", 0],
  ["trial-and-introductory-price", 1],
])("on a phone, %s shows the table of charges from the start: %i", async (screen, tables) => {
  const { page, at } = await openGalleryPage(390);
  await at(`screen=${screen}`);
  expect(await page.locator(".hpc-table").count()).toBe(tables);
});

describe("the sizes of the specification", () => {
  test("spinners of 8, 12 and 16 px", async () => {
    const { page, at } = await openGalleryPage(390);
    await at("screen=spinners");
    const sizes = await page
      .locator(".hpc-spinner i:first-child")
      .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).inlineSize));
    expect(sizes).toEqual(["8px", "12px", "16px"]);
  });

  test("a form of 544 px at most, a card field of 210 px at least, buttons that a thumb can hit", async () => {
    const { page, at } = await openGalleryPage(1440);
    await at("screen=embedded");
    expect(await css(page, ".hpc-form", "max-width")).toBe("544px");
    expect(defined(await page.locator(".hpc-form").boundingBox()).width).toBeLessThanOrEqual(544);
    expect(await css(page, ".hpc-field-payment", "min-height")).toBe("210px");
    await at("screen=all");
    const heights = await page
      .locator(":is(.hpc-button, .hpc-bare)")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test.each([
    ["subscription", "4px", "8px"],
    ["pill-brand", "12px", "9999px"],
  ])("the corners of %s", async (screen, field, button) => {
    const { page, at } = await openGalleryPage(390);
    await at(`screen=${screen}`);
    expect(await css(page, ".gallery-field-payment span", "border-top-left-radius")).toBe(field);
    expect(await css(page, ".hpc-button", "border-top-left-radius")).toBe(button);
  });

  test("running text of 13 to 16 px, headings of 14 to 32 px", async () => {
    for (const width of [390, 1440]) {
      const { page, at } = await openGalleryPage(width);
      await at("screen=all");
      const sizes = await page.locator(".hpc-root").evaluateAll((roots) => {
        const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
        const hasOwnWords = (one: Element) =>
          [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
        const all = roots.flatMap((root) => [...root.querySelectorAll("*")].filter(hasOwnWords));
        const isHeading = (one: Element) => one.closest("h2, h3, .hpc-headline") !== null;
        return { headings: all.filter(isHeading).map(sizeOf), body: all.filter((one) => !isHeading(one)).map(sizeOf) };
      });
      expect(Math.min(...sizes.body)).toBeGreaterThanOrEqual(13);
      expect(Math.max(...sizes.body)).toBeLessThanOrEqual(16);
      expect(Math.min(...sizes.headings)).toBeGreaterThanOrEqual(14);
      expect(Math.max(...sizes.headings)).toBeLessThanOrEqual(32);
    }
  });

  test("the container decides about the layout, from 768 px on", async () => {
    const { page, at } = await openGalleryPage(1440);
    const layout = () => page.locator(".hpc-root").getAttribute("data-layout");
    await at("screen=subscription&width=390");
    expect(await layout()).toBe("mobile");
    await at("screen=subscription&width=768");
    expect(await layout()).toBe("desktop");
  });

  test("the layout follows the window 150 ms after its last change", async () => {
    const { page, at } = await openGalleryPage(768);
    await page.clock.install();
    await at("screen=subscription");
    const isMobile = () => page.locator('.hpc-root[data-layout="mobile"]').count();
    const resize = async (width: number) => {
      const heard = page.evaluate(
        () => new Promise((resolve) => window.addEventListener("resize", resolve, { once: true })),
      );
      await page.setViewportSize({ width, height: 900 });
      await heard;
    };
    await page.clock.pauseAt(Date.now() + 60_000);
    await resize(767);
    await page.clock.runFor(149);
    expect(await isMobile()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(isMobile).toBe(1);
  });

  test("the layout follows its place where the window stays as it is", async () => {
    const { page, at } = await openGalleryPage(1440);
    await at("screen=embedded");
    const frame = page.locator(".gallery-frame");
    for (const [widthPx, layout] of [
      [700, "mobile"],
      [800, "desktop"],
    ] as const) {
      await frame.evaluate((place, width) => Object.assign(place.style, { inlineSize: `${width}px` }), widthPx);
      await page.locator(`.hpc-root[data-layout="${layout}"]`).waitFor();
    }
  });
});

test("the control bar chooses what is shown, and the address remembers it", async () => {
  const { page, address } = await openGalleryPage(1440);
  await page.goto(address);
  await page.getByLabel("Screen", { exact: true }).selectOption("success");
  await page.getByLabel("Language").selectOption("de");
  await page.getByLabel("Mode").selectOption("dark");
  await page.getByLabel("Width").selectOption("390");
  expect(new URL(page.url()).search).toBe("?screen=success&language=de&mode=dark&width=390");
  await page.reload();
  await page.locator('.hpc-root[data-mode="dark"][data-layout="mobile"][lang="de"]').waitFor();
  expect(await page.locator("figure").count()).toBe(1);
});

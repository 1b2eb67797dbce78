import { locales } from "@hemline/protocol/locale";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "../../e2e/accessibility-faults.ts";
import { hostileStylesheet } from "../gallery/hostile-stylesheet.ts";
import { screenNames } from "../gallery/screen-names.ts";
import { css, openGalleryInChromium, openGalleryPage } from "../testing/chromium-gallery.ts";

openGalleryInChromium();

const everyPage = ["en", "ar", "de", "ja"].flatMap((language) =>
  [390, 1440].flatMap((width) => ["light", "dark"].map((mode) => [language, width, mode] as const)),
);

test.each(everyPage)(
  "every screen in %s at %i px, %s, has no violation that axe finds",
  async (language, width, mode) => {
    const { page, at, consoleErrors } = await openGalleryPage(width);
    await at(`screen=all&language=${language}&mode=${mode}`);
    expect(await page.locator("figure").count()).toBe(screenNames.length);
    // Of the screens that stand here side by side, each page has one.
    const rules = ["landmark-unique", "landmark-no-duplicate-main", "heading-order"];
    expect(await accessibilityFaults(page, { without: rules })).toEqual([]);
    expect(consoleErrors).toEqual([]);
  },
);

/** Where each part of each screen lies, and how it looks. */
const looks = (page: Page) =>
  page.locator(".hpc-root, .hpp-root").evaluateAll((roots) => {
    for (const one of document.getAnimations()) {
      one.pause();
      one.currentTime = 0;
    }
    /** Follows from where it lies. */
    const isPlace = (name: string) =>
      /^(--.*|.*(block|inline)-size|height|width|.*-origin|grid-template-.*)$/.test(name);
    return roots.flatMap((root) =>
      [root, ...root.querySelectorAll("*")]
        .filter((one) => !one.closest(".gallery-field"))
        .map((one) => {
          const style = getComputedStyle(one);
          const { x, y, width, height } = one.getBoundingClientRect();
          return {
            part: `${one.tagName}.${one.getAttribute("class")} in ${one.closest("figure")?.dataset.screen}`,
            lies: `lies at ${[x, y, width, height].map(Math.round)}`,
            looks: [
              ...["::before", "::after"].map((name) => `${name}: ${getComputedStyle(one, name).content}`),
              ...[...style].flatMap((name) => (isPlace(name) ? [] : [`${name}: ${style.getPropertyValue(name)}`])),
            ],
          };
        }),
    );
  });
type Looks = Awaited<ReturnType<typeof looks>>;

/** The first differences, in words. */
function changes(before: Looks, after: Looks): string[] {
  const lines = (all: Looks) => [
    ...all.flatMap((one) => one.looks.map((line) => `${one.part}: ${line}`)),
    ...all.map((one) => `${one.part} ${one.lies}`),
  ];
  const now = lines(after);
  return lines(before)
    .flatMap((line, at) => (line === now[at] ? [] : [`${line} | ${now[at]}`]))
    .slice(0, 30);
}

describe("a page may say what it will", () => {
  test.each([
    ["trial", 390],
    ["trial", 1440],
    ["embedded", 390],
    ["embedded", 1440],
    ["notice-network", 390],
    ["paying", 390],
    ["error-network", 390],
    ["test-store", 390],
    ["paywall", 390],
    ["paywall", 1440],
  ])("of its own elements: %s at %i px stays as it is", async (screen, width) => {
    const { page, at } = await openGalleryPage(width);
    await at(`screen=${screen}`);
    const before = await looks(page);
    await page.addStyleTag({ content: hostileStylesheet });
    expect(changes(before, await looks(page))).toEqual([]);
  });

  test.each([
    ["trial", "ja"],
    ["paywall", "ar"],
  ])("and the browser still draws the letters of %s as those of %s", async (screen, language) => {
    const { page, at } = await openGalleryPage(390);
    await at(`screen=${screen}&language=${language}`);
    expect(await css(page, `p:lang(${language})`, "-webkit-locale")).toBe(`"${language}"`);
  });

  test.each(["trial", "paywall"])("of its root's letters: %s stays as it is", async (screen) => {
    const { page, at } = await openGalleryPage(1440);
    await at(`screen=${screen}`);
    const before = await looks(page);
    await page.addStyleTag({ content: "html { font-size: 62.5% }" });
    expect(changes(before, await looks(page))).toEqual([]);
  });
});

describe("where the system forces its colours", () => {
  /** How many colours are seen there. */
  const colorsOf = async (page: Page, selector: string) => {
    const picture = (await page.locator(selector).first().screenshot()).toString("base64");
    return page.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      canvas.drawImage(image, 0, 0);
      return new Set(new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer)).size;
    }, picture);
  };

  test.each([
    ["paying", ".hpc-spinner"],
    ["loading", ".hpc-spinner"],
    ["tax-loading", ".hpc-skeleton"],
    ["paywall", ".hpp-disc"],
  ])("%s shows its %s", async (screen, part) => {
    const { page, at } = await openGalleryPage(1440);
    await page.emulateMedia({ forcedColors: "active" });
    await at(`screen=${screen}`);
    expect(await colorsOf(page, part)).toBeGreaterThan(1);
  });

  test("the chosen package is seen", async () => {
    const { page, at } = await openGalleryPage(1440);
    await page.emulateMedia({ forcedColors: "active" });
    await at("screen=paywall");
    const edge = (checked: boolean) =>
      css(page, `[aria-checked="${checked}"] + .hpp-face > .hpp-stack`, "outline-width");
    expect([await edge(true), await edge(false)]).toEqual(["4px", "1px"]);
  });
});

test("no screen scrolls sideways at 320 px", async () => {
  const { page, at, consoleErrors } = await openGalleryPage(320);
  for (const language of locales) {
    await at(`screen=all&language=${language}`);
    const wide = await page.locator("figure").evaluateAll((figures) =>
      figures
        .filter((figure) => {
          const [frame] = figure.querySelectorAll<HTMLElement>(".gallery-frame");
          return !frame || frame.scrollWidth > frame.clientWidth || frame.clientWidth > 320;
        })
        .map((figure) => figure.dataset.screen),
    );
    expect([language, ...wide]).toEqual([language]);
  }
  expect(consoleErrors).toEqual([]);
});

import { AxeBuilder } from "@axe-core/playwright";
import { locales } from "@hemline/protocol/locale";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { launchChromium } from "../../e2e/chromium.ts";
import { openGallery } from "../testing/gallery-server.ts";
import { hostileSheet } from "./hostile-page.ts";
import { screenNames } from "./screen-names.ts";

let gallery: Awaited<ReturnType<typeof openGallery>>;
let browser: Browser;

beforeAll(async () => {
  gallery = await openGallery();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

/** The gallery in a window of this width; what it complains of fails the test. */
async function look(width: number): Promise<{ page: Page; at(search: string): Promise<void>; said: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  const at = async (search: string) => {
    await page.goto(`${gallery.address}/?bar=off&${search}`);
    await page.locator("figure").first().waitFor();
  };
  return { page, at, said };
}

const css = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

const isWhole = process.env.TESTS === "all";

/** Every language at both widths in both modes, two by two, of which each run sees another two. */
const pairs = Array.from({ length: 8 }, (_, at) => {
  const languages = ["en", "ar", "de", "ja"];
  const [mode, other] = at < 4 ? ["light", "dark"] : ["dark", "light"];
  return [
    [languages[at % 4]!, 390, mode!],
    [languages[(at + 1) % 4]!, 1440, other!],
  ] as const;
});
// A fault names what it was found in; TESTS=all finds it again.
const sample = pairs[Math.floor(Math.random() * pairs.length)]!;

test.each(isWhole ? pairs.flat() : sample)(
  "every screen in %s at %i px, %s, has no fault that axe finds",
  async (language, width, mode) => {
    const { page, at, said } = await look(width);
    await at(`screen=all&language=${language}&mode=${mode}`);
    expect(await page.locator("figure").count()).toBe(screenNames.length);
    // Of the screens that stand here side by side, each page has one.
    const rules = ["landmark-unique", "landmark-no-duplicate-main", "heading-order"];
    const { violations } = await new AxeBuilder({ page }).disableRules(rules).analyze();
    expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(", ")}`)).toEqual([]);
    expect(said).toEqual([]);
  },
);

test.each([
  ["trial", 0],
  ["trial-and-introductory-price", 1],
])("on a phone, %s shows the table of charges from the start: %i", async (screen, tables) => {
  const { page, at } = await look(390);
  await at(`screen=${screen}`);
  expect(await page.locator(".hpc-table").count()).toBe(tables);
});

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
    const { page, at } = await look(width);
    await at(`screen=${screen}`);
    const before = await looks(page);
    await page.addStyleTag({ content: hostileSheet });
    expect(changes(before, await looks(page))).toEqual([]);
  });

  test.each([
    ["trial", "ja"],
    ["paywall", "ar"],
  ])("and the browser still draws the letters of %s as those of %s", async (screen, language) => {
    const { page, at } = await look(390);
    await at(`screen=${screen}&language=${language}`);
    expect(await css(page, `p:lang(${language})`, "-webkit-locale")).toBe(`"${language}"`);
  });

  test.each(["trial", "paywall"])("of its root's letters: %s stays as it is", async (screen) => {
    const { page, at } = await look(1440);
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
    const { page, at } = await look(1440);
    await page.emulateMedia({ forcedColors: "active" });
    await at(`screen=${screen}`);
    expect(await colorsOf(page, part)).toBeGreaterThan(1);
  });

  test("the chosen package is seen", async () => {
    const { page, at } = await look(1440);
    await page.emulateMedia({ forcedColors: "active" });
    await at("screen=paywall");
    const edge = (checked: boolean) =>
      css(page, `[aria-checked="${checked}"] + .hpp-face > .hpp-stack`, "outline-width");
    expect([await edge(true), await edge(false)]).toEqual(["4px", "1px"]);
  });
});

/** Long words, and another direction. */
const longest: readonly string[] = isWhole ? locales : ["de", "ru", "ar"];

test("no screen scrolls sideways at 320 px", async () => {
  const { page, at, said } = await look(320);
  for (const language of longest) {
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
  expect(said).toEqual([]);
});

describe("the sizes of the specification", () => {
  test("spinners of 8, 12 and 16 px", async () => {
    const { page, at } = await look(390);
    await at("screen=spinners");
    const sizes = await page
      .locator(".hpc-spinner i:first-child")
      .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).inlineSize));
    expect(sizes).toEqual(["8px", "12px", "16px"]);
  });

  test("a form of 544 px at most, a card field of 210 px at least, buttons that a thumb can hit", async () => {
    const { page, at } = await look(1440);
    await at("screen=embedded");
    expect(await css(page, ".hpc-form", "max-width")).toBe("544px");
    expect((await page.locator(".hpc-form").boundingBox())!.width).toBeLessThanOrEqual(544);
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
    const { page, at } = await look(390);
    await at(`screen=${screen}`);
    expect(await css(page, ".gallery-field-payment span", "border-top-left-radius")).toBe(field);
    expect(await css(page, ".hpc-button", "border-top-left-radius")).toBe(button);
  });

  test("running text of 13 to 16 px, headings of 14 to 32 px", async () => {
    for (const width of [390, 1440]) {
      const { page, at } = await look(width);
      await at("screen=all");
      const sizes = await page.locator(".hpc-root").evaluateAll((roots) => {
        const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
        const hasWords = (one: Element) =>
          [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
        const all = roots.flatMap((root) => [...root.querySelectorAll("*")].filter(hasWords));
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
    const { page, at } = await look(1440);
    const layout = () => page.locator(".hpc-root").getAttribute("data-layout");
    await at("screen=subscription&width=390");
    expect(await layout()).toBe("mobile");
    await at("screen=subscription&width=768");
    expect(await layout()).toBe("desktop");
  });

  test("the layout follows the window 150 ms after its last change", async () => {
    const { page, at } = await look(768);
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
    const { page, at } = await look(1440);
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
  const { page } = await look(1440);
  await page.goto(gallery.address);
  await page.getByLabel("Screen", { exact: true }).selectOption("success");
  await page.getByLabel("Language").selectOption("de");
  await page.getByLabel("Mode").selectOption("dark");
  await page.getByLabel("Width").selectOption("390");
  expect(new URL(page.url()).search).toBe("?screen=success&language=de&mode=dark&width=390");
  await page.reload();
  await page.locator('.hpc-root[data-mode="dark"][data-layout="mobile"][lang="de"]').waitFor();
  expect(await page.locator("figure").count()).toBe(1);
});

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { follow, type Hemline, hydrated, openHemline } from "./hemline.ts";
import { type E2eMember, memberOf } from "./member.ts";
import { redAndBlue } from "./photos.ts";

let hemline: Hemline;
let lucja: E2eMember;
/** Upright, wide and square: three photos of one look. */
let mixed: string;

beforeAll(async () => {
  hemline = await openHemline();
  lucja = await memberOf(hemline, "Lucja");
  mixed = await lucja.posts("Gdańsk, early", [
    [600, 900],
    [900, 500],
    [600, 600],
  ]);
});
afterAll(() => hemline.close());

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1440, height: 900 } };
const refusedByTest = /Failed to load resource/;

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error("It is nowhere to be seen.");
  return found;
}

async function opens(member: E2eMember, path: string, o: Parameters<Hemline["person"]>[0] = {}): Promise<Page> {
  const context = await hemline.person(o);
  await member.signsIn(context);
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  return page;
}

describe("the photos of a look", () => {
  const strip = (page: Page) => page.getByRole("list", { name: "Photos of Gdańsk, early" });

  test.each([
    ["a phone", phone],
    ["a desk", desk],
  ])("stand on a stage of one height on %s, each in the middle of its own colour", async (_, screen) => {
    const page = await hemline.visit(`/looks/${mixed}`, screen);
    const stage = await box(strip(page));
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
    const boxes = await Promise.all(thumbs.map(box));
    expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
    // The small photos follow at once: no hole below the stage.
    expect((boxes[0]?.y ?? 0) - (stage.y + stage.height)).toBeLessThan(20);
  });

  test("are moved by arrow keys", async () => {
    const page = await hemline.visit(`/looks/${mixed}`, desk);
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
    const page = await hemline.visit(`/looks/${mixed}`, { ...desk, javaScriptEnabled: false });
    await page.getByRole("link", { name: /^Photo 2/ }).click();
    const stage = await box(strip(page));
    await expect.poll(async () => (await box(page.locator("#photo-2"))).x).toBeCloseTo(stage.x, 0);
  });
});

describe("a new look", () => {
  test("has its pieces named at the dot, and the photo stays where it is", async () => {
    const page = await opens(lucja, "/looks/new", phone);
    await page
      .locator("input[type=file]")
      .setInputFiles([{ name: "coat.jpg", mimeType: "image/jpeg", buffer: await redAndBlue(6) }]);
    const board = page.getByRole("region", { name: "Photo 1" }).locator("picture");
    await board.scrollIntoViewIfNeeded();
    const before = await box(board);
    expect(before.height).toBeLessThanOrEqual(844 * 0.8 + 1);
    await page.mouse.click(before.x + before.width / 2, before.y + before.height / 3);
    await page.getByRole("textbox", { name: "Name of piece 1" }).and(page.locator(":focus")).waitFor();
    expect((await box(board)).y).toBeCloseTo(before.y, 0);
    await page.keyboard.type("Wool coat");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Rename piece 1\s+Wool coat$/ }).waitFor();
    expect((await box(board)).y).toBeCloseTo(before.y, 0);
    // The focus is back at the dot, and a dot that nobody names goes again.
    expect(await page.locator(":focus").getAttribute("aria-label")).toMatch(/^1, Wool coat/);
    await page.mouse.click(before.x + before.width / 2, before.y + (before.height * 2) / 3);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("button", { name: /^Rename piece/ }).count()).toBe(1);
  });

  test("tells of a refused file in one line, without a broken picture", async () => {
    const page = await opens(lucja, "/looks/new", { ...phone, expected: [refusedByTest] });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
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

describe("a mistake", () => {
  test("is told once, at its field, and taken back while one types", async () => {
    const page = await hemline.visit("/login", { expected: [refusedByTest] });
    await hydrated(page);
    const main = page.locator("main");
    await main.getByRole("button", { name: "Log in", exact: true }).click();
    await main.getByText("Enter your email address.").waitFor();
    expect(await page.locator(".Toastify__toast").count()).toBe(0);
    await main.getByLabel("Email").fill("a");
    await main.getByText("Enter your email address.").waitFor({ state: "detached" });
    expect(await main.getByText("Enter your password.").count()).toBe(1);
  });

  test("that no field shows is told above an open dialog, where it can be pressed away", async () => {
    const page = await hemline.visit("/about", { expected: [refusedByTest] });
    await hydrated(page);
    await page.route("**/api/login", (route) => route.fulfill({ status: 429, json: { message: "Not so fast." } }));
    await page.getByRole("link", { name: "Log in", exact: true }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    const toast = page.locator(".Toastify__toast");
    await toast.waitFor();
    await expect
      .poll(() =>
        toast.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
    await toast.click();
    await toast.waitFor({ state: "detached" });
    expect(await dialog.count()).toBe(1);
  });
});

describe("a picture that does not come", () => {
  test.each(["light", "dark"] as const)("leaves words that can be read on its colour, %s", async (colorScheme) => {
    const context = await hemline.person({ ...phone, colorScheme, expected: [refusedByTest] });
    const page = await context.newPage();
    await page.route("**/photos/**", (route) => route.abort());
    await page.goto("/looks");
    const contrasts = await page.evaluate(() => {
      const lightness = (colour: string) => {
        const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
          const value = Number(part) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        const [red = 0, green = 0, blue = 0] = channels;
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return [...document.querySelectorAll("picture")].map((picture) => {
        const { color, backgroundColor } = getComputedStyle(picture);
        const [low = 0, high = 0] = [lightness(color), lightness(backgroundColor)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      });
    });
    expect(contrasts.length).toBeGreaterThan(0);
    expect(Math.min(...contrasts)).toBeGreaterThan(4);
  });
});

describe("letters", () => {
  /** The fonts in which the browser has drawn an element's letters. */
  async function fontsOf(page: Page, selector: string): Promise<string[]> {
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument", { depth: 1 });
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName.split(" ")[0] ?? "");
  }

  test("of Gdańsk and of Ankara are of the same font as the others", async () => {
    const page = await hemline.visit("/about");
    await hydrated(page);
    await page.evaluate(() => {
      const words = "Łucja Şahinoğlu, Gdańsk, Ștefan, Őrsi, Ņina, Žofie";
      document.querySelector("main h1")!.textContent = words;
      document.querySelector("main p")!.textContent = words;
    });
    await expect.poll(() => fontsOf(page, "main h1")).toEqual(["Imbue"]);
    await expect.poll(() => fontsOf(page, "main p")).toEqual(["Figtree"]);
  });

  test("beyond Latin-1 are fetched only where they are written", async () => {
    const page = await (await hemline.person()).newPage();
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
    });
    await page.goto("/about");
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.filter((path) => path.includes("latin-ext"))).toEqual([]);
    await page.goto(`/looks/${mixed}`);
    await expect.poll(() => fonts.some((path) => path.includes("imbue-latin-ext"))).toBe(true);
  });

  test("take the same room before and after their font has come", async () => {
    const context = await hemline.person({ ...phone, expected: [refusedByTest] });
    const heightOf = async (page: Page) => {
      await page.goto("/about");
      await page.evaluate(() => document.fonts.ready);
      return page.evaluate(() => document.documentElement.scrollHeight);
    };
    const withFonts = await heightOf(await context.newPage());
    const without = await context.newPage();
    await without.route("**/*.woff2", (route) => route.abort());
    // Where lines break by a word earlier or later, a paragraph is a line longer: a few of all its lines.
    expect(Math.abs((await heightOf(without)) - withFonts) / withFonts).toBeLessThan(0.03);
  });

  test("run in the direction of what people write", async () => {
    const noura = await memberOf(hemline, "Noura");
    const slug = await noura.posts("معطف الشتاء");
    const page = await hemline.visit(`/looks/${slug}`);
    const directionOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).direction);
    expect(await directionOf(page.getByRole("heading", { level: 1 }))).toBe("rtl");
    expect(await directionOf(page.getByText("Look 1 of 1"))).toBe("ltr");
    await page.goto("/looks");
    expect(await directionOf(page.getByRole("link", { name: "معطف الشتاء" }))).toBe("rtl");
  });
});

describe("what is pressed", () => {
  test("is at least 44 px: hearts, links beside headings, the footer's links", async () => {
    const page = await hemline.visit("/", phone);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("footer nav a, article button, h2 + div > a, article p > a")]
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || (box.width < 44 && box.width > 0))
        .map(({ text, box }) => `${text}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  });

  test("stands on whole pixels, and so do the stitches beside it", async () => {
    for (const width of [390, 768, 1000, 1440]) {
      const page = await hemline.visit("/", { viewport: { width, height: 900 } });
      const edges = await page.evaluate(() =>
        [...document.querySelectorAll("section h2")].map(
          (heading) => heading.parentElement!.getBoundingClientRect().left,
        ),
      );
      expect(
        edges.filter((left) => !Number.isInteger(left)),
        `${width} px`,
      ).toEqual([]);
    }
  });

  test("in a confirmation is the safe answer first; and after a delete the way back leads to no dead page", async () => {
    const page = await opens(lucja, "/looks");
    const slug = await lucja.posts("Soon gone");
    await page.goto(`/looks/${slug}`);
    await hydrated(page);
    await follow(page, `/looks/${slug}/edit`);
    await page.getByRole("button", { name: "Save look" }).click();
    await page.getByRole("button", { name: "Delete look" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.locator(":focus").innerText()).toBe("Keep it");
    await dialog.getByRole("button", { name: "Delete look" }).click();
    await page.waitForURL(`**/members/${lucja.slug}/looks`);
    await page.goBack();
    await page.waitForURL(`**/members/${lucja.slug}/looks`);
    await page.getByRole("heading", { level: 1, name: "Lucja" }).waitFor();
  });

  test("is found again by the keyboard on the way back", async () => {
    const page = await hemline.visit("/looks");
    await hydrated(page);
    const link = page.getByRole("link", { name: "Gdańsk, early" });
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/looks/${mixed}`);
    await page.goBack();
    await page.waitForURL("**/looks");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Gdańsk, early");
  });
});

test("members are listed with their looks first, and without empty pictures", async () => {
  await memberOf(hemline, "Zelda");
  const page = await hemline.visit("/members");
  const cards = page.getByRole("article");
  expect(await cards.last().innerText()).toMatch(/0 looks/);
  expect(await cards.first().locator("picture").count()).toBeGreaterThan(0);
  expect(await cards.filter({ hasText: "Zelda" }).locator("picture").count()).toBe(0);
});

test("a member's first page is not the list of looks: it tells who likes theirs, and what the others say", async () => {
  const wanda = await memberOf(hemline, "Wanda");
  const slug = await wanda.posts("Wanda’s own");
  const page = await opens(lucja, `/looks/${slug}`);
  await page
    .getByRole("button", { name: /^Like Wanda’s own/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Like Wanda’s own, 1 like/ })
    .first()
    .waitFor();
  const home = await opens(wanda, "/");
  expect(await home.locator("main h1").innerText()).toBe("Hello, Wanda");
  await home.getByRole("link", { name: /Lucja\s+liked “Wanda’s own”/ }).waitFor();
  expect(await home.getByRole("article").filter({ hasText: "Wanda’s own" }).count()).toBe(0);
});

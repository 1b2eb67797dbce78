import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { memberOf } from "./testing/member.ts";
import { refusedByTest } from "./testing/requests.ts";
import { lucjaWithALook, phone } from "./testing/screens.ts";

let hemline: Hemline;
let lookSlug: string;

beforeAll(async () => {
  hemline = await openHemline();
  ({ slug: lookSlug } = await lucjaWithALook(hemline));
});
afterAll(() => hemline.close());

/** The relative luminance of a CSS colour, as WCAG 2 defines it. */
function luminanceOf(colour: string): number {
  const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(text: string, ground: string): number {
  const [low = 0, high = 0] = [luminanceOf(text), luminanceOf(ground)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe("a photo that fails to load", () => {
  test.each(["light", "dark"] as const)("leaves a readable alt text on its colour, %s", async (colorScheme) => {
    const context = await hemline.person({ ...phone, colorScheme, expected: [refusedByTest] });
    const page = await context.newPage();
    await page.route("**/photos/**", (route) => route.abort());
    await page.goto("/looks");
    const colours = await page.locator("picture").evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { color, backgroundColor } = getComputedStyle(picture);
        return [color, backgroundColor] as const;
      }),
    );
    const contrasts = colours.map(([text, ground]) => contrastOf(text, ground));
    expect(contrasts.length).toBeGreaterThan(0);
    expect(Math.min(...contrasts)).toBeGreaterThan(4);
  });
});

describe("text", () => {
  /** The fonts that the browser used for an element. */
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

  test("with Polish and Turkish letters uses one font", async () => {
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

  test("beyond Latin-1 loads its font only where it occurs", async () => {
    const page = await (await hemline.person()).newPage();
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
    });
    await page.goto("/about");
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.filter((path) => path.includes("latin-ext"))).toEqual([]);
    await page.goto(`/looks/${lookSlug}`);
    await expect.poll(() => fonts.some((path) => path.includes("imbue-latin-ext"))).toBe(true);
  });

  test("is not laid out again for a dialog that loads after the page", async () => {
    const page = await (await hemline.person()).newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/looks/${lookSlug}`);
    await expect.poll(() => asked.some((path) => path.includes("/report-dialog-"))).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.startsWith("/assets/fonts-"))).toEqual([]);
  });

  test("takes the same space before and after its font has loaded", async () => {
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

  test("is in the direction of its script", async () => {
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

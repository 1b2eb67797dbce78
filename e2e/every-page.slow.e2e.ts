import { readdirSync } from "node:fs";
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../site/shared/routes.ts";
import { type FilledPages, fillEveryPage } from "./testing/fill-every-page.ts";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { lookAtOnce, pageFaults } from "./testing/page-faults.ts";
import { desktop, phone } from "./testing/screens.ts";

let hemline: Hemline;
let filled: FilledPages;

beforeAll(async () => {
  hemline = await openHemline();
  filled = await fillEveryPage(hemline);
});
afterAll(() => hemline.close());

const patterns = Object.entries(routes).map(([id, { path }]) => ({ id, path }));
/**
 * Pages that send one of the two elsewhere, or refuse them, are looked at by the other. What other roles see differently is
 * in `every-role.slow.e2e.ts`.
 */
const onlyMembers = new Set([
  "postLook",
  "startDiscussion",
  "editLook",
  "addItems",
  "importItems",
  "outfits",
  "newOutfit",
  "outfit",
  "planner",
  "statistics",
  "saved",
  "writeReview",
  "writeCollectionReview",
  "notifications",
  "billingSuccess",
]);
const onlyVisitors = new Set(["login", "register"]);

const assets = new URL("../site/dist/client/assets/", import.meta.url);
const stylesheets = readdirSync(assets).flatMap((name) => (name.endsWith(".css") ? [`/assets/${name}`] : []));

/** What the stylesheets of all pages change on one that is drawn with the styles of its document. */
async function changesByStylesheets(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await page.evaluateHandle(stylesOfElements);
  const own = await page.evaluate((hrefs) => {
    const links = hrefs.map((href) => Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    const { length } = document.styleSheets;
    document.head.append(...links);
    return length;
  }, stylesheets);
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(own + stylesheets.length);
  const after = await page.evaluateHandle(stylesOfElements);
  // Megabytes, which stay in the page.
  const changes = await page.evaluate(
    ([styles, others]) => {
      const same = new Set(styles);
      const count = styles.length === others.length ? [] : [`${styles.length} properties, then ${others.length}`];
      return [...count, ...others.filter((style) => !same.has(style))];
    },
    [before, after] as const,
  );
  await page.close();
  return changes;
}

/**
 * Where every element of a page is and every property it has, but for margins and custom properties. Of a margin `auto`
 * Chromium reports sometimes the word, sometimes the pixels; a document carries only the custom properties that something
 * in it reads. Runs in the browser.
 */
function stylesOfElements(): string[] {
  return [...document.body.querySelectorAll("*")].flatMap((element, index) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !/^(margin|--)/.test(name));
    return [`box: ${[x, y, width, height]}`, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].map(
      (property) => `${index} ${element.className} ${property}`,
    );
  });
}

const nothingWrongOn = (
  context: BrowserContext,
  pages: readonly { path: string }[],
  faultsOf: (context: BrowserContext, path: string) => Promise<string[]> = pageFaults,
) =>
  lookAtOnce(pages, async ({ path }) => {
    expect.soft(await faultsOf(context, filled.addressOf(path)), path).toEqual([]);
  });

/** A limit for all the pages together. */
const allPages = { timeout: 1_800_000 };

const sizes = [phone.viewport, desktop.viewport];
const screens = sizes.map((viewport) => ({ viewport, colorScheme: "light" as const }));

const forVisitors = patterns.filter(({ id, path }) => !onlyMembers.has(id) && !/^\/(admin|settings)/.test(path));
const forMembers = patterns.filter(({ id }) => !onlyVisitors.has(id));

test("the front page has all its sections", async () => {
  const page = await (await hemline.person({ viewport: phone.viewport })).newPage();
  await page.goto("/");
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings).toEqual(
    expect.arrayContaining(["The life of one coat", "New looks", "Worn, then reviewed", "Being talked about"]),
  );
});

describe.each(sizes)("without script, at $width px", allPages, (viewport) => {
  const withoutScript = () => hemline.person({ viewport, javaScriptEnabled: false, reducedMotion: "reduce" });

  test("a visitor sees every page complete with the styles in its document", async () => {
    await nothingWrongOn(await withoutScript(), forVisitors, changesByStylesheets);
  });

  test("a member sees every page complete with the stylesheets of its document", async () => {
    const context = await withoutScript();
    await filled.owner.signsIn(context);
    await nothingWrongOn(context, forMembers, changesByStylesheets);
  });
});

describe.each(screens)("a visitor at $viewport.width px, light and dark", allPages, (screen) => {
  test("finds nothing that stands in the way on any page", async () => {
    const context = await hemline.person(screen);
    await nothingWrongOn(context, forVisitors);
  });
});

describe.each(screens)("an admin at $viewport.width px, light and dark", allPages, (screen) => {
  test("finds nothing that stands in the way on any page", async () => {
    const context = await hemline.person(screen);
    await filled.owner.signsIn(context);
    // With an open stream the network is never idle.
    await context.route("**/api/live", (route) => route.fulfill({ status: 204 }));
    await nothingWrongOn(context, forMembers);
  });
});

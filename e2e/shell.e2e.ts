import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { delayedDocumentEnd } from "./testing/delayed-document-end.ts";
import { follow, type Hemline, hydrated, moveTo, openHemline } from "./testing/hemline.ts";
import { refusedByTest, requestsOf } from "./testing/requests.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

describe("pages", () => {
  // `every-page.slow.e2e.ts` visits the others.
  test.each(["/", "/paid-subscription"])("%s is drawn by the server and hydrated without a warning", async (path) => {
    const page = await hemline.visit(path);
    const drawn = await page.request.get(path);
    expect(drawn.status()).toBe(200);
    await hydrated(page);
    const [title, headings] = await page.evaluate(
      (html) => {
        const page = new DOMParser().parseFromString(html, "text/html");
        return [page.title, page.querySelectorAll("h1").length];
      },
      await drawn.text(),
    );
    expect(title).toMatch(/Hemline/);
    expect(await page.title()).toBe(title);
    // Its text may change: a paywall replaces the server's.
    expect([headings, await page.locator("h1").count()]).toEqual([1, 1]);
  });

  test("can be read without JavaScript", async () => {
    const page = await hemline.visit("/about", { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Looks" }).first().click();
    expect(await page.locator("h1").first().innerText()).toBe("Looks");
  });

  test("are fetched on demand: one payload and the page's own chunk for each navigation", async () => {
    const page = await hemline.visit("/");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const requests = requestsOf(page);
    await follow(page, "/members");
    await page.waitForURL("**/members");
    await page.getByRole("heading", { level: 1, name: "Members" }).waitFor();
    expect(requests.filter((request) => request.includes("_payload.json"))).toEqual(["fetch /members/_payload.json"]);
    expect(requests.filter((request) => /^script \/assets\/members-/.test(request))).toHaveLength(1);
    expect(requests.filter((request) => request.startsWith("document"))).toEqual([]);
  });

  test("start although something was pressed before the whole document had arrived", async () => {
    const line = await delayedDocumentEnd(hemline.address);
    const page = await (await hemline.person()).newPage();
    await page.goto(`${line.address}/looks`, { waitUntil: "commit" });
    await page.locator("header").first().waitFor();
    await page.keyboard.press("Shift");
    line.finish();
    await hydrated(page);
  });

  test("start where preloading is turned off, and no event says that a style has arrived", async () => {
    const person = await hemline.person({ expected: [/rel=preload/] });
    // Chromium preloads nothing that doesn’t say what it is.
    await person.addInitScript(() => Object.defineProperty(HTMLLinkElement.prototype, "as", { set: () => undefined }));
    const page = await person.newPage();
    await page.goto(`${hemline.address}/looks`);
    await hydrated(page);
  });

  test("begin with a link past the navigation", async () => {
    const page = await hemline.visit("/about");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  });

  test("keep the chosen theme from the first paint on", async () => {
    const context = await hemline.person({ expected: [refusedByTest] });
    await context.addCookies([{ name: "theme", value: encodeURIComponent('"dark"'), url: hemline.address }]);
    const page = await context.newPage();
    // The very first state that a script could see after the head: nothing of React has run yet.
    await page.route(/\/assets\/client-.*\.js$/, (route) => route.abort());
    await page.goto("/about").catch(() => undefined);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  });
});

describe("what is not there", () => {
  test("an unknown path: 404 and 'Page not found'", async () => {
    const page = await hemline.visit("/nope", { expected: [refusedByTest] });
    expect(await page.locator("main").innerText()).toContain("Page not found: /nope");
    expect((await page.request.get("/nope")).status()).toBe(404);
  });

  test("an unknown path on the way asks no server", async () => {
    const page = await hemline.visit("/about");
    await hydrated(page);
    const requests = requestsOf(page);
    await moveTo(page, "/nope/at-all");
    await page.getByText("Page not found: /nope/at-all").waitFor();
    expect(requests.filter((request) => /^(fetch|document)/.test(request))).toEqual([]);
  });

  test("a failed validation says 'Page Not Found', also without asking", async () => {
    const page = await hemline.visit("/looks/No_Slug", { expected: [refusedByTest] });
    expect(await page.locator("main").innerText()).toContain("Page Not Found: /looks/No_Slug");
    await hydrated(page);
    const requests = requestsOf(page);
    await moveTo(page, "/members/No_Slug");
    await page.getByText("Page Not Found: /members/No_Slug").waitFor();
    expect(requests.filter((request) => request.startsWith("fetch") && !request.includes("/builds/"))).toEqual([]);
  });

  test("something that is gone, met on the way, is the same page", async () => {
    const page = await hemline.visit("/about", { expected: [refusedByTest] });
    await hydrated(page);
    await moveTo(page, "/looks/gone-by-now");
    await page.getByText("Page not found: /looks/gone-by-now").waitFor();
  });
});

describe("scrolling", () => {
  const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

  test("a new page begins at its top, and the way back leads to where one was", async () => {
    const page = await hemline.visit("/terms-and-conditions", { viewport: { width: 800, height: 500 } });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 400));
    await follow(page, "/about");
    await page.waitForURL("**/about");
    await expect.poll(() => position(page)).toBe(0);
    await page.goBack();
    await page.waitForURL("**/terms-and-conditions");
    await expect.poll(() => position(page)).toBe(400);
  });

  test("a hash leads to its anchor", async () => {
    const page = await hemline.visit("/about", { viewport: { width: 800, height: 500 } });
    await hydrated(page);
    await moveTo(page, "/terms-and-conditions#subscription");
    const anchor = page.locator("#subscription");
    await anchor.waitFor();
    await expect.poll(() => position(page)).toBeGreaterThan(0);
    expect(await anchor.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  });
});

describe("the shell's error page", () => {
  test("any other status shows itself, its message and the way home", async () => {
    const page = await hemline.visit("/about", { expected: [refusedByTest] });
    await hydrated(page);
    const requests = requestsOf(page);
    await page.route("**/members/_payload.json", (route) => route.fulfill({ status: 503, body: "busy" }));
    await follow(page, "/members");
    await page.getByText("Something went wrong on our side. Try again in a moment.").waitFor();
    expect(await page.locator("main").innerText()).toContain("503");
    // The client tried once more before it gave up.
    expect(requests.filter((request) => request.includes("_payload.json"))).toHaveLength(2);
    // Asked again, the server has recovered; the way home stays where it does not.
    await page.unroute("**/members/_payload.json");
    await page.getByRole("button", { name: "Try again", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Members" }).waitFor();
    await page.goto("/nope");
    await page.getByRole("link", { name: "RETURN HOME", exact: true }).click();
    await page.waitForURL(`${hemline.address}/`);
  });
});

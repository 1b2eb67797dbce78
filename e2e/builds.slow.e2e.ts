import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { follow, type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { refusedByTest, requestsOf } from "./testing/requests.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

/** Marks the document: a reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isMarked" in window);

describe("builds", () => {
  const manifests = (requests: string[]) => requests.filter((request) => request.includes("/builds/meta/"));
  const polls = (requests: string[]) => requests.filter((request) => request.includes("/builds/latest.json"));

  /** A page whose clock the test moves. */
  async function withStillClock(path: string, before?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await (await hemline.person()).newPage();
    await page.clock.install();
    await before?.(page);
    await page.goto(path);
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000 * 60);
    return page;
  }

  /** A page whose clock was stopped before it was loaded, and its requests. */
  async function loadWithStillClock(
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<{ page: Page; requests: string[] }> {
    const page = await (await hemline.person()).newPage();
    await prepare?.(page);
    const requests = requestsOf(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto("/about");
    // The script waits for a frame, which does not come while the clock stands still, or for a key.
    await page.keyboard.press("Shift");
    await hydrated(page);
    return { page, requests };
  }

  test("the manifest is fetched a second after the start", async () => {
    const { page, requests } = await loadWithStillClock();
    await page.clock.runFor(900);
    expect(manifests(requests)).toEqual([]);
    const manifest = page.waitForResponse(/\/builds\/meta\/\w+\.json$/);
    await page.clock.runFor(100);
    const { id, pages }: { id: string; pages: Record<string, string[]> } = await (await manifest).json();
    expect(await (await manifest).request().headerValue("accept")).toBe("application/json");
    expect([manifests(requests), Object.keys(pages)]).toEqual([
      [`fetch /builds/meta/${id}.json`],
      expect.arrayContaining(["home", "postLook"]),
    ]);
  });

  test("the manifest is spared on a very slow connection", async () => {
    const { page, requests } = await loadWithStillClock((it) =>
      it.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } })),
    );
    await page.clock.runFor(5_000);
    expect(manifests(requests)).toEqual([]);
  });

  test("a newer build is noticed within a minute and loaded with the next navigation", async () => {
    const page = await withStillClock("/about");
    await mark(page);
    await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "newer", timestamp: 1 } }));
    const polled = page.waitForResponse("**/builds/latest.json");
    await page.clock.runFor(61_000);
    await polled;
    expect(await isSameDocument(page)).toBe(true);
    await expect
      .poll(async () => {
        await follow(page, "/looks").catch(() => undefined);
        await page.waitForURL("**/looks");
        return isSameDocument(page).catch(() => true);
      })
      .toBe(false);
  });

  test("the same build changes nothing", async () => {
    const page = await withStillClock("/about");
    await mark(page);
    const polled = page.waitForResponse("**/builds/latest.json");
    await page.clock.runFor(61_000);
    expect(Object.keys(await (await polled).json())).toEqual(["id", "timestamp"]);
    await follow(page, "/looks");
    await page.getByRole("heading", { level: 1, name: "Looks" }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });

  test("a hidden tab asks nothing until it is looked at again", async () => {
    const page = await withStillClock("/about", (fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(document, "hidden", { get: () => "isAway" in window });
      }),
    );
    await page.evaluate(() => void Object.assign(window, { isAway: true }));
    const requests = requestsOf(page);
    await page.clock.runFor(180_000);
    expect(polls(requests)).toEqual([]);
    const polled = page.waitForResponse("**/builds/latest.json");
    await page.evaluate(() => {
      delete (window as { isAway?: boolean }).isAway;
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await polled;
  });
});

describe("a chunk that cannot be fetched", () => {
  const chunk = /\/assets\/members-.*\.js$/;
  const documents = (requests: string[]) => requests.filter((request) => request === "document /members");

  test("loads the page anew, once; and the page can be read all the same", async () => {
    const page = await hemline.visit("/about", { expected: [refusedByTest] });
    await hydrated(page);
    await page.route(chunk, (route) => route.abort());
    const requests = requestsOf(page);
    await follow(page, "/members");
    await page.waitForURL("**/members");
    await page.waitForLoadState("networkidle");
    expect(documents(requests)).toHaveLength(1);
    expect(await page.locator("h1").first().innerText()).toBe("Members");
  });

  test("mends itself with the reload when a new build brought new files", async () => {
    const page = await hemline.visit("/about", { expected: [refusedByTest] });
    await hydrated(page);
    let isBroken = true;
    await page.route(chunk, (route) => {
      const wasBroken = isBroken;
      isBroken = false;
      return wasBroken ? route.abort() : route.continue();
    });
    await follow(page, "/members");
    await page.waitForURL("**/members");
    await hydrated(page);
    await follow(page, "/looks");
    await page.getByRole("heading", { level: 1, name: "Looks" }).waitFor();
  });

  test("never reloads over an unsent form: one stays where one is, with what was typed", async () => {
    const page = await hemline.visit("/contact", { expected: [refusedByTest] });
    await hydrated(page);
    await page.route(chunk, (route) => route.abort());
    const requests = requestsOf(page);
    await page.locator("main textarea").fill("A long and careful letter.");
    await follow(page, "/members");
    await page.getByText("We couldn’t load this page. Finish what you’re writing, then reload it.").waitFor();
    expect([
      documents(requests),
      new URL(page.url()).pathname,
      await page.locator("main textarea").inputValue(),
    ]).toEqual([[], "/contact", "A long and careful letter."]);
  });

  test("is no reason to reload while offline", async () => {
    const page = await hemline.visit("/about", { expected: [refusedByTest] });
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const requests = requestsOf(page);
    await page.context().setOffline(true);
    await follow(page, "/members");
    await page.getByText("Check your connection and try again.").waitFor();
    expect(documents(requests)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Members" }).waitFor();
    expect(await missingStyles(page, "members"), "stylesheets that didn't arrive at first").toEqual([]);
  });
});

/** The stylesheets that a page has in the build and that are not in the document. */
const missingStyles = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(async (id) => {
    const latest: { id: string } = await (await fetch("/builds/latest.json")).json();
    const { pages }: { pages: Record<string, string[]> } = await (await fetch(`/builds/meta/${latest.id}.json`)).json();
    const there = [...document.styleSheets].map(({ href }) => href && new URL(href).pathname);
    return (pages[id] ?? []).filter((file) => file.endsWith(".css") && !there.includes(file));
  }, id);

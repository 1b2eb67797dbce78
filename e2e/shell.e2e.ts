import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { follow, type Hemline, hydrated, moveTo, openHemline } from "./hemline.ts";
import { type E2eMember, memberOf } from "./member.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

/** What the browser says by itself about an answer or a connection that a test made fail. */
const refusedByTest = /Failed to load resource/;

/** Every request of a page from now on, as `kind path`. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(`${request.resourceType()} ${pathname}${search}`);
  });
  return requests;
}

/** Remembers the document, to tell a page of the router's from one that was loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isMarked" in window);

describe("pages", () => {
  test.each([
    "/",
    "/about",
    "/contact",
    "/privacy",
    "/terms-and-conditions",
    "/frequently-asked-questions",
    "/components",
    "/login",
    "/register",
    "/looks",
    "/members",
    "/paid-subscription",
    "/billing/cancel",
  ])("%s is drawn by the server and hydrated without a warning", async (path) => {
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
    // Which words it has may change: a paywall takes the place of those that the server has drawn.
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

describe("builds", () => {
  const manifests = (requests: string[]) => requests.filter((request) => request.includes("/builds/meta/"));
  const polls = (requests: string[]) => requests.filter((request) => request.includes("/builds/latest.json"));

  /** A page whose clock stands still until it is moved. */
  async function withStillClock(path: string, before?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await (await hemline.person()).newPage();
    await page.clock.install();
    await before?.(page);
    await page.goto(path);
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000 * 60);
    return page;
  }

  test("the manifest is fetched a second after the start", async () => {
    const page = await (await hemline.person()).newPage();
    const requests = requestsOf(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto("/about");
    // The script waits for a frame, which does not come while the clock stands still, or for a key.
    await page.keyboard.press("Shift");
    await hydrated(page);
    await page.clock.runFor(900);
    expect(manifests(requests)).toEqual([]);
    const manifest = page.waitForResponse(/\/builds\/meta\/\w+\.json$/);
    await page.clock.runFor(100);
    const { id, pages } = (await (await manifest).json()) as { id: string; pages: Record<string, string[]> };
    expect(await (await manifest).request().headerValue("accept")).toBe("application/json");
    expect([manifests(requests), Object.keys(pages)]).toEqual([
      [`fetch /builds/meta/${id}.json`],
      expect.arrayContaining(["home", "postLook"]),
    ]);
  });

  test("the manifest is spared on a very slow connection", async () => {
    const page = await (await hemline.person()).newPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } }),
    );
    const requests = requestsOf(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto("/about");
    // The script waits for a frame, which does not come while the clock stands still, or for a key.
    await page.keyboard.press("Shift");
    await hydrated(page);
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
    await page.getByText("This page could not be loaded. Finish what you are writing, then reload.").waitFor();
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
    await page.getByText("Please check your network connection and try again.").waitFor();
    expect(documents(requests)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Members" }).waitFor();
  });
});

describe("the shell's error page", () => {
  test("a members' page asks visitors to log in, and appears once they did", async () => {
    const bea = await memberOf(hemline, "Bea");
    const page = await hemline.visit("/looks/new", { expected: [refusedByTest] });
    await hydrated(page);
    expect((await page.request.get("/looks/new")).status()).toBe(401);
    await page
      .getByText("Your session has expired. Please log in again to continue using the product.", { exact: true })
      .waitFor();
    await page.locator("main").getByRole("button", { name: "LOG IN", exact: true }).click();
    await logIn(page, bea);
    await page.getByRole("heading", { level: 1, name: "Post a look" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/looks/new");
  });

  test("any other status shows itself, its message and the way home", async () => {
    const page = await hemline.visit("/about", { expected: [refusedByTest] });
    await hydrated(page);
    const requests = requestsOf(page);
    await page.route("**/members/_payload.json", (route) => route.fulfill({ status: 503, body: "busy" }));
    await follow(page, "/members");
    await page.getByText("The site could not answer just now. Please try again in a moment.").waitFor();
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

/** Fills in the open login modal. */
async function logIn(page: Page, { email, password }: E2eMember): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

describe("logging in over a page", () => {
  test("what a visitor was about to do goes on afterwards", async () => {
    const cleo = await memberOf(hemline, "Cleo");
    const slug = await cleo.posts("Rain on Sunday");
    const page = await hemline.visit(`/looks/${slug}`);
    await hydrated(page);
    await page
      .getByRole("button", { name: /^Like Rain on Sunday/ })
      .first()
      .click();
    await logIn(page, cleo);
    await page.getByRole("button", { name: "Like Rain on Sunday, 1 like" }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/looks/${slug}`);
  });

  test("so does what a member was doing when the session ended", async () => {
    const dora = await memberOf(hemline, "Dora");
    const slug = await dora.posts("Snow on Monday");
    const context = await hemline.person({ expected: [refusedByTest] });
    await dora.signsIn(context);
    const page = await context.newPage();
    await page.goto(`/looks/${slug}`);
    await hydrated(page);
    await dora.isLoggedOut();
    await page
      .getByRole("button", { name: /^Like Snow on Monday/ })
      .first()
      .click();
    await logIn(page, dora);
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/looks/${slug}/_payload.json`);
        return ((await answer.json()) as { page: { data: { look: { liked: boolean } } } }).page.data.look.liked;
      })
      .toBe(true);
  });
});

describe("the loading bar", () => {
  test("waits 200 ms, is 3 px of #45868B, and goes with the page's arrival", async () => {
    const page = await (await hemline.person()).newPage();
    await page.clock.install({ time: 0 });
    await page.goto("/about");
    await hydrated(page);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route("**/members/_payload.json", async (route) => {
      await arrival;
      await route.continue();
    });
    await page.clock.pauseAt(3_600_000);
    const bar = page.getByTestId("loading-bar");
    await follow(page, "/members");
    await page.clock.runFor(190);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(60);
    await bar.waitFor({ state: "attached" });
    const look = await bar.evaluate((element) => {
      const { backgroundColor, blockSize, position, insetBlockStart } = getComputedStyle(element);
      return { backgroundColor, blockSize, position, insetBlockStart };
    });
    expect(look).toEqual({
      backgroundColor: "rgb(69, 134, 139)",
      blockSize: "3px",
      position: "fixed",
      insetBlockStart: "0px",
    });
    arrive();
    await page.getByRole("heading", { level: 1, name: "Members" }).waitFor();
    await page.clock.runFor(1_000);
    await bar.waitFor({ state: "detached" });
  });

  test("is not shown for a quick page", async () => {
    const page = await (await hemline.person()).newPage();
    await page.clock.install({ time: 0 });
    await page.goto("/about");
    await hydrated(page);
    await page.clock.pauseAt(3_600_000);
    await follow(page, "/members");
    await page.getByRole("heading", { level: 1, name: "Members" }).waitFor();
    await page.clock.runFor(5_000);
    expect(await page.getByTestId("loading-bar").count()).toBe(0);
  });
});

describe("toasts", () => {
  /** The login page, where the next attempt is answered by the test. */
  async function answeredBy(status: number, answer: object): Promise<Page> {
    const page = await hemline.visit("/login", { expected: [refusedByTest] });
    await hydrated(page);
    await page.route("**/api/login", (route) => route.fulfill({ status, json: answer }));
    await page.locator("main").getByLabel("Email").fill("ada@hemline.example");
    await page.locator("main").getByLabel("Password", { exact: true }).fill("whatever it was");
    await page.locator("main").getByRole("button", { name: "Log in", exact: true }).click();
    await toasts(page).first().waitFor();
    return page;
  }
  const toasts = (page: Page) => page.locator(".Toastify__toast");
  const timer = (page: Page) =>
    page
      .locator(".Toastify__progress-bar")
      .first()
      .evaluate((bar) => {
        const { animationDuration, animationPlayState } = getComputedStyle(bar);
        return { animationDuration, animationPlayState };
      });

  test("say the message of a success", async () => {
    const page = await answeredBy(200, { message: "Good to see you" });
    expect(await toasts(page).allInnerTexts()).toEqual(["Good to see you"]);
  });

  test("say a failure's message, its error and every entry of its field map that no field shows", async () => {
    const page = await answeredBy(422, {
      message: "Mend this.",
      error: "unusable",
      data: { account: ["One.", "Two."] },
    });
    await expect.poll(() => toasts(page).count()).toBe(4);
    expect((await toasts(page).allInnerTexts()).map((text) => text.trim())).toEqual([
      "Two.",
      "One.",
      "unusable",
      "Mend this.",
    ]);
  });

  test("stand at the top right, the newest on top, twenty at most", async () => {
    const many = Array.from({ length: 25 }, (_, at) => `Message ${at + 1}`);
    const page = await answeredBy(422, { data: { account: many } });
    await expect.poll(() => toasts(page).count()).toBe(20);
    expect((await toasts(page).first().innerText()).trim()).toBe("Message 20");
    const box = await page.locator(".Toastify__toast-container").boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect([(box?.x ?? 0) > width / 2, (box?.y ?? 999) < 120]).toEqual([true, true]);
  });

  test("go after five seconds, but not while one points at them or looks elsewhere", async () => {
    const page = await answeredBy(422, { message: "Mend this." });
    await expect.poll(() => timer(page)).toEqual({ animationDuration: "5s", animationPlayState: "running" });
    await toasts(page).hover();
    await expect.poll(() => timer(page)).toMatchObject({ animationPlayState: "paused" });
    await page.mouse.move(10, 400);
    await expect.poll(() => timer(page)).toMatchObject({ animationPlayState: "running" });
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await expect.poll(() => timer(page)).toMatchObject({ animationPlayState: "paused" });
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await toasts(page).waitFor({ state: "detached", timeout: 10_000 });
  });

  test("go when clicked", async () => {
    const page = await answeredBy(422, { message: "Mend this." });
    await toasts(page).click();
    await toasts(page).waitFor({ state: "detached", timeout: 3_000 });
  });

  test("go when dragged past 60 % of their width, and come back from less", async () => {
    const page = await answeredBy(422, { message: "Mend this." });
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error("The toast is nowhere.");
    const drag = async (part: number) => {
      await page.mouse.move(box.x + 20, box.y + box.height / 2);
      await page.mouse.down();
      for (let step = 1; step <= 10; step++)
        await page.mouse.move(box.x + 20 + (box.width * part * step) / 10, box.y + box.height / 2);
      await page.mouse.up();
    };
    await drag(0.5);
    await expect.poll(async () => (await toasts(page).boundingBox())?.x).toBeCloseTo(box.x, 0);
    await drag(0.7);
    await toasts(page).waitFor({ state: "detached", timeout: 3_000 });
  });
});

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { refusedByTest } from "./testing/requests.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

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

  /** In one step in the browser, and with the focus again at its end: a slow test would find the toast gone. */
  const runsWithoutFocus = async (button: HTMLElement | SVGElement): Promise<boolean> => {
    const bar = button.closest(".Toastify__toast")?.querySelector(".Toastify__progress-bar");
    const state = () => (bar?.isConnected ? getComputedStyle(bar).animationPlayState : "gone");
    button.blur();
    while (state() === "paused") await new Promise(requestAnimationFrame);
    const isRunning = state() === "running";
    button.focus();
    return isRunning;
  };

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
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event("focus")));
        return await timer(page);
      })
      .toMatchObject({ animationPlayState: "running" });
    await toasts(page).waitFor({ state: "detached", timeout: 10_000 });
  });

  test("stay while their button has the keyboard's focus", async () => {
    const page = await hemline.visit("/components");
    await hydrated(page);
    await page.getByRole("button", { name: "Show a success with an action" }).click();
    const undo = toasts(page).getByRole("button", { name: "Undo" });
    await undo.focus();
    await expect.poll(() => timer(page)).toMatchObject({ animationPlayState: "paused" });
    expect(await undo.evaluate(runsWithoutFocus)).toBe(true);
    await undo.press("Enter");
    await toasts(page).filter({ hasText: "Saved again" }).waitFor();
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

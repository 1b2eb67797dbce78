import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { follow, type Hemline, hydrated, openHemline } from "./testing/hemline.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

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

import type { Browser, Page } from "playwright-core";
import { launchWholeChromium } from "../e2e/chromium.ts";
import { runHemline } from "./processes/run-hemline.ts";

/** Lighthouse's phone, a phone with three pixels to one, and a desktop. */
const screens = [
  { name: "412 px at 1.75", viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { name: "390 px at 3", viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: "1440 px at 1", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

/**
 * Weighs the pictures of each page: those fetched without scrolling, and all of them.
 * `BENCH_ADDRESS` measures a running Hemline instead, to compare two of them.
 */
export async function measure(): Promise<void> {
  const address = process.env.BENCH_ADDRESS;
  const hemline = address ? { address, stop: async () => undefined } : await runHemline();
  const browser = await launchWholeChromium();
  try {
    const list = await (await fetch(`${hemline.address}/looks`)).text();
    const look = /href="(\/looks\/(?!new)[a-z0-9-]+)"/.exec(list)?.[1] ?? "/looks";
    const member = /href="(\/members\/[a-z0-9-]+)"/.exec(list)?.[1] ?? "/members";
    for (const path of ["/", "/looks", look, "/members", member])
      for (const { name, ...screen } of screens) {
        const { first, all } = await picturesOf(browser, hemline.address + path, screen);
        process.stdout.write(`${path.padEnd(30)} ${name.padEnd(15)} ${said(first)} at first, ${said(all)} in all\n`);
      }
  } finally {
    await browser.close();
    await hemline.stop();
  }
}

const said = (bytes: number[]) =>
  `${(bytes.reduce((sum, each) => sum + each, 0) / 1000).toFixed(0).padStart(5)} kB in ${String(bytes.length).padStart(2)}`;

async function scrollToEnd(page: Page, stepPx: number): Promise<void> {
  for (let at = 0, end = 1; at < end; at += stepPx) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), at);
    await page.waitForTimeout(150);
    end = await page.evaluate(() => document.body.scrollHeight);
  }
  await page.waitForLoadState("networkidle");
}

async function picturesOf(
  browser: Browser,
  url: string,
  screen: { viewport: { width: number; height: number }; deviceScaleFactor: number },
): Promise<{ first: number[]; all: number[] }> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      const isPicture = response.request().resourceType() === "image" && response.status() === 200;
      if (isPicture && !response.url().startsWith("data:")) sizes.push(response.body().then(({ length }) => length));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const first = await Promise.all(sizes);
    await scrollToEnd(page, screen.viewport.height / 2);
    return { first, all: await Promise.all(sizes) };
  } finally {
    await context.close();
  }
}

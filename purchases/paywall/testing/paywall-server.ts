import { readFile, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core";
import { buildTestPage } from "../../testing/build-test-page.ts";
import type { PaywallPage } from "./test-page.ts";

declare global {
  interface Window {
    paywall: PaywallPage;
  }
}

const address = "http://paywall.test/";
const pictures = join(import.meta.dirname, "../../../demo/pictures");
const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".webp": "image/webp" };

interface OpenPaywallPage {
  page: Page;
  consoleErrors: string[];
}

async function serveFile(route: Route, outDir: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = pathname.startsWith("/pictures/")
    ? join(pictures, pathname.slice("/pictures/".length))
    : join(outDir, pathname === "/" ? "index.html" : pathname);
  const body = await readFile(file).catch(() => null);
  const contentType = types[extname(file)] ?? "text/plain";
  await route.fulfill(body ? { body, contentType } : { status: 404, body: "Not found" });
}

/** Builds the test page, and serves it to browsers together with the demo pictures. */
export async function openPaywallServer() {
  const outDir = await buildTestPage(import.meta.dirname);
  return {
    async open(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenPaywallPage> {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const consoleErrors: string[] = [];
      page.on("pageerror", (error) => consoleErrors.push(String(error)));
      page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
      await page.route(`${address}**`, (route) => serveFile(route, outDir));
      await page.goto(address);
      return { page, consoleErrors };
    },
    close: () => rm(outDir, { recursive: true }),
  };
}

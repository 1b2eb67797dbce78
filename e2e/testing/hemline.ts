import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { testDatabase } from "@hemline/database/testing";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { nodeFlags } from "../../server/node-flags.mjs";
import { launchChromium } from "../chromium.ts";
import { surroundings } from "./process.ts";

/** Hemline in a process of its own, with its own database, data folder and browser. */
export interface Hemline {
  /** e.g. `http://localhost:34567` */
  address: string;
  /**
   * A browser of one person, closed with the test. The test fails when its console or the server's log shows an
   * error that `expected` does not match.
   */
  person(o?: BrowserContextOptions & { expected?: RegExp[] }): Promise<BrowserContext>;
  /** A page of a fresh person, open at `path`. */
  visit(path: string, o?: BrowserContextOptions & { expected?: RegExp[] }): Promise<Page>;
  /** Makes a registered member an admin: the first one comes from outside the site. */
  appoints(slug: string): Promise<void>;
  /**
   * Verifies a member's email address without the link, and makes the account two days old: newcomers have narrower
   * limits.
   */
  verifies(email: string): Promise<void>;
  /** For rows that would take too long through the site. */
  sql(text: string): Promise<unknown>;
  close(): Promise<void>;
}

const projectDir = join(import.meta.dirname, "../..");
const openedAt = /Hemline is running at (\S+)/;

interface Running {
  server: ChildProcess;
  address: string;
  /** Warnings and errors in the server's log since the last check. */
  logged: string[];
}

/** Starts the production build; `env` goes on top of the harness's own. */
export async function openHemline(env: Record<string, string> = {}): Promise<Hemline> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "hemline-e2e-"));
  const { server, address, logged } = await start({
    ...surroundings(),
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    BILLING_CATALOGUE: "demo/catalogue.json",
    ...env,
  });
  const browser = await launchChromium();

  async function person({ expected = [], ...o }: Parameters<Hemline["person"]>[0] = {}): Promise<BrowserContext> {
    // What a service worker answers passes by what a test does to requests.
    const context = await browser.newContext({ baseURL: address, serviceWorkers: "block", ...o });
    const faults = consoleErrors(context);
    onTestFinished(async () => {
      await context.close();
      const errors = [...faults, ...logged.splice(0)];
      expect(errors.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    });
    return context;
  }

  return {
    address,
    person,
    async visit(path, o) {
      const page = await (await person(o)).newPage();
      await page.goto(path);
      return page;
    },
    async appoints(slug) {
      await database.db.$client.query("update site.members set role = 'admin' where slug = $1", [slug]);
    },
    async verifies(email) {
      await database.db.$client.query(
        "update site.members set email_verified_at = now(), created_at = now() - interval '2 days' where email = $1",
        [email],
      );
    },
    sql: (text) => database.db.$client.query(text),
    async close() {
      await browser.close();
      await stop(server);
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The warnings and errors in the browser's console. */
function consoleErrors(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on("console", (message) => {
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return faults;
}

async function start(env: Record<string, string>): Promise<Running> {
  const server = startServer(env);
  const logged: string[] = [];
  const said: string[] = [];
  createInterface({ input: server.stderr }).on("line", (line) => logged.push(`server: ${line}`));
  const lines = createInterface({ input: server.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    server.once("exit", (code) => reject(new Error(`Hemline ended with ${code}:\n${[...said, ...logged].join("\n")}`)));
    lines.on("line", (line) => {
      said.push(line);
      const opened = openedAt.exec(line)?.[1];
      if (opened) resolve(opened);
      // 40 and above are pino's warnings and errors.
      if (/"level":(40|50|60)\b/.test(line)) logged.push(`server: ${line}`);
    });
  });
  return { server, address, logged };
}

const startServer = (env: Record<string, string>) =>
  spawn(process.execPath, [...nodeFlags, "server/main.ts"], {
    cwd: projectDir,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
}

/** Clicks a link without scrolling it into view. */
export const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`No link to ${to} on ${location.href}.`);
    link.click();
  }, href);

/** Navigates to an address that no link leads to. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Waits for hydration, also of what comes later, the comments and the feed: before that, links are the browser’s own. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [document.body, ...document.querySelectorAll("#comments, #feed")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__react")),
    ),
  );

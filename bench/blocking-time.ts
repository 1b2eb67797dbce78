import type { Browser } from "playwright-core";
import { launchChromium } from "../e2e/chromium.ts";
import { publicPages } from "./processes/public-pages.ts";
import { runHemline } from "./processes/run-hemline.ts";

const rounds = Number(process.env.ROUNDS ?? 5);
/** Lighthouse's mobile screen, and how much slower its phone's processor is. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slowdown = 4;
/** What a task may take before it counts as blocking, as in Total Blocking Time (web.dev/articles/tbt). */
const taskMs = 50;
/** By then the page is alive, and its dialogs are loaded. */
const watchedMs = 4_000;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In microseconds, as both times: by the clock, and of the processor. */
  ts: number;
  tdur?: number;
  args: { name?: string };
}

interface MainThread {
  blockingMs: number;
  busyMs: number;
}

/**
 * How long the main thread of a phone is blocked after the first paint, of every kind of public page. Lighthouse takes the
 * time that passes; this takes the processor's, so that it tells the page’s own work from waiting for one of few cores.
 */
export async function measure(): Promise<void> {
  const hemline = await runHemline();
  const browser = await launchChromium();
  try {
    for (const path of await publicPages(hemline.address)) {
      const found: MainThread[] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await mainThreadOf(browser, hemline.address + path));
      const median = (figure: keyof MainThread) =>
        found.map((one) => one[figure]).sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
      process.stdout.write(
        `${path}: blocked for ${median("blockingMs").toFixed(0)} ms; ${median("busyMs").toFixed(0)} ms CPU of this machine\n`,
      );
    }
  } finally {
    await browser.close();
    await hemline.stop();
  }
}

async function mainThreadOf(browser: Browser, url: string): Promise<MainThread> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "loading"] });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(watchedMs);
    const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] };
    return afterFirstPaint(traceEvents);
  } finally {
    await context.close();
  }
}

function afterFirstPaint(events: readonly TraceEvent[]): MainThread {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The page was not painted.");
  const main = events.find(
    ({ name, pid, args }) => name === "thread_name" && pid === paint.pid && args.name === "CrRendererMain",
  );
  const tasks = events
    .filter(({ name, ph, pid, tid }) => ph === "X" && name.endsWith("RunTask") && pid === main?.pid && tid === main.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
  const sum = (times: number[]) => times.reduce((total, ms) => total + ms, 0);
  return { blockingMs: sum(tasks.map((ms) => Math.max(0, slowdown * ms - taskMs))), busyMs: sum(tasks) };
}

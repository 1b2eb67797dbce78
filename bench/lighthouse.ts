import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromiumPath } from "../e2e/chromium.ts";
import { publicPages } from "./processes/public-pages.ts";
import { runHemline } from "./processes/run-hemline.ts";

/** Installed on demand: it brings a hundred packages that nothing else needs. */
const lighthouse = "lighthouse@13.5.0";
const rounds = Number(process.env.ROUNDS ?? 3);

/** Scores at least, in percent; times in ms at most. */
const bars = { performance: 97, accessibility: 100, bestPractices: 100, seo: 100, lcpMs: 1_800, tbtMs: 100, cls: 0.01 };

interface Report {
  categories: Record<"performance" | "accessibility" | "best-practices" | "seo", { score: number }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Lighthouse's mobile figures of every kind of public page as visitors see it: the median of some runs each. */
export async function measure(): Promise<void> {
  const hemline = await runHemline();
  try {
    for (const path of await publicPages(hemline.address)) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round++) reports.push(await reportOn(hemline.address + path));
      process.stdout.write(`${path}: ${sentenceOf(reports)}\n`);
    }
  } finally {
    await hemline.stop();
  }
}

async function reportOn(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "hemline-lighthouse-"));
  const file = join(folder, "report.json");
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update";
  const args = [
    "--yes",
    lighthouse,
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ];
  try {
    await promisify(execFile)("npx", args, { env: { ...process.env, CHROME_PATH: chromiumPath() } });
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists of comments and of followers, and what was searched for, ask not to be indexed, which costs a third of the score. */
const isForSearchEngines = (reports: Report[]) => reports.every((it) => it.audits["is-crawlable"]?.score === 1);

function sentenceOf(reports: Report[]): string {
  const median = (figureOf: (report: Report) => number) =>
    reports.map(figureOf).sort((a, b) => a - b)[Math.floor(reports.length / 2)] ?? 0;
  const audit = (name: string) => median((it) => it.audits[name]?.numericValue ?? 0);
  const score = (name: keyof Report["categories"], bar: number) => {
    const percent = Math.round(median((it) => it.categories[name].score) * 100);
    return `${name.replace("-", " ")} ${percent}${percent >= bar ? "" : ` (bar ${bar}: missed)`}`;
  };
  const atMost = (what: string, value: number, bar: number, digits = 0) =>
    `${what} ${value.toFixed(digits)}${value <= bar ? "" : ` (bar ${bar}: missed)`}`;
  const figures = [
    score("performance", bars.performance),
    score("accessibility", bars.accessibility),
    score("best-practices", bars.bestPractices),
    isForSearchEngines(reports) ? score("seo", bars.seo) : "seo: kept from search engines",
    atMost("LCP in ms", audit("largest-contentful-paint"), bars.lcpMs),
    atMost("TBT in ms", audit("total-blocking-time"), bars.tbtMs),
    atMost("CLS", audit("cumulative-layout-shift"), bars.cls, 3),
  ];
  const verdict = figures.some((figure) => figure.endsWith("missed)")) ? "bars missed" : "all bars met";
  const kB = (audit("total-byte-weight") / 1000).toFixed(0);
  const fcp = audit("first-contentful-paint").toFixed(0);
  return `${verdict}: ${[...figures, `FCP in ms ${fcp}`, `${kB} kB`].join(", ")}`;
}

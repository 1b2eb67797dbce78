import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromiumPath } from "../e2e/chromium.ts";
import { runHemline } from "./processes/run-hemline.ts";

/** Installed on demand: it brings a hundred packages that nothing else needs. */
const lighthouse = "lighthouse@13.5.0";
const rounds = 5;

interface Report {
  categories: Record<"performance" | "accessibility" | "best-practices" | "seo", { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse's mobile figures of the public pages as visitors see them: the median of five runs each. */
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

async function publicPages(address: string): Promise<string[]> {
  const html = await (await fetch(`${address}/looks`)).text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  const look = first(/href="(\/looks\/(?!new)[a-z0-9-]+)"/);
  const member = first(/href="(\/members\/[a-z0-9-]+)"/);
  return ["/", "/looks", look, member].filter((path) => path !== undefined);
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

function sentenceOf(reports: Report[]): string {
  const median = (figureOf: (report: Report) => number) =>
    reports.map(figureOf).sort((a, b) => a - b)[Math.floor(reports.length / 2)] ?? 0;
  const score = (name: keyof Report["categories"]) => Math.round(median((it) => it.categories[name].score) * 100);
  const audit = (name: string) => median((it) => it.audits[name]?.numericValue ?? 0);
  return [
    `performance ${score("performance")}, accessibility ${score("accessibility")}, best practices ${score("best-practices")}, SEO ${score("seo")}`,
    `LCP ${(audit("largest-contentful-paint") / 1000).toFixed(2)} s`,
    `FCP ${(audit("first-contentful-paint") / 1000).toFixed(2)} s`,
    `TBT ${audit("total-blocking-time").toFixed(0)} ms`,
    `CLS ${audit("cumulative-layout-shift").toFixed(3)}`,
    `${(audit("total-byte-weight") / 1000).toFixed(0)} kB`,
  ].join(", ");
}

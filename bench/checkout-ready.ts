import { launchWholeChromium } from "../e2e/chromium.ts";
import { openHostPages } from "./checkout-ready/host-pages.ts";
import { type Machine, type PurchaseTiming, timedPurchase } from "./checkout-ready/purchase-timing.ts";
import { runHemline } from "./processes/run-hemline.ts";

/** Our modules in a React page, our standalone script, each with and without `preload()`, and the reference client. */
const ways = [
  { name: "es", client: "es", isPreloaded: false },
  { name: "es, preload()", client: "es", isPreloaded: true },
  { name: "standalone", client: "standalone", isPreloaded: false },
  { name: "standalone, preload()", client: "standalone", isPreloaded: true },
  { name: "reference", client: "reference", isPreloaded: false },
] as const;
type Way = (typeof ways)[number];

const machines: (Machine & { name: string; rounds: number })[] = [
  { name: "this machine", rounds: 9, cpuRate: 1, line: null },
  { name: "CPU slowed down 4 times", rounds: 7, cpuRate: 4, line: null },
  { name: "the same, 80 ms and 1.2 MB/s", rounds: 7, cpuRate: 4, line: { latencyMs: 80, kBPerSecond: 1_200 } },
];

/**
 * From calling `purchase` to a usable form, in turns, each in a fresh browser, against the same billing service and
 * simulator.
 */
export async function measure(): Promise<void> {
  const hemline = await runHemline({ SERVICES: "billing,gateway,worker" });
  const shops = await openHostPages(hemline.address);
  const browser = await launchWholeChromium();
  let arrivals = 0;
  try {
    for (const machine of machines) {
      const timings = new Map<Way, PurchaseTiming[]>(ways.map((way) => [way, []]));
      // Round 0 only warms up the server; the order rotates.
      for (let round = 0; round <= machine.rounds; round++)
        for (const way of ways.map((_, at) => ways[(at + round) % ways.length] as Way)) {
          const customer = {
            apiKey: hemline.billingKey,
            appUserId: `bench-${process.pid}-${++arrivals}`,
            proxyURL: `${hemline.address}/pay`,
            isPreloaded: way.isPreloaded,
          };
          const timing = await timedPurchase(browser, `${shops.address}/${way.client}/`, customer, machine);
          if (round > 0) timings.get(way)?.push(timing);
        }
      process.stdout.write(`${machine.name}, medians of ${machine.rounds}:\n`);
      tell(timings);
    }
  } finally {
    await browser.close();
    await shops.close();
    await hemline.stop();
  }
}

function tell(timings: Map<Way, PurchaseTiming[]>): void {
  const medians = [...timings].map(([way, all]) => ({ way, ...mediansOf(all) }));
  const theirs = medians.at(-1) as PurchaseTiming;
  for (const { way, pageMs, formMs, bytesBefore, bytesAfter } of medians) {
    const share = (formMs / theirs.formMs).toFixed(2);
    const whole = ((pageMs + formMs) / (theirs.pageMs + theirs.formMs)).toFixed(2);
    process.stdout.write(
      `  ${way.name.padEnd(22)} form after ${formMs.toFixed(0)} ms (${share}), page after ${pageMs.toFixed(0)} ms, both ${whole}; ${kB(bytesBefore)} before purchase(), ${kB(bytesAfter)} after\n`,
    );
  }
}

function mediansOf(all: PurchaseTiming[]): PurchaseTiming {
  const of = (what: keyof PurchaseTiming) =>
    all.map((one) => one[what]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] as number;
  return { pageMs: of("pageMs"), formMs: of("formMs"), bytesBefore: of("bytesBefore"), bytesAfter: of("bytesAfter") };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
